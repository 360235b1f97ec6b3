import type { Translation } from '../../kernel/words.ts';
import type { en } from './thread.words.ts';

export const es = {
  writeSomething: 'Escriba un mensaje.',
  sayWhat: 'Diga qué pasa.',
} satisfies Translation<typeof en>;
