import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './black-out.words.es.ts';

export const en = {
  title: 'Black out parts',
  description: 'Draw over faces, house numbers and letters.',
  loading: 'Opening the photo…',
  unreadable: 'This browser can’t open that photo. Choose a JPEG or PNG file.',
  canvas: 'The photo. Arrow keys move a rectangle, Shift and arrow keys change its size, and Enter blacks it out.',
  keys: 'With a keyboard: arrow keys move a rectangle, Shift and arrow keys change its size, Enter blacks it out.',
  brush: 'Size of the brush',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  undo: 'Undo',
  marked: (count: number) => (count === 1 ? '1 part is black.' : `${count} parts are black.`),
  promise:
    'What is black is gone for everybody, you too: your device paints it over before sending, and we get no other copy.',
  save: 'Add photo',
  cancel: 'Cancel',
};

/** About blacking out parts of a photo before it is sent. */
export const blackOutWords = inLanguages({ en, es });
