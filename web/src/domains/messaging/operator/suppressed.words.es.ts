import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './suppressed.words.ts';

export const es = {
  lead: 'El correo a estas direcciones fue devuelto, o sus servidores dijeron en días distintos que no existen. Durante un mes solo reciben el correo que la gente necesita, como recibos y enlaces para iniciar sesión.',
  states: { loading: 'Cargando las direcciones', notLoaded: 'No pudimos cargar las direcciones' },
  none: 'Ninguna dirección',
  noneText: 'Aquí aparecen las direcciones cuyo correo fue devuelto.',
  list: 'Direcciones cuyo correo fue devuelto',
  from: (since, until, reason) => `Desde ${since}, hasta ${until}: ${reason}`,
  allow: 'Permitir correo',
  allowFor: (address) => `Permitir correo a ${address}`,
  title: '¿Permitir de nuevo el correo a esta dirección?',
  busy: 'Permitiendo...',
  leave: 'Dejarlo así',
  audited: 'Queda en el registro de auditoría.',
  consequence: (address) =>
    `El correo vuelve a salir hacia ${address}. Lo que falló mientras tanto se envía ahora, salvo que ya sea tarde.`,
  done: {
    title: 'Correo permitido',
    description: 'Lo que falló mientras tanto se envía enseguida si todavía importa.',
  },
} satisfies Translation<typeof en>;
