import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './start-draft.words.es.ts';

export const en = {
  notRead: 'The source could not be read.',
  needsAddress: 'Enter the address of the rows.',
  noRows: 'It has no rows yet. Add it when it has some, or check the address.',
  unknownDraft: 'This draft is gone. Start again with the address.',
  unknownSource: 'There is no such source.',
  noId: "Choose the column that holds the permit's number. Without it, rows can't be told apart.",
  reading: 'It is being read now.',
  confirmed: 'What it lists next is accepted.',
};

/** Answers to operators who add sources. */
export const draftWords = inLanguages({ en, es });
