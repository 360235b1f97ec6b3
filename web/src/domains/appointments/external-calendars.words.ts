import type { CalendarTrouble } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './external-calendars.words.es.ts';

export const en = {
  title: 'Calendars you keep elsewhere',
  lead: 'Customers are not offered times at which your own calendar is busy. We store only when you are busy: no titles, places or guests.',
  none: 'No calendar is connected.',
  connectTitle: 'Connect a calendar by its address (ICS)',
  address: 'ICS address',
  addressHint: 'In Google, the ‘Secret address in iCal format’. We store it encrypted.',
  name: 'Name',
  connect: 'Connect',
  connecting: 'Connecting…',
  connected: 'Calendar connected',
  connectedNext: 'It is being read now, and regularly after that.',
  refresh: 'Read now',
  disconnect: 'Disconnect',
  disconnectTitle: (name: string) => `Disconnect ${name}?`,
  disconnectEffect: 'We forget its address and its busy times. Customers are then offered those times again.',
  unchooseEffect: 'We forget its busy times. Customers are then offered those times again.',
  failed: 'That did not go through',
  waiting: 'Being read for the first time…',
  reading: 'Being read',
  readingNext: 'The list shows when it is done.',
  readAt: (when: string) => `Read ${when}`,
  notReadSince: (when: string) => `Not read since ${when}`,
  neverRead: 'Never read. Its busy times are not known.',
  unread: (count: number) =>
    count === 1
      ? 'One entry can’t be read, so customers may be offered its time. Open it in your calendar and save it again.'
      : `${count} entries can’t be read, so customers may be offered their times. Open them in your calendar and save them again.`,
  current: 'Up to date',
  old: 'Out of date',
  troubles: {
    unreachable: 'Its server can’t be reached. We keep trying.',
    'too-slow': 'Its server takes too long to answer. We keep trying.',
    'not-allowed': 'Its server refuses us. Create a new address in your calendar and connect that one.',
    'not-found': 'There is nothing at its address. Create a new address in your calendar and connect that one.',
    'private-address': 'Its address leads to a private network, where nothing is read. Use a public address.',
    'too-large': 'It is too large to read. Connect a calendar that has only your work in it.',
    'too-complex': 'It has too many entries to read. Connect a calendar that has only your work in it.',
    'no-calendar': 'There is no calendar at its address. Make sure that you copied the ICS address.',
    locked: 'Its address can’t be decrypted anymore. Disconnect it and connect it again.',
    'wrong-password':
      'Its server refuses your user name or password. Connect the server again with a new app password.',
    'no-server': 'Its server no longer answers as a calendar server. We keep trying.',
    'no-calendars': 'Your account on its server has no calendar anymore.',
    insecure: 'Its server asks for your password without encryption, so we don’t send it.',
  } satisfies Readonly<Record<CalendarTrouble, string>>,
  /** What is said otherwise of a calendar on a CalDAV server. */
  accountTroubles: {
    'not-allowed': 'Its server no longer lets us read it. Check there that you may read it yourself.',
    'not-found': 'It is no longer on its server. Disconnect it.',
    'no-calendar': 'Something in it can’t be read. Check its newest entries in your calendar program.',
    locked: 'Its password can’t be decrypted anymore. Disconnect its server and connect it again.',
  } satisfies Partial<Record<CalendarTrouble, string>>,
};

/** The contractor's own calendars elsewhere. */
export const externalCalendarsWords = inLanguages({ en, es });
