import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './deadlines.words.es.ts';

export const en = {
  title: 'Deadlines and Objections',
  lead: 'What each side can report at the end of a job, until when, what happens at once, and who decides if the other side objects.',
  columns: {
    report: 'Report',
    until: 'Until',
    atOnce: 'What happens at once',
    objection: 'Objection',
    decidedBy: 'Decided by',
  },
  record:
    'The record of the day decides only against the side that reported, by what that side did itself: a contractor who started the work on the day of the visit has found the customer. Everything else is decided by a person.',
  money:
    'A decision changes whether a report counts, and no payment. A report that nobody objects to in time counts. Each side is told of reports, objections and decisions once.',
};

/** The page of the published clocks. */
export const deadlinesWords = inLanguages({ en, es });
