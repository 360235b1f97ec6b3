import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './referral.words.ts';

export const es = {
  severalFit: 'Hay varias propuestas posibles. Abra la que quiere desde su mensaje.',
  keptOut:
    'Este contratista no puede tomar otro trabajo este mes. No se envió nada; rechace la propuesta o elija otra.',
  time: {
    dateFormat: (example) => `Indique la fecha como ${example}.`,
    timeFormat: 'Indique la hora como 14:30 o 2:30 PM.',
    momentFormat: (example) => `Indique la fecha y la hora como ${example}.`,
    datePast: 'La fecha propuesta no puede estar en el pasado.',
    timePast: 'La hora propuesta ya pasó.',
    tooFar: (years) =>
      `Elija un día dentro de los próximos ${years} ${plural('es', years, { one: 'año', other: 'años' })}.`,
  },
  listingHidden: 'Su ficha está oculta. Escriba a nuestro equipo de ayuda.',
  confirmPhone: 'Primero confirme el teléfono de su ficha: su panel muestra cómo.',
  tooManyJobs: (count) =>
    `Tiene ${count} ${plural('es', count, { one: 'trabajo abierto', other: 'trabajos abiertos' })}, tantos como se permite. Termine uno o aumente el límite.`,
} satisfies Translation<typeof en>;
