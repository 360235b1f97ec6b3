import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './job-photos.words.es.ts';

export const en = {
  photos: 'Photos',
  photo: (number: number) => `Photo ${number}`,
  hidden: (count: number) => `Photos shown once you are connected: ${count}`,
};

/** About photos, for contractors. */
export const jobPhotosWords = inLanguages({ en, es });
