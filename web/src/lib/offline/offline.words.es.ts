import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './offline.words.ts';

export const es = {
  note: {
    noAnswer: 'Plumbline no responde. Sus respuestas se guardan en este dispositivo.',
    asOf: (moment) => `Usted ve una copia de esta página (${moment}).`,
    waiting: (count) =>
      `${count} ${plural('es', count, { one: 'respuesta espera', other: 'respuestas esperan' })} una conexión.`,
  },
  taps: {
    kept: 'Guardado en este dispositivo',
    keptText: 'Se envía en cuanto Plumbline esté abierto con conexión.',
    sent: 'Enviado al recuperar la conexión',
    notSent: 'No se envió',
    expired: 'Esperó una conexión más de un día.',
    other: 'Lo que usted pulsó',
    labels: {
      respondAsContractor: 'Su respuesta a la solicitud',
      startWork: 'Inicio del trabajo',
      completeWork: 'Trabajo terminado',
      withdrawBid: 'Retiro de su oferta',
      cancelServiceRequest: 'Cancelación de la solicitud',
      reopenServiceRequest: 'Su aviso de que el trabajo no está terminado',
      reportNotStarted: 'Su aviso de que el trabajo no ha comenzado',
      respondAsCustomer: 'Su respuesta a la propuesta',
      writeToSupport: 'Su mensaje a soporte',
    },
  },
} satisfies Translation<typeof en>;
