import type { Translation } from '../../kernel/words.ts';
import type { en } from './claim-code.words.ts';

export const es = {
  mailed: (minutes) =>
    `Si la ficha tiene un correo electrónico, un código va en camino. Funciona durante ${minutes} minutos.`,
  texted: (minutes) =>
    `Si la ficha tiene un número de teléfono, un código va en camino. Funciona durante ${minutes} minutos.`,
} satisfies Translation<typeof en>;
