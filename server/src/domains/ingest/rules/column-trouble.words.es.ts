import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './column-trouble.words.ts';

export const es = {
  nothing: (field) => `La columna de '${field}' no da nada.`,
  dropped: (field, now, before) =>
    `La columna de '${field}' se lee en el ${now} % de las filas; antes era el ${before} %.`,
} satisfies Translation<typeof en>;
