import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './customer-details.words.ts';

export const es = {
  name: { asked: 'Su nombre', shown: 'Nombre' },
  phone: { asked: 'Número de teléfono', shown: 'Teléfono' },
  email: { asked: 'Correo electrónico', hint: 'Aquí le llega su enlace de seguimiento.', shown: 'Correo' },
  street: {
    asked: 'Calle y número',
    hint: (place) => `Donde se hará el trabajo, en ${place}.`,
    shown: 'Dirección',
    hidden: 'Calle',
  },
} satisfies Translation<typeof en>;
