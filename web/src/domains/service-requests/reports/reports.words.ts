import type { JobReportKind } from '@plumbline/contract/domains/service-requests/job-report.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './reports.words.es.ts';

export const en = {
  title: 'Reports',
  titleNone: 'Something not as agreed?',
  theContractor: 'the contractor',
  theCustomer: 'The customer',
  own: {
    'contractor-absent': (company: string) => `You reported that ${company} did not come`,
    'customer-absent': 'You reported that the customer was not there',
    'not-agreed': 'You reported that it is not the work agreed',
  } satisfies Record<JobReportKind, unknown>,
  others: {
    'contractor-absent': (who: string) => `${who} reported that you did not come`,
    'customer-absent': (who: string) => `${who} reported that you were not there`,
    'not-agreed': (who: string) => `${who} reported that it is not the work agreed`,
  } satisfies Record<JobReportKind, (who: string) => string>,
  visitAt: (when: string) => `Visit on ${when}`,
  completedAt: (when: string) => `Completed on ${when}`,
  disputed: 'Disputed',
  withPhotos: 'This request’s photos and messages are part of the dispute.',
  objection: 'Objection',
  standing: {
    open: {
      you: (until: string) => `You can object until ${until}.`,
      other: 'The other side can object. Without an objection, it counts.',
    },
    objected: {
      by: (when: string) => `There is an objection. An operator decides by ${when}.`,
      waits: 'There is an objection. An operator decides.',
    },
    stands: { silent: 'Nobody objected in time, so it counts.', operator: 'An operator decided: it counts.' },
    overturned: {
      record: 'The record of the day contradicts it: it does not count.',
      operator: 'An operator decided: it does not count.',
    },
    void: 'The work was reopened, so there is nothing to decide.',
  },
  notAgreed: {
    button: 'Not the work agreed',
    title: 'Not the work you had agreed on?',
    submit: 'Report it',
    done: 'Reported',
  },
  object: { button: 'Object', title: 'Object to this report', submit: 'Send the objection', done: 'Objection sent' },
  inYourWords: 'In your words',
  sayWhat: 'Say what happened.',
  told: 'The other side was told.',
  failed: 'That did not go through',
  sending: 'Sending...',
};

/** The reports of both sides. */
export const reportsWords = inLanguages({ en, es });
