import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './job-photos.words.ts';

export const es: Translation<typeof en> = {
  photos: 'Fotos',
  photo: (number) => `Foto ${number}`,
  hidden: (count) => `Fotos que se muestran cuando estén en contacto: ${count}`,
};
