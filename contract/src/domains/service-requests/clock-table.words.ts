import { inLanguages } from '../../kernel/words.ts';
import { es } from './clock-table.words.es.ts';

export const en = {
  none: '–',
  reports: {
    'contractor-absent': 'The contractor did not come',
    'customer-absent': 'The customer was not there',
    'not-completed': 'Not completed after all',
    'not-agreed': 'Not the work agreed',
    'bad-connection': 'The customer can’t be reached, or did not want the job',
    unanswered: 'Nobody answers whether the work is done',
  },
  until: {
    visit: (days: number) => `${days} days after the visit`,
    completion: (days: number) => `${days} days after the completion`,
    connection: (days: number) => `${days} days after the connection`,
  },
  atOnce: {
    'contractor-absent': 'The job is released, the fee goes back, and the next contractors are offered',
    'customer-absent': 'The contractor keeps the job, and another visit can be booked',
    'not-completed': 'The work continues, and the contractor gets the reason',
    'not-agreed': 'Both sides see that the work is disputed, with the photos and the messages',
    'bad-connection': 'The customer is asked',
    unanswered: 'The work counts as confirmed',
  },
  objection: {
    contractor: (hours: number) => `The contractor, ${hours} hours`,
    customer: (hours: number) => `The customer, ${hours} hours`,
    other: (hours: number) => `The other side, ${hours} hours`,
  },
  decidedBy: {
    'record-or-operator': (days: number) =>
      `The record of the day, or else an operator in ${days} working days; changes only the record`,
    operator: (days: number) => `An operator in ${days} working days; changes only the record`,
    rules: (_days: number) => 'The rules of refunds in the terms',
  },
  all: 'All deadlines',
  sentence: {
    until: (until: string) => `Possible until: ${until}.`,
    atOnce: (what: string) => `At once: ${what}.`,
    objection: (who: string) => `Objection: ${who}.`,
    decided: (who: string) => `Decided by: ${who}.`,
  },
};

/** The published table of reports and their deadlines. */
export const clockWords = inLanguages({ en, es });
