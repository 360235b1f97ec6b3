import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './requests.words.ts';

export const es = {
  aContractor: 'Un contratista',
  theContractor: 'El contratista',
  status: {
    nobodyCame: (company) => `Usted dijo que no vino nadie; avisamos a ${company}.`,
    notBegun: (company) => `Usted dijo que el trabajo no ha empezado; avisamos a ${company}.`,
    notCompleted: (company) => `Usted dijo que no está terminado; avisamos a ${company}.`,
    noProposal: 'Ahora no hay ninguna propuesta abierta.',
    noneOf: (count) => `Ninguno de los ${count} contratistas que consultó tiene el trabajo.`,
    takenBack: (company) => `${company} retiró su aceptación.`,
    denied: (company) => `${company} no puede tomar el trabajo.`,
    proposalExpired: (company) => `La propuesta de ${company} venció.`,
    noAnswer: (company) => `${company} no respondió a tiempo.`,
    lapsed: (company) => `${company} no completó la conexión a tiempo.`,
    unreachable: (company) => `No fue posible comunicarse con ${company}.`,
    declined: (company) => `Usted rechazó la propuesta de ${company}.`,
    didNotCome: (company) => `${company} no vino.`,
    notReached: (company) => `${company} no logró comunicarse con usted o supo que ya no quería el trabajo.`,
    noLonger: (company) => `${company} ya no tiene el trabajo.`,
  },
  ended: {
    byYou: 'Usted la canceló.',
    forYou: 'Se canceló en su nombre.',
    changedTooOften: (company, most) =>
      `${company} cambió el horario propuesto más de ${most} veces y no se consultaba a nadie más.`,
    nobodyAsked: (days) => `No se consultó a nadie más en ${days} días.`,
    noneAccepted: (days) => `No se aceptó ninguna propuesta en ${days} días.`,
    nobodyHad: (days) => `Nadie tenía el trabajo y no se consultó a nadie más en ${days} días.`,
  },
  outcomes: {
    denied: 'rechazó la solicitud',
    silent: 'no respondió',
    lapsed: 'no completó la conexión',
    unreachable: 'no pudo ser contactado',
    released: 'ya no tenía el trabajo',
    proposed: 'propuso otros horarios',
  },
  input: {
    unknownZip: 'No encontramos ese código postal. Revíselo e inténtelo de nuevo.',
    dateFormat: (format) => `Escriba la fecha como ${format}.`,
    todayOrLater: 'Elija hoy o un día posterior.',
    tenDigits: (example) => `El número de teléfono es obligatorio: escriba diez dígitos, por ejemplo ${example}`,
    notListed: 'Este contratista ya no está en la lista. Elija otro.',
    takesNoWork: (company) => `${company} no toma trabajos nuevos por ahora. Elija otro.`,
    askedBefore: 'A este contratista ya se le consultó. Elija otro.',
  },
  replies: {
    linksOnTheWay: 'Si esta dirección tiene solicitudes abiertas, sus enlaces van en camino.',
    handedOn: 'Se consultó al contratista y quedó anotado en el registro de auditoría.',
    phoneConfirmed: 'Su teléfono está confirmado.',
    begun: 'El trabajo empezó. Avisamos al cliente.',
    completed: 'El trabajo está terminado. Avisamos al cliente.',
  },
  notEnded: 'Esta solicitud no ha terminado. Sígala en su página de seguimiento.',
  completedLongAgo: (days) => `El trabajo se terminó hace más de ${days} días.`,
} satisfies Translation<typeof en>;
