import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './schedule.words.es.ts';

export const en = {
  byHand: 'Only when asked',
  days: (count: number) => (count === 1 ? 'Every day' : `Every ${count} days`),
  hours: (count: number) => (count === 1 ? 'Every hour' : `Every ${count} hours`),
  minutes: (count: number) => (count === 1 ? 'Every minute' : `Every ${count} minutes`),
};

/** The schedules of sources. */
export const scheduleWords = inLanguages({ en, es });
