import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './photos.words.ts';

export const es: Translation<typeof en> = {
  over: 'Esta solicitud ha terminado, así que no se pueden añadir fotos.',
  workOver: 'Puede añadir fotos del trabajo mientras tenga el encargo y hasta que ya nadie pueda objetar.',
  evidence: 'El trabajo se confirmó o se reclamó, así que esta foto queda como está: es una prueba.',
  noPhase: 'Indique si la foto muestra el trabajo antes o después.',
  changed: 'La foto se ha cambiado.',
  removed: 'La foto se ha quitado.',
};
