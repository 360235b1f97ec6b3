import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './photos.words.es.ts';

export const en = {
  over: 'This request has ended, so no photo can be added.',
  changed: 'The photo is changed.',
  removed: 'The photo is removed.',
};

/** The server's words about the photos of a request. */
export const photosWords = inLanguages({ en, es });
