import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './calendar.words.es.ts';

export const en = {
  next: 'Go to the Next Month',
  previous: 'Go to the Previous Month',
  today: (day: string) => `Today, ${day}`,
  selected: (day: string) => `${day}, selected`,
};

/** The calendar's texts for screen readers. */
export const calendarWords = inLanguages({ en, es });
