import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './location.words.es.ts';

export const en = {
  noCityHere: 'There is no US city at this point.',
  zipNotFound: 'Zip code not found',
  checkZip: 'Please check the zip code and try again.',
};

/** Messages for places that were not found. */
export const locationWords = inLanguages({ en, es });
