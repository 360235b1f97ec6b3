import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './connection.words.ts';

export const es = {
  next: {
    book: 'Siguiente paso: reserve la visita',
    bookText: (preference) => `El cliente quiere: ${preference}. Se le avisa enseguida y aún puede cambiarla.`,
    bookAgreedText: (time) => `Acordaron: ${time}. Una vez reservada la visita, ambos reciben recordatorios.`,
    start: 'Siguiente paso: empiece el trabajo',
    startText: 'Indíquelo cuando esté en el lugar. Se le avisa enseguida al cliente.',
    complete: 'Siguiente paso: indique que está terminado',
    completeText: 'Se le avisa al cliente, que le paga directamente a usted.',
  },
  startWork: 'Empezar el trabajo',
  startNow: 'Sin reserva, si ya está en el lugar.',
  complete: 'Terminar',
  started: 'Trabajo iniciado',
  completed: 'Trabajo terminado',
  failed: 'No se pudo completar',

  customer: 'El cliente',
  call: 'Llamar',
  text: 'Mensaje',
  callNamed: (name) => `Llamar a ${name}`,
  textNamed: (name) => `Enviar un mensaje a ${name}`,
  mailSubject: (number) => `Su solicitud ${number}`,
  directions: 'Cómo llegar',
  opensMap: '(abre un mapa en otra pestaña)',
  copyPhone: 'Copiar el número',
  copyEmail: 'Copiar el correo',
  copyAddress: 'Copiar la dirección',

  connection: {
    title: 'Esta conexión',
    loading: 'Cargando la conexión',
    paid: 'Pagado',
    amountOn: (amount, time) => `${amount}, ${time}`,
    free: 'Gratis',
    fee: 'Cargo',
    receipt: 'Recibo',
  },
} satisfies Translation<typeof en>;
