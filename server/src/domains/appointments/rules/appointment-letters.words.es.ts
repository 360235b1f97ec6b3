import type { ChangeReason } from '@plumbline/contract/domains/appointments/appointment.ts';
import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { Actor, en } from './appointment-letters.words.ts';

/** Uses the perfect tense with 'haber', because the ó of 'cambió' is not in GSM-7. */
function named(actor: Actor): string {
  if (typeof actor !== 'string') return `${actor.company} ha`;
  return { you: 'Usted ha', customer: 'El cliente ha', us: 'Hemos' }[actor];
}

function because(reason: ChangeReason | undefined): string {
  if (reason === undefined || reason === 'other') return '';
  const causes = {
    'not-available': 'por otro compromiso a esa hora',
    illness: 'por enfermedad',
    weather: 'por el clima',
    'waiting-for-parts': 'porque faltan piezas',
    'no-longer-needed': 'porque el trabajo ya no es necesario',
  };
  return ` ${causes[reason]}`;
}

export const es = {
  theContractor: 'El contratista',
  facts: {
    when: 'Cuándo',
    where: 'Dónde',
    job: 'Trabajo',
    with: 'Con',
    phone: 'Teléfono',
    notes: 'Notas',
    service: 'Servicio',
  },
  hours: (count) => `${count} ${plural('es', count, { one: 'hora', other: 'horas' })}`,
  moveOrCancel: 'Cambiar o cancelar',
  seeRequest: 'Ver la solicitud',
  seeAppointment: 'Ver la cita',
  makeAnother: 'Hacer otra cita',
  book: {
    subject: (when) => `Cita: ${when}`,
    customer: (company, when) => `${company} llega el ${when}.`,
    contractor: (job, when) => `Usted tiene una cita para ${job} el ${when}.`,
  },
  move: {
    subject: (when) => `Cita cambiada: ${when}`,
    text: (actor, when, reason) => `${named(actor)} cambiado la cita al ${when}${because(reason)}.`,
  },
  cancel: {
    subject: (when) => `Cita cancelada: ${when}`,
    text: (actor, when, reason) => `${named(actor)} cancelado la cita del ${when}${because(reason)}.`,
    requestCancelled: (when) => `La cita del ${when} se cancela porque la solicitud fue cancelada.`,
    companyLostJob: (company, when) => `La cita del ${when} se cancela porque ${company} ya no tiene el trabajo.`,
    youLostJob: (when) => `La cita del ${when} se cancela porque el trabajo ya no es suyo.`,
  },
  absence: {
    subject: (when) => `Cita terminada: ${when}`,
    youSaidNobodyCame: (company, when) =>
      `Usted nos dijo que ${company} no llegó el ${when}. Esa cita sale de su calendario.`,
    customerSaysNobodyCame: (when) => `El cliente dice que usted no llegó el ${when}. Esa cita sale de su calendario.`,
    youFoundNobody: (when) => `Usted no encontró a nadie el ${when}. Esa cita sale de su calendario; puede hacer otra.`,
    object: (until) => `Puede objetar en su pagina de seguimiento hasta el ${until}.`,
    youWereNotThere: 'Usted no estaba',
    companyFoundNobody: (company, when) =>
      `${company} vino el ${when} y no estaba nadie. Usted puede hacer otra cita, o avisarnos si nadie vino.`,
  },
  reminder: {
    subject: (before, job, when) => `Recordatorio, ${before}: ${job} el ${when}`,
    customer: (company, when) => `Recordatorio: ${company} llega el ${when}.`,
    contractor: (job, when, where) => `Recordatorio: ${job} el ${when}, ${where}.`,
    ask: 'Responda C para confirmar, R para cambiar.',
    short: (what, when) => `${what}: ${when}. C=confirmo, R=cambio.`,
    button: 'Confirmar, cambiar o cancelar',
  },
  answer: {
    confirmed: (when) => `Confirmada para el ${when}. Gracias. Responda R para cambiarla.`,
    moveAt: (url) => `Elija otro horario: ${url}`,
    whichVisit: (letter, first, others) =>
      `Plumbline: Responda por ejemplo ${letter} ${first}, porque hay varias citas: ${others}`,
  },
  requested: {
    subject: 'Elija un contratista para su cita',
    text: (when) => `Anotamos el ${when}. Todavía no hay nadie reservado: primero elija un contratista.`,
    chooseContractor: 'Elegir un contratista',
  },
  toSupport: {
    subject: (when) => `Alguien quiere una cita el ${when}`,
    text: 'No corresponde a ninguna solicitud, así que no hay nadie reservado.',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    notGiven: 'sin indicar',
  },
  sentBy: (address) => `Enviado por Plumbline, ${address}`,
  entry: {
    theContractor: 'el contratista',
    request: (number) => `Solicitud ${number}`,
    notes: (notes) => `Notas: ${notes}`,
    moveOrCancel: (url) => `Cambiar o cancelar: ${url}`,
    feed: (company) => `Plumbline: ${company}`,
  },
} satisfies Translation<typeof en>;
