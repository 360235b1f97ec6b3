import { inLanguages } from '../../kernel/words.ts';
import { es } from './place.words.es.ts';

export const en = {
  notAZip: 'Please enter a valid 5-digit zip code.',
  degrees: (most: number, example: number) => `Enter degrees from -${most} to ${most}, such as ${example}.`,
};

/** Validation messages for places. */
export const placeWords = inLanguages({ en, es });
