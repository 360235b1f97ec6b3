import { inLanguages } from '../../kernel/words.ts';
import { es } from './thread.words.es.ts';

export const en = {
  writeSomething: 'Please write a message.',
  sayWhat: 'Please say what is wrong.',
};

export const threadWords = inLanguages({ en, es });
