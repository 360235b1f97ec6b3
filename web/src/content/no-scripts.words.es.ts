import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './no-scripts.words.ts';

export const es = {
  needsScripts:
    'Las solicitudes y las respuestas funcionan sin JavaScript. Las cuentas, los mapas y la voz lo necesitan.',
} satisfies Translation<typeof en>;
