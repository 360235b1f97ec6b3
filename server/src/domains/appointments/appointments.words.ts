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
  onlyCustomerChooses: 'Only the customer can choose when to be reminded.',
  tooManyCalendars: (most: number) => `You can connect ${most} calendars. Disconnect one first.`,
};

/** The server's messages about appointments. */
export const appointmentsWords = inLanguages({ en, es });
