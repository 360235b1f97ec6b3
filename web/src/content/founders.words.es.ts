import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './founders.words.ts';

export const es = {
  founders: [
    'Plumbline nació de una idea sencilla: una solicitud pertenece a quien la hace, y un contratista debe saber cuánto cuesta un trabajo antes de tomarlo.',
    'Su código es abierto, con licencia MIT. Cualquiera puede leer cómo se ordenan los contratistas, qué se cobra y quién ve qué, y puede alojarlo por su cuenta.',
  ],
} satisfies Translation<typeof en>;
