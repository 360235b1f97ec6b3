import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './photo-frame.words.ts';

export const es: Translation<typeof en> = {
  title: 'Fotos',
  hint: (most) => `Hasta ${most}. Una de cerca y otra desde un paso atrás: el contratista trae la pieza correcta.`,
  add: 'Tomar o añadir',
  mayBeSeen: 'Los contratistas pueden ver las fotos nuevas antes de que estén en contacto',
  otherwise: 'Si no: solo las ve el contratista con quien esté en contacto. Puede cambiarlo en cada foto.',
  before: 'Quitamos el lugar y la hora de cada foto. Evite caras, números de casa y documentos.',
};
