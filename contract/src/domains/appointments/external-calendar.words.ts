import { inLanguages } from '../../kernel/words.ts';
import { es } from './external-calendar.words.es.ts';

export const en = {
  address: 'Enter an address that begins with https:// or webcal://.',
  server: 'Enter the address of a server, or an email address.',
  userName: 'Enter your user name there.',
  password: 'Enter your app password.',
};

/** Error messages of the form that connects a calendar. */
export const externalCalendarWords = inLanguages({ en, es });
