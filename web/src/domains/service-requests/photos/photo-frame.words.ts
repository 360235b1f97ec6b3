import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './photo-frame.words.es.ts';

export const en = {
  title: 'Photos',
  hint: (most: number) => `Up to ${most}. One from close, one from a step back: the contractor brings the right part.`,
  add: 'Take or add',
  mayBeSeen: 'Contractors may see new photos before you are connected',
  otherwise: 'Off: only the contractor you are connected with sees them. You can change this for each photo.',
  before: 'We take the place and the time out of every photo. Leave out faces, house numbers and documents.',
};

/** What is said wherever photos are chosen. */
export const photoFrameWords = inLanguages({ en, es });
