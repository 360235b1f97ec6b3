import { inLanguages } from '../../kernel/words.ts';
import { es } from './bid.words.es.ts';

export const en = {
  enterDollars: 'Enter the amount in dollars, or leave it blank.',
  notNegative: 'The amount must be 0 or more.',
  noteTooLong: (most: string) => `The note must have at most ${most} characters.`,
};

/** Validation messages for bids. */
export const bidWords = inLanguages({ en, es });
