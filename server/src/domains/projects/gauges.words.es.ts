import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './gauges.words.ts';

export const es = {
  waiting: 'Proyectos que esperan un geocodificador',
  found: 'Direcciones encontradas',
  unknown: 'Direcciones no encontradas',
} satisfies Translation<typeof en>;
