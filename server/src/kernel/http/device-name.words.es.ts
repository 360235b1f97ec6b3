import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './device-name.words.ts';

export const es = {
  onSystem: (browser, system) => `${browser} en ${system}`,
  unknown: 'Dispositivo desconocido',
} satisfies Translation<typeof en>;
