import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './new.words.ts';

export const es = {
  new: (count: number) => plural('es', count, { one: 'nuevo', other: 'nuevos' }),
  since: 'desde su última visita',
} satisfies Translation<typeof en>;
