import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './job-time.words.es.ts';

export const en = {
  lessThanMinute: 'less than a minute left',
  minutes: (count: number) => `${count} ${plural('en', count, { one: 'minute', other: 'minutes' })} left`,
  hours: (count: number) => `${count} ${plural('en', count, { one: 'hour', other: 'hours' })} left`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min left`,
  days: (count: number) => `${count} ${plural('en', count, { one: 'day', other: 'days' })} left`,
};

/** The time left until a deadline. */
export const jobTimeWords = inLanguages({ en, es });
