import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './time.words.es.ts';

export const en = {
  age: {
    day: (count: number) => `${count} ${plural('en', count, { one: 'day', other: 'days' })}`,
    hour: (count: number) => `${count} ${plural('en', count, { one: 'hour', other: 'hours' })}`,
    minute: (count: number) => `${count} ${plural('en', count, { one: 'minute', other: 'minutes' })}`,
    lessThanMinute: 'under a minute',
  },
  deadline: { notStated: 'Not stated', closed: (day: string) => `Closed ${day}` },
};

/** Elapsed times and bid deadlines. */
export const timeWords = inLanguages({ en, es });
