import type { Translation } from '../../kernel/words.ts';
import type { en } from './visit-rules.words.ts';

export const es = {
  chooseBetween: (least, most) => `Elija un número entero de ${least} a ${most}`,
} satisfies Translation<typeof en>;
