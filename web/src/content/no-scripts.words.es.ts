import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './no-scripts.words.ts';

export const es = {
  needsScripts: 'Plumbline necesita JavaScript. Actívelo para solicitar un servicio o responder a una solicitud.',
} satisfies Translation<typeof en>;
