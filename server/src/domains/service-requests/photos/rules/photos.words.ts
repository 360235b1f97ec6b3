import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './photos.words.es.ts';

export const en = {
  over: 'This request has ended, so no photo can be added.',
  workOver: 'Photos of the work can be added while you have the job, until nobody can object to it anymore.',
  evidence: 'The work was signed off or reported, so this photo stays as it is: it is evidence.',
  noPhase: 'Say whether the photo shows the work before or after.',
  changed: 'The photo is changed.',
  removed: 'The photo is removed.',
};

/** The server's words about the photos of a request and of its work. */
export const photosWords = inLanguages({ en, es });
