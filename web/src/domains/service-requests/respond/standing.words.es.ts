import type { Translation } from '@plumbline/contract/kernel/words.ts';
import { endingWith } from '../company-name.ts';
import type { en } from './standing.words.ts';

export const es = {
  frozen: {
    title: 'Otro contratista aceptó.',
    text: 'Su respuesta queda en espera hasta que se conecten. Si no se concreta, podrá responder de nuevo y le avisaremos.',
  },
  proposed: { title: 'El cliente tiene su propuesta.', text: 'Le avisaremos en cuanto responda.' },
  countered: {
    title: 'El cliente propone otro horario.',
    text: 'Acéptelo, rechace el trabajo o proponga otro.',
  },
  unpaid: {
    title: (fee) => `Aceptado. Un solo pago de ${fee} los conecta.`,
    held: (when, left) => `El trabajo está reservado para usted hasta el ${when}; ${left}.`,
    passed: (when) => `El plazo para pagar venció el ${when}.`,
    heldUntilPaid: 'El trabajo está reservado para usted hasta entonces.',
  },
  inProgress: { title: 'El trabajo está en curso.', text: 'Indique aquí cuando esté terminado.' },
  completed: {
    title: 'El trabajo está terminado.',
    text: (days) => `El cliente puede decir en un plazo de ${days} días si no es así.`,
    asked: (until) => `Le pedimos al cliente que lo confirme. Sin respuesta hasta el ${until}, cuenta como confirmado.`,
    confirmed: 'El cliente lo confirmó.',
    disputed: 'El cliente informa que no es el trabajo acordado.',
    unanswered: 'El cliente no informó nada a tiempo, así que cuenta como confirmado.',
  },
  yours: {
    title: (customer) => `Está en contacto con ${endingWith(customer)}`,
    unnamed: 'Ya están conectados.',
    appointment: (time) => `Cita: ${time}.`,
    booked: 'Hay una cita reservada.',
    agreed: (time, within) => `Acordado: ${time}. Comuníquese con el cliente en menos de ${within}.`,
    contact: (within) => `Comuníquese con el cliente en menos de ${within} para acordar la visita.`,
    agreedAndExpected: (time, by) => `Acordado: ${time}. El cliente espera noticias suyas antes del ${by}.`,
    expected: (by) => `El cliente espera noticias suyas antes del ${by} para acordar la visita.`,
    overdueAgreed: (time) => `Acordado: ${time}. Si aún no lo contactó, hágalo ahora.`,
    overdue: (by) => `El cliente esperaba noticias suyas antes del ${by}. Si aún no lo contactó, hágalo ahora.`,
  },
  disputed: {
    nobodyCame: 'El cliente dice que nadie llegó.',
    notBegun: 'El cliente dice que el trabajo no ha empezado.',
    notCompleted: 'El cliente dice que no está terminado.',
    because: (reason) => `${reason}.`,
    nextCompletion: 'Comuníquese con el cliente e indique aquí cuando esté terminado.',
    nextStart: 'Comuníquese con el cliente y empiece el trabajo aquí cuando esté en el lugar.',
  },
  takenBack: { title: 'Usted retiró su aceptación.', text: 'Se le avisó al cliente. No se cobra nada.' },
  denied: { title: 'Usted rechazó esta solicitud.', text: 'No hay nada más que hacer. Se le avisó al cliente.' },
  declined: { title: 'El cliente rechazó su propuesta.', text: 'No se le cobró nada.' },
  tooManyChanges: {
    title: 'Esto terminó por demasiados cambios de horario.',
    text: (most) => `Un horario puede cambiar ${most} veces como máximo. No se le cobró nada.`,
  },
  cancelled: {
    title: 'Esta solicitud se canceló.',
    text: 'No se cobra nada; si ya pagó un cargo, se le reembolsa.',
  },
  unansweredProposal: { title: 'El cliente no respondió a tiempo.', text: 'No se le cobró nada.' },
  expired: {
    title: 'El plazo para responder terminó.',
    text: 'El cliente ya puede preguntarle a otra persona. No se le cobró nada.',
  },
  lapsed: {
    title: 'El plazo para pagar terminó.',
    text: 'El trabajo está abierto a otros de nuevo. No se le cobró nada.',
  },
  lost: { title: 'El cliente eligió a otro contratista.', text: 'No se le cobró nada.' },
  released: {
    title: 'Este trabajo ya no es suyo.',
    absent:
      'El cliente dice que usted no llegó a la cita. No se cobra nada; un cargo ya pagado se devuelve a su tarjeta.',
    badConnection:
      'No fue posible comunicarse con el cliente o no quiso el trabajo. No se cobra nada; un cargo ya pagado se devuelve a su tarjeta.',
  },
  unreachable: {
    title: 'Esta solicitud está cerrada.',
    text: 'Nuestros mensajes para usted fallaron. El cliente ya puede preguntarle a otra persona.',
  },
} satisfies Translation<typeof en>;
