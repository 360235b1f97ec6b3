import { inLanguages } from '../../kernel/words.ts';
import { es } from './external-calendar.words.es.ts';

export const en = {
  address: 'Enter an address that begins with https:// or webcal://.',
};

/** What is wrong with the address of a calendar. */
export const externalCalendarWords = inLanguages({ en, es });
