import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './order.words.es.ts';

export const en = {
  soonest: 'Answers soonest',
  usual: 'Featured, then nearest',
};

/** The orders of the contractors to choose from. */
export const orderWords = inLanguages({ en, es });
