import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './new.words.es.ts';

export const en = {
  new: (count: number) => plural('en', count, { one: 'new', other: 'new' }),
  since: 'since your last visit',
};

/** The words of the number of new projects. */
export const newWords = inLanguages({ en, es });
