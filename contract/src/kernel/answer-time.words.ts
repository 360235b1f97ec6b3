import { es } from './answer-time.words.es.ts';
import { inLanguages, plural } from './words.ts';

export const en = {
  usual: '2-4 hours',
  minutes: (count: number, formatted: string) =>
    `${formatted} ${plural('en', count, { one: 'minute', other: 'minutes' })}`,
  /** Hours in which the business is open. */
  workingHours: (count: number, formatted: string) =>
    `${formatted} working ${plural('en', count, { one: 'hour', other: 'hours' })}`,
};

/** Durations that follow 'within', or 'en un plazo de'. */
export const answerTimeWords = inLanguages({ en, es });
