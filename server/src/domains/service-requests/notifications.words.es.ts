import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './notifications.words.ts';

export const es = {
  openRequest: 'Abrir la solicitud',
  openJob: 'Abrir el trabajo',
  answer: 'Responder',
  nudge: {
    proposalSubject: (company) => `Recordatorio: ${company} espera su respuesta.`,
    proposal: (company, until) => `${company} espera su respuesta. Tiene hasta el ${until}.`,
    aContractor: 'Un contratista',
    answerProposal: 'Responder a la propuesta',
    requestSubject: 'Recordatorio: una solicitud espera su respuesta.',
    request: (until) => `Una solicitud espera su respuesta. Tiene hasta el ${until}.`,
  },
  declinedCharge: {
    subject: (fee) => `No se cobraron ${fee} a su tarjeta`,
    text: (card, fee, until) =>
      `No se cobró nada a su ${card}. El trabajo sigue reservado para usted: pague aquí el cargo por conexión de ${fee} antes del ${until}.`,
  },
  returned: {
    subject: 'Le devolvemos su pago',
    text: (amount) =>
      `Su pago de ${amount} llegó cuando la conexión ya había terminado. Se devuelve a su tarjeta; no debe nada.`,
  },
  keptOut: {
    subject: 'Su límite de gasto le impide un trabajo',
    text: (fee) =>
      `El cliente quiso aprobar su propuesta, pero su límite de gasto mensual no alcanza para el cargo de ${fee}. Aumente el límite si quiere el trabajo.`,
    until: (time) => `El cliente puede aprobarla hasta el ${time}.`,
    change: 'Cambiar el límite de gasto',
  },
  check: {
    theContractor: 'El contratista',
    subject: (company) => `¿Logró ${company} comunicarse con usted?`,
    unreachable: (company) => `${company} dice que no ha podido hablar con usted sobre su solicitud.`,
    notWanted: (company) => `${company} dice que al final usted no quiso el trabajo.`,
    oneClick: '¿Es cierto? Basta un clic. Usted no paga nada en ningún caso.',
    isThatSo: '¿Es cierto?',
    withoutAnswer: (hours) => `Si no responde en ${hours} horas, damos por bueno lo que dice.`,
  },
  signOffReminder: {
    subject: '¿El trabajo está terminado? Un recordatorio',
    text: (company, until) =>
      `${company} dice que el trabajo está terminado. Si no nos dice nada hasta el ${until}, cuenta como confirmado.`,
  },
  report: {
    subject: 'Su reporte de una mala conexión',
    spoke:
      'El cliente dice que hablaron y que quiere el trabajo; por eso el cargo se mantiene. Por favor, hable de nuevo con el cliente.',
    refused: 'Hemos revisado su reporte y no pudimos aceptarlo; por eso el cargo se mantiene.',
  },
  links: {
    subject: 'Los enlaces de sus solicitudes',
    text: 'Alguien, probablemente usted, pidió los enlaces de sus solicitudes abiertas en Plumbline. Aquí están:',
    keep: 'Quien tenga un enlace puede responder y cancelar esa solicitud: guárdelos solo para usted.',
  },
  linkInEmail: 'El enlace está en su correo.',
  linkInText: 'El enlace está en un mensaje de texto.',
  imprint: (address) => `Enviado por Plumbline, ${address}`,
} satisfies Translation<typeof en>;
