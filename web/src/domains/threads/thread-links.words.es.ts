import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './thread-links.words.ts';

export const es = {
  title: 'Mensajes',
  count: (count, many) => plural('es', count, { one: '1 mensaje', other: `${many} mensajes` }),
  none: 'Aún no hay mensajes',
  isNew: 'Nuevo',
  ask: 'Hacer una pregunta',
  asks: (most) => `Hasta ${most} preguntas antes de responder, sin costo.`,
  open: 'Mensajes',
} satisfies Translation<typeof en>;
