import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './messaging.words.ts';

export const es = {
  plainSubject: 'Un mensaje de Plumbline',
  orCopy: (address) => `O copie esta dirección: ${address}`,
  unsubscribe: 'Dejar de recibir estos correos',
  terms: 'Términos',
  privacy: 'Privacidad',
} satisfies Translation<typeof en>;
