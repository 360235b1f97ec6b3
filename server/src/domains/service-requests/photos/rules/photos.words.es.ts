import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './photos.words.ts';

export const es: Translation<typeof en> = {
  over: 'Esta solicitud ha terminado, así que no se pueden añadir fotos.',
  changed: 'La foto se ha cambiado.',
  removed: 'La foto se ha quitado.',
};
