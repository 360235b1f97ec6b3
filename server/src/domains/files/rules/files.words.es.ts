import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './files.words.ts';

export const es: Translation<typeof en> = {
  refusals: {
    empty: 'Este archivo está vacío. Elija otro.',
    heic: 'Aquí no se pueden leer fotos en HEIC. Ponga la cámara en «Más compatible» o guarde la foto como JPEG, y añádala de nuevo.',
    video: 'Todavía no se pueden añadir videos. Añada una foto.',
    document: 'Todavía no se pueden añadir documentos. Añada una foto de él, sin nombres ni números.',
    other: 'Esto no es una foto. Añada un archivo JPEG, PNG, WebP o GIF.',
    damaged: 'Esta foto está dañada o incompleta. Tómela de nuevo o elija otra.',
    mixed:
      'Este archivo contiene algo más que una foto. Guárdelo como foto nueva, por ejemplo con una captura de pantalla, y añádala.',
    huge: 'Esta foto tiene demasiados píxeles. Hágala más pequeña, por ejemplo con una captura de pantalla, y añádala.',
  },
  tooLarge: (megabytes) => `Una foto puede tener como máximo ${megabytes} MB. Hágala más pequeña y añádala de nuevo.`,
  tooMany: (most) => `Puede haber como máximo ${most} fotos. Quite una primero.`,
  brokeOff: 'El envío se interrumpió. Envíe la foto de nuevo.',
  busy: 'Están llegando demasiadas fotos. Inténtelo de nuevo en un momento.',
  notStored: 'La foto no se puede guardar ahora. Inténtelo de nuevo más tarde.',
  description: (most) => `Describa la foto en ${most} caracteres como máximo.`,
  noFile: 'Elija primero una foto.',
};
