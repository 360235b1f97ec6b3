import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './new.words.ts';

export const es = {
  new: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} nuevo`, other: `${formatted} nuevos` }),
  isNew: 'Nuevo',
  sinceVisit: 'desde su última visita',
  newSince: (when: string) => `desde ${when}`,
} satisfies Translation<typeof en>;
