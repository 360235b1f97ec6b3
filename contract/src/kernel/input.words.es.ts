import type { en } from './input.words.ts';
import { plural, type Translation } from './words.ts';

export const es = {
  sayWhy: 'Indique el motivo.',
  giveTenDigits: 'Ingrese diez dígitos, como (502) 555-0134',
  atMostCharacters: (most, formatted) =>
    `Use ${formatted} ${plural('es', most, { one: 'carácter', other: 'caracteres' })} como máximo.`,
  atMostDollars: (formatted) => `Ingrese ${formatted} como máximo.`,
  amountAtMost: (formatted) => `El monto debe ser de ${formatted} como máximo.`,
} satisfies Translation<typeof en>;
