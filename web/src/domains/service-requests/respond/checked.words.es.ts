import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './checked.words.ts';

export const es = {
  line: {
    phone: { plausible: 'Teléfono confirmado, dirección plausible', unchecked: 'Teléfono confirmado' },
    email: { plausible: 'Correo confirmado, dirección plausible', unchecked: 'Correo confirmado' },
    none: { plausible: 'Dirección plausible', unchecked: '' },
  },
  code: {
    phone: 'El cliente confirmó el teléfono con un código.',
    email: 'El cliente confirmó el correo con un código.',
  },
  plausible:
    'Plausible quiere decir: parece una casa en una calle y su código postal es de esa ciudad. No podemos comprobar que la casa exista.',
} satisfies Translation<typeof en>;
