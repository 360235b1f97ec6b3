import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './leads.words.ts';

export const es = {
  tooMany: (most: number) =>
    `Usted tiene ${most} alertas de búsqueda, que es el máximo. Elimine primero una que ya no necesite.`,
  deleted: 'La alerta se eliminó.',
  noLongerWatched: 'La alerta se pausó o se eliminó',
} satisfies Translation<typeof en>;
