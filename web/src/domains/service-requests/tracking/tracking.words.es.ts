import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import { endingWith } from '../company-name.ts';
import type { en } from './tracking.words.ts';

const until = (words: string, moment: string | null): string => (moment === null ? words : `${words} hasta ${moment}`);
const at = (words: string, moment: string | null): string => (moment === null ? words : `${words}: ${moment}`);

export const es = {
  page: {
    title: 'Siga su solicitud',
    loading: 'Cargando el estado de la solicitud...',
    notFound: 'No encontramos la solicitud',
    findMine: 'Buscar mi solicitud',
    checkLink: 'No encontramos esta solicitud. Revise su enlace.',
    notLoaded: 'No pudimos cargar esta solicitud',
    request: 'Solicitud',
    live: 'Se actualiza automáticamente',
    print: 'Imprimir',
    answerProposal: 'Responder la propuesta',
    call: (phone) => `Llamar al ${phone}`,
    review: (company) => `Dejar una reseña de ${company}`,
    reviewWork: 'Dejar una reseña del trabajo',
    progress: 'Avance',
    status: 'Estado actual',
    history: 'Qué ha pasado',
    theJob: 'El trabajo',
    service: 'Servicio',
    preferred: 'Preferencia',
  },
  contractor: {
    yours: 'Su contratista',
    unnamed: 'El contratista',
    noPhone: 'No hay teléfono en la ficha. El contratista tiene el suyo y le llamará.',
  },
  asked: {
    cameToYou: (count) =>
      plural('es', count, {
        one: 'El contratista que le mandó una propuesta',
        other: 'Los contratistas que le mandaron propuestas',
      }),
    youAsked: (count) =>
      plural('es', count, { one: 'El contratista que consultó', other: 'Los contratistas que consultó' }),
    readProposal: 'Leer y responder la propuesta',
    callYourself: (company) => `No podemos escribir a esta ficha. Llame usted a ${company}:`,
    standing: {
      frozen: 'en espera; otro contratista aceptó',
      offered: (moment) => until('esperamos su respuesta', moment),
      proposed: (moment) => until('propuso otro horario; le toca responder a usted', moment),
      proposedUnasked: (moment) => until('mandó una propuesta; le toca responder a usted', moment),
      countered: (moment) => until('tiene el horario que usted propuso; esperamos su respuesta', moment),
      accepted: (moment) => until('aceptó; la conexión se está completando', moment),
      settled: 'aceptó y tiene el trabajo',
      callOnly: 'no recibe mensajes, solo llamadas',
      unreachable: 'no logramos comunicarnos',
      denied: 'rechazó la solicitud',
      declined: 'usted rechazó la propuesta',
      withdrawn: 'ya no se le consulta',
      expired: 'no respondió a tiempo',
      lapsed: 'aceptó, pero no completó la conexión a tiempo',
      lost: 'sabe que se eligió a otro contratista',
      released: 'ya no tiene el trabajo',
    },
    notices: {
      sms: {
        sent: (moment) => at('mensaje de texto enviado', moment),
        delivered: (moment) => at('mensaje de texto entregado', moment),
        queued: 'mensaje de texto en camino',
        unknown: (moment) => at('mensaje de texto enviado, sin confirmar', moment),
        suppressed: 'sin mensaje de texto; pidió no recibirlos',
        failed: 'el mensaje de texto falló',
      },
      email: {
        sent: (moment) => at('correo enviado', moment),
        delivered: (moment) => at('correo entregado', moment),
        queued: 'correo en camino',
        unknown: (moment) => at('correo enviado, sin confirmar', moment),
        suppressed: 'sin correo; pidió no recibirlos',
        failed: 'el correo falló',
      },
      phone: {
        sent: (moment) => at('llamada hecha', moment),
        delivered: (moment) => at('llamada contestada', moment),
        queued: 'llamada en camino',
        unknown: (moment) => at('llamada hecha, sin confirmar', moment),
        suppressed: 'sin llamada; pidió no recibirlas',
        failed: 'la llamada falló',
      },
      push: {
        sent: (moment) => at('notificación enviada', moment),
        delivered: (moment) => at('notificación entregada', moment),
        queued: 'notificación en camino',
        unknown: (moment) => at('notificación enviada, sin confirmar', moment),
        suppressed: 'sin notificación; pidió no recibirlas',
        failed: 'la notificación falló',
      },
    },
  },
  banner: {
    proposesJob: (company) => `${company} propone hacer el trabajo. Le toca responder a usted.`,
    proposesTime: (company) => `${company} propone otro horario. Le toca responder a usted.`,
    severalProposeJob: (count) => `${count} contratistas proponen hacer el trabajo. Le toca responder a usted.`,
    severalProposeTime: (count) => `${count} contratistas proponen otro horario. Le toca responder a usted.`,
    pickNext: 'Ya no queda nadie por responder. Elija abajo al siguiente contratista; no hay que llenar nada de nuevo.',
    accepted: (company) => `${company} quiere el trabajo y está completando la conexión. Usted no paga nada por ella.`,
    yourContractor: 'Su contratista',
    answerAppears: 'La respuesta aparece aquí y también se la enviamos.',
    withContractor: (company) => `Con ${endingWith(company)}`,
    timeWith: (moment, company) => `${moment}, con ${endingWith(company)}`,
    appointmentWith: (moment, company) => `Cita: ${moment}, con ${endingWith(company)}`,
    contactsYou: (company, within) =>
      `${company} se comunica con usted en un plazo de ${within} para acordar la visita.`,
    begun: (company) => `${company} dice que el trabajo ha empezado.`,
    confirmDone: (company) => `¿Lo hizo ${company}? Por favor, confírmelo abajo.`,
    youDisputed: 'Usted informó que no es el trabajo acordado.',
    youConfirmed: (company) => `Usted confirmó que ${company} lo hizo.`,
    ifNot: (days) => `Si no es así, indíquelo abajo dentro de ${days} días.`,
    doneBy: (company) => `Lo hizo ${endingWith(company)}`,
    sendAgain: 'Puede enviarla otra vez sin llenarla de nuevo.',
    weAsked: (company) => `Le pedimos a ${company} que se comunique con usted. También puede llamar usted.`,
    appointmentStands: (moment) =>
      `La cita sigue en pie: ${moment}. También puede cambiarla, llamar o cancelar la solicitud.`,
    agreeAgain: 'Acuerde otro horario, llame o cancele la solicitud.',
  },
} satisfies Translation<typeof en>;
