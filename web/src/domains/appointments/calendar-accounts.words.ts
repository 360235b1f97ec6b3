import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './calendar-accounts.words.es.ts';

export const en = {
  connectTitle: 'Connect a calendar server (CalDAV)',
  lead: 'For iCloud, Fastmail, Nextcloud and others. You then choose which of your calendars there count.',
  address: 'Server or email address',
  addressHint: 'The address that your provider gives for CalDAV, such as caldav.icloud.com.',
  userName: 'User name',
  password: 'App password',
  passwordHint: 'Create one for us in your account there, so that you can take it back. We store it encrypted.',
  connect: 'Find calendars',
  connecting: 'Looking for calendars…',
  connected: 'Calendar server connected',
  connectedNext: 'Choose which of its calendars count.',
  calendarsAt: (host: string) => `Calendars at ${host}`,
  choose: 'Customers are not offered times at which these are busy',
  save: 'Save choice',
  saving: 'Saving…',
  saved: 'Saved',
  savedNext: 'The ticked calendars are being read now, and regularly after that.',
  disconnect: 'Disconnect server',
  disconnectTitle: (host: string) => `Disconnect ${host}?`,
  disconnectEffect:
    'We forget its password, its calendars and their busy times. Customers are then offered those times again.',
  failed: 'That did not go through',
};

/** The contractor's calendar servers. */
export const calendarAccountsWords = inLanguages({ en, es });
