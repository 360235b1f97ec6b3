import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './appointments.words.es.ts';

export const en = {
  booked: (when: string) => `Booked for ${when}. Both of you have the invitation, and reminders follow.`,
  noted: 'We have noted the time. Nobody is booked yet: choose a contractor first.',
  theContractor: 'The contractor',
  notYoursYet: 'The job is not yours yet.',
  anotherGotIt: 'Another contractor has got this job.',
  nobodyHasIt: 'No contractor has the job yet.',
  anotherHasIt: 'Another contractor has this job.',
  taken: 'This time has just been taken. Choose another.',
  outsideHours: (company: string) => `${company} does not work at that time. Choose one of the free times.`,
  clocksGoForward: 'This time does not exist on that day: the clocks go forward. Choose another.',
  none: 'There is no appointment.',
  noneYet: 'There is no appointment yet.',
  over: 'There is no appointment any more.',
  'wrong-party': 'This is for the other side to say.',
  'not-begun': 'The appointment has not begun yet.',
  begun: 'The appointment has begun already.',
  onlyCustomerChooses: 'When the customer is reminded is for the customer to say.',
};

/** The server's messages about appointments. */
export const appointmentsWords = inLanguages({ en, es });
