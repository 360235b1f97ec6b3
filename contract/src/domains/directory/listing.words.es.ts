import { plural, type Translation } from '../../kernel/words.ts';
import type { en } from './listing.words.ts';

export const es = {
  chooseChannel: 'Elija correo electrónico o teléfono.',
  chooseWay: 'Elija mensaje de texto o llamada.',
  enterCode: (digits) => `Ingrese los ${digits} dígitos del código.`,
  noEmptyEntry: 'No deje ningún elemento vacío.',
  oneLinePerEntry: 'Escriba cada elemento en una sola línea.',
  entryAtMost: (characters) =>
    `Use ${characters} ${plural('es', characters, { one: 'carácter', other: 'caracteres' })} por elemento como máximo.`,
  listAtMost: (entries) => `Indique ${entries} como máximo.`,
  chooseTrade: 'Elija al menos un oficio.',
  oneLine: 'Escríbalo en una sola línea, sin < ni >',
  enterName: 'Ingrese un nombre',
  enterNumber: 'Ingrese un número',
  enterLicense: 'Ingrese el número',
  wholeNumber: 'Ingrese un número entero',
  atLeast: (formatted) => `${formatted} como mínimo`,
  atMost: (formatted) => `${formatted} como máximo`,
  dayFormat: 'Indique el día como aaaa-mm-dd',
  enterDollars: 'Ingrese un monto en dólares',
  enterPhone: 'Ingrese un número de teléfono',
  enterAddress: 'Ingrese una dirección',
  companyNameRequired: 'El nombre de la empresa es obligatorio',
  zipCodeRequired: 'El código postal es obligatorio',
  typeName: 'Escriba el comienzo del nombre.',
  typeTwoLetters: 'Escriba al menos dos letras del nombre.',
} satisfies Translation<typeof en>;
