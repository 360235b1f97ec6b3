import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './configure-source.words.ts';

export const es = {
  wrong: 'La configuración de la fuente no es válida.',
  unknown: (id: string) => `No hay ninguna fuente '${id}'.`,
} satisfies Translation<typeof en>;
