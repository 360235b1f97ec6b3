import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './new.words.es.ts';

export const en = {
  new: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} new`, other: `${formatted} new` }),
  isNew: 'New',
  sinceVisit: 'since your last visit',
  newSince: (when: string) => `since ${when}`,
};

/** The line above a list about its new projects. */
export const newWords = inLanguages({ en, es });
