import { plural, type Translation } from '../../kernel/words.ts';
import type { en } from './form.words.ts';

export const es = {
  nameRequired: 'El nombre es obligatorio',
  phoneRequired: 'El número de teléfono es obligatorio',
  emailRequired: 'Ingrese un correo electrónico válido',
  addressRequired: 'La dirección es obligatoria',
  cityRequired: 'La ciudad es obligatoria',
  stateRequired: 'El estado es obligatorio',
  zipRequired: 'El código postal es obligatorio',
  descriptionRequired: 'La descripción es obligatoria',
  enterDollars: 'Ingrese un monto en dólares',
  mostBelowLeast: 'El máximo no puede ser menor que el mínimo',
  pickContractor: 'Elija un contratista',
  pickAtMost: (most) =>
    `Elija ${most} ${plural('es', most, { one: 'contratista', other: 'contratistas' })} como máximo`,
  pickOrOpen: 'Elija contratistas o deje que ellos le hagan propuestas',
  chooseAnswer: 'Elija aceptar, rechazar o proponer otro horario.',
  chooseDecision: 'Elija aprobar, rechazar o proponer otro horario.',
  timeMissing: 'Indique la fecha y la hora que propone.',
  sortBy: (newest, best) => `Ordene por '${newest}' o '${best}'.`,
  enterAmount: 'Ingrese el monto en dólares.',
  sayWhatYouDo: 'Diga qué hará por ese monto.',
  sayMore: (least) => `Diga qué hará por ese monto, en ${least} caracteres como mínimo.`,
  dateAndTime: 'Indique la fecha y la hora, o ninguna de las dos.',
  chooseReason: 'Elija un motivo',
  sayWhatHappened: 'Cuente en pocas palabras qué pasó',
  atMostCharacters: (most) => `Use ${most} caracteres como máximo`,
  whichBadConnection: 'Indique si no logra comunicarse con el cliente o si el cliente no quería el trabajo.',
  chooseOneOfTwo: 'Elija una de las dos respuestas.',
} satisfies Translation<typeof en>;
