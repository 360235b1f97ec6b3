import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './job-reports.words.es.ts';

export const en = {
  title: 'Reports with objections',
  says: 'A decision changes whether a report counts, and nothing else: not the job, and no payment. Both sides are told.',
  loading: 'Loading the reports',
  none: 'No report waits for a decision.',
  list: 'Reports with objections',
  kinds: {
    'contractor-absent': {
      customer: 'the customer reports that the contractor did not come',
      contractor: 'the contractor did not come',
    },
    'customer-absent': {
      customer: 'the customer was not there',
      contractor: 'the contractor reports that the customer was not there',
    },
    'not-agreed': {
      customer: 'the customer reports that it is not the work agreed',
      contractor: 'the contractor reports that it is not the work agreed',
    },
  },
  late: 'Overdue',
  about: (when: string) => `About ${when}.`,
  decideBy: (when: string) => `Decide by ${when}.`,
  earlier: (count: number, formatted: string) =>
    plural('en', count, {
      one: `${formatted} report against this contractor counts.`,
      other: `${formatted} reports against this contractor count.`,
    }),
  objection: 'Objection',
  contradicted: 'the other side reports the contrary',
  record: 'The record of that day, in the words of the customer’s page',
  counts: 'It counts',
  countsNot: 'It does not count',
  countsTitle: 'This report counts?',
  countsNotTitle: 'This report does not count?',
  hint: 'Recorded in the audit log. The two sides don’t read it.',
  deciding: 'Deciding...',
  cancel: 'Cancel',
  decided: 'Decided',
  told: 'Both sides were told.',
};

/** The operators' list of reports with objections. */
export const jobReportsWords = inLanguages({ en, es });
