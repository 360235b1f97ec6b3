import { es } from './input.words.es.ts';
import { inLanguages, plural } from './words.ts';

export const en = {
  sayWhy: 'Say why.',
  giveTenDigits: 'Enter ten digits, such as (502) 555-0134',
  atMostCharacters: (most: number, formatted: string) =>
    `Use at most ${formatted} ${plural('en', most, { one: 'character', other: 'characters' })}.`,
  atMostDollars: (formatted: string) => `Enter at most ${formatted}.`,
  amountAtMost: (formatted: string) => `The amount must be at most ${formatted}.`,
};

/** Validation messages shared by all forms. */
export const inputWords = inLanguages({ en, es });
