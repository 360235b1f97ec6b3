import type { Translation } from '../../kernel/words.ts';
import type { en } from './bidder.words.ts';

export const es = {
  nameRequired: 'Escriba su nombre',
  companyRequired: 'Escriba el nombre de la empresa',
  atMostCharacters: (most: number) => `Use ${most} caracteres como máximo`,
  atMostWords: (most: number) => `Use ${most} palabras como máximo`,
  plainCharacters: 'Use letras, números y puntuación sencilla, en una sola línea',
  noAddresses: 'No incluya direcciones web ni correos electrónicos en el nombre',
  noPhoneNumbers: 'No incluya números de teléfono en el nombre',
  phoneOrNothing: 'Escriba un número de teléfono o déjelo en blanco',
  tenDigitsOrNothing: 'Escriba diez dígitos, por ejemplo (502) 555-0134, o déjelo en blanco',
} satisfies Translation<typeof en>;
