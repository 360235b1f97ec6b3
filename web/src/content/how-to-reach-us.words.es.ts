import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './how-to-reach-us.words.ts';

export const es = {
  chat: 'el chat de ayuda de este sitio',
  email: (address) => `correo a ${address}`,
  phone: (number) => `teléfono al ${number}`,
  reachUs: (ways) =>
    `Comuníquese con nosotros por ${ways.length > 1 ? `${ways.slice(0, -1).join(', ')} o ${ways.at(-1) ?? ''}` : (ways[0] ?? '')}.`,
} satisfies Translation<typeof en>;
