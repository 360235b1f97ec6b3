import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './reports.words.es.ts';

export const en = {
  aContractor: 'A contractor',
  notNow: (days: number) =>
    `This can be reported once, within ${days} days after the work was completed, by the two who are connected.`,
  ownReport: 'This is your own report. The other side can object to it.',
  tooLateToObject: (hours: number) => `There was a time of ${hours} hours to object, or it was decided already.`,
  noObjection: 'Nobody has objected to this report, so there is nothing to decide.',
  isDecided: 'This report was decided already.',
};

/** Why a report, an objection or a decision is refused. */
export const reportsWords = inLanguages({ en, es });
