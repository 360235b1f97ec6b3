import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './response.words.es.ts';

export const en = {
  minutes: (count: number) =>
    plural('en', count, { one: 'Usually answers within a minute', other: `Usually answers in ${count} minutes` }),
  hours: (count: number) =>
    plural('en', count, { one: 'Usually answers in an hour', other: `Usually answers in ${count} hours` }),
  days: (count: number) =>
    plural('en', count, { one: 'Usually answers in a working day', other: `Usually answers in ${count} working days` }),
  basis: (requests: number, formatted: string, days: number) =>
    plural('en', requests, {
      one: `${formatted} request, ${days} days`,
      other: `${formatted} requests, ${days} days`,
    }),
  answers: 'Answers',
  method:
    'The median over all requests. Only their business hours count. Declining is an answer; a request without an answer makes it worse.',
};

/** How a contractor usually answers, and how that is computed. */
export const responseWords = inLanguages({ en, es });
