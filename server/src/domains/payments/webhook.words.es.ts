import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './webhook.words.ts';

export const es = {
  'no-signature': 'Esta llamada fue rechazada: no lleva firma.',
  'wrong-signature': 'Esta llamada fue rechazada: su firma es incorrecta.',
  'too-old': 'Esta llamada fue rechazada: su firma es demasiado antigua.',
  malformed: 'Esta llamada fue rechazada: no se puede leer su contenido.',
} satisfies Translation<typeof en>;
