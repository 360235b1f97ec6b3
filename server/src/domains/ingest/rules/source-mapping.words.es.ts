import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './source-mapping.words.ts';

export const es = {
  zone: 'debe ser una zona de la IANA, como America/New_York',
  encoding: 'debe ser una codificación, como windows-1252',
  grid: 'debe ser el código de una cuadrícula de mapa de EE. UU., como 2272 o 102671',
  dateFormat:
    "debe estar hecho de YYYY o YY, MM, M o MMM, y DD o D, como 'DD/MM/YYYY', o ser 'excel', 'seconds' o 'milliseconds'",
} satisfies Translation<typeof en>;
