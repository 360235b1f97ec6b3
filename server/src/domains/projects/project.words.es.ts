import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './project.words.ts';

export const es = {
  noLocation: 'Sin ubicación',
  need: {
    yes: (reason) => `Sí. ${reason}`,
    likely: (reason) => `Probable. ${reason}`,
    no: (reason) => `No. ${reason}`,
  },
  notRead: 'No se leyó para este oficio.',
  needDone: 'Decidido. Ahora lo ven todos.',
  noSuchPlace: 'No conocemos este lugar. Escriba un código postal, o una ciudad y su estado.',
  noSuchPage: 'Esta página de la lista no existe. Empiece de nuevo por la primera.',
  cursor: 'Omita el cursor o tómelo tal cual del encabezado Link de la página anterior.',
} satisfies Translation<typeof en>;
