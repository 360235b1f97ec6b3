import type { Translation } from '../../kernel/words.ts';
import type { en } from './review.words.ts';

export const es = {
  chooseStars: 'Elija de una a cinco estrellas.',
  writeReview: 'Escriba una o dos oraciones.',
  writeAnswer: 'Escriba su respuesta.',
  atMost: (characters) => `Use ${characters} caracteres como máximo.`,
} satisfies Translation<typeof en>;
