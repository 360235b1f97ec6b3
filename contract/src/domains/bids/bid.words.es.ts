import type { Translation } from '../../kernel/words.ts';
import type { en } from './bid.words.ts';

export const es = {
  enterDollars: 'Escriba el monto en dólares o déjelo en blanco.',
  notNegative: 'El monto debe ser 0 o más.',
  noteTooLong: (most: string) => `La nota puede tener ${most} caracteres como máximo.`,
} satisfies Translation<typeof en>;
