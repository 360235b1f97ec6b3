import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './location.words.ts';

export const es = {
  noCityHere: 'No hay ninguna ciudad de EE. UU. en este punto.',
  zipNotFound: 'Código postal no encontrado',
  checkZip: 'Revise el código postal e intente de nuevo.',
} satisfies Translation<typeof en>;
