import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './column-trouble.words.es.ts';

export const en = {
  nothing: (field: string) => `The column for '${field}' reads nothing.`,
  dropped: (field: string, now: string, before: string) =>
    `The column for '${field}' is read from ${now}% of the rows; before, it was ${before}%.`,
};

/** Warnings about the columns of a source. */
export const columnWarningsWords = inLanguages({ en, es });
