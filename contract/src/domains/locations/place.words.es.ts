import type { Translation } from '../../kernel/words.ts';
import type { en } from './place.words.ts';

export const es = {
  notAZip: 'Ingrese un código postal válido de 5 dígitos.',
  degrees: (most, example) => `Indique grados de -${most} a ${most}, por ejemplo ${example}.`,
} satisfies Translation<typeof en>;
