import type { Translation } from '../../kernel/words.ts';
import type { en } from './watch.words.ts';

export const es = {
  nameRequired: 'Dé un nombre a esta alerta',
  nameTooLong: (most: number) => `Use ${most} caracteres como máximo`,
  chooseDelivery: 'Elija con qué frecuencia quiere recibir noticias',
  textsAtOnce: "Los mensajes de texto solo llegan al momento. Elija 'Al momento' u otra forma",
  chooseNarrowing: 'Elija qué dejar fuera',
  hourOfDay: 'Elija una hora del día',
} satisfies Translation<typeof en>;
