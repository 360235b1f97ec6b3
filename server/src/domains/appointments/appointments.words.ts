import type { CalendarTrouble } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './appointments.words.es.ts';

export const en = {
  booked: (when: string) => `Booked for ${when}. Both of you have the invitation, and reminders follow.`,
  noted: 'We noted the time, but nobody is booked yet. Choose a contractor first.',
  theContractor: 'The contractor',
  notYoursYet: 'The job is not yours yet.',
  anotherGotIt: 'Another contractor got this job.',
  nobodyHasIt: 'No contractor has the job yet.',
  anotherHasIt: 'Another contractor has this job.',
  taken: 'This time has just been taken. Choose another.',
  notFree: 'The contractor is not free at this time. Choose another.',
  outsideHours: (company: string) => `${company} does not work at that time. Choose one of the free times.`,
  needsNotice: (company: string, hours: number) =>
    `${company} needs ${hours} ${hours === 1 ? 'hour' : 'hours'} of notice. Choose a later time.`,
  clocksGoForward: 'This time does not exist on that day because clocks go forward. Choose another.',
  none: 'There is no appointment.',
  noneYet: 'There is no appointment yet.',
  over: 'The appointment no longer exists.',
  'wrong-party': 'Only the other side can say that.',
  'not-begun': 'The appointment has not begun yet.',
  begun: 'The appointment has already begun.',
  'long-ago': 'The appointment was too long ago to report that.',
  onlyCustomerChooses: 'Only the customer can choose when to be reminded.',
  tooManyCalendars: (most: number) => `You can connect ${most} calendars. Disconnect one first.`,
  tooManyAccounts: (most: number) => `You can connect ${most} calendar servers. Disconnect one first.`,
  accountTroubles: {
    unreachable: 'This server can’t be reached. Check the address, or try again later.',
    'too-slow': 'This server takes too long to answer. Try again later.',
    'not-allowed': 'This server refuses us. Check that your account there includes calendars.',
    'not-found': 'There is nothing at this address. Check it, or enter only the name of the server.',
    'private-address': 'This address leads to a private network, where nothing is read. Use a public address.',
    'too-large': 'This server’s answer is too large to read.',
    'too-complex': 'This server’s answer is too complicated to read. Try again later.',
    'no-calendar':
      'There is no calendar server at this address. Check the address that your provider gives for CalDAV.',
    locked: 'There is no calendar server at this address. Check the address that your provider gives for CalDAV.',
    'wrong-password': 'The server refuses this user name or password. Most providers need an app password.',
    'no-server': 'There is no calendar server at this address. Check the address that your provider gives for CalDAV.',
    'no-calendars': 'Your account there has no calendar. Create one in your calendar program first.',
    insecure: 'The address must begin with https://, so that nobody can read your password on its way.',
  } satisfies Readonly<Record<CalendarTrouble, string>>,
};

/** The server's messages about appointments. */
export const appointmentsWords = inLanguages({ en, es });
