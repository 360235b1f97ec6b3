import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './start-draft.words.ts';

export const es = {
  notRead: 'La fuente no se pudo leer.',
  needsAddress: 'Escriba la dirección de las filas.',
  noRows: 'Todavía no tiene filas. Añádala cuando las tenga, o revise la dirección.',
  unknownDraft: 'Este borrador ya no existe. Empiece de nuevo con la dirección.',
  unknownSource: 'No existe esa fuente.',
  noId: 'Elija la columna con el número del permiso. Sin ella no se distinguen las filas.',
  reading: 'Se está leyendo ahora.',
  confirmed: 'Se aceptará lo que dé la próxima vez.',
} satisfies Translation<typeof en>;
