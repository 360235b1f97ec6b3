import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './customer-letters.words.ts';

export const es = {
  theContractor: 'El contratista',
  seeRequest: 'Ver su solicitud',
  askNext: 'Preguntar al siguiente contratista',
  othersGoOn: 'Su solicitud sigue con los otros contratistas.',
  canAskNext: 'Puede preguntar al siguiente contratista con un clic; no tiene que llenar nada de nuevo.',
  passedOn: (company, until) =>
    `Como usted quería, ahora le preguntamos a ${company}. Tiene hasta el ${until} para responder.`,

  submit: {
    subject: 'Su solicitud fue enviada',
    subjectToOne: (company) => `Su solicitud fue enviada a ${company}`,
    subjectToSeveral: (count) => `Su solicitud fue enviada a ${count} contratistas`,
    subjectOpen: 'Su solicitud está abierta a propuestas',
    text: 'Enviamos su solicitud; puede seguirla o cancelarla en este enlace:',
    textToOne: (company) => `Enviamos su solicitud a ${company}; puede seguirla o cancelarla en este enlace:`,
    textToSeveral: (count) =>
      `Enviamos su solicitud a ${count} contratistas, y el primero que acepte se queda con el trabajo; puede seguirla o cancelarla en este enlace:`,
    textOpen:
      'Los contratistas cercanos pueden ver su solicitud y enviarle propuestas; no ven quién es usted. Puede seguirla o cancelarla en este enlace:',
    follow: 'Seguir su solicitud',
    service: 'Servicio',
    where: 'Lugar',
    when: 'Cuándo',
    yourWords: 'Sus palabras',
    contractors: 'Contratistas',
  },
  accepted: {
    subject: (company) => `${company} aceptó`,
    text: (company) => `${company} ha aceptado y le va a contactar.`,
    contractor: 'Contratista',
    phone: 'Teléfono',
    notListed: 'no publicado',
  },
  feeDue: {
    subject: (company) => `${company} dijo que sí`,
    text: (company) => `${company} quiere el trabajo y le va a contactar en cuanto pague su cargo; usted no paga nada.`,
  },
  propose: {
    subject: (company) => `${company} hace una propuesta`,
    subjectTime: (company) => `${company} propone un horario`,
    text: (company) => `${company} ofrece hacer el trabajo.`,
    textTime: (company, time) => `${company} propone: ${time}.`,
    answer: 'Responder a la propuesta',
    cost: 'Costo estimado',
  },
  deny: {
    subject: (company) => `${company} no puede tomar el trabajo`,
    text: (company) => `${company} no puede tomar este trabajo.`,
  },
  takeBack: {
    subject: (company) => `${company} ya no puede tomar el trabajo`,
    text: (company) => `${company} ya no puede hacer este trabajo.`,
  },
  fail: {
    subject: (company) => `No pudimos comunicarnos con ${company}`,
    text: (company) => `No pudimos comunicarnos con ${company}.`,
    call: (phone) => `Puede llamar al ${phone}.`,
  },
  expire: {
    proposalSubject: 'La propuesta venció',
    proposalText: (company) => `La propuesta de ${company} ha vencido sin su respuesta.`,
    subject: (company) => `${company} no respondió`,
    text: (company) => `${company} no ha respondido a tiempo.`,
  },
  lapse: {
    subject: (company) => `${company} no completó la conexión`,
    text: (company) => `${company} no ha completado el proceso a tiempo.`,
  },
  absent: {
    subject: (company) => `${company} no llegó`,
    text: (company) => `Lamentamos que ${company} no llegara. El trabajo ya no le corresponde.`,
  },
  badConnection: {
    subject: (company) => `${company} no pudo comunicarse con usted`,
    text: (company) =>
      `${company} nos dijo que usted no contesta o que ya no quiere el trabajo, y por eso ya no lo va a hacer.`,
    orCancel: 'O cancele su solicitud.',
  },
  tooManyChanges: {
    subject: (company) => `${company} cambió el horario demasiadas veces`,
    text: (company) => `${company} quiso cambiar el horario demasiadas veces, y su propuesta queda retirada.`,
  },
  start: {
    subject: 'El trabajo empezó',
    text: (company) =>
      `${company} dice que el trabajo ya ha empezado. Si no es cierto, puede indicarlo en este enlace:`,
  },
  complete: {
    subject: '¿El trabajo está terminado?',
    text: (company, until) =>
      `${company} dice que el trabajo está terminado. Confírmelo, por favor, o díganos si no es así. Sin respuesta hasta el ${until}, cuenta como confirmado.`,
    photos: (company) => `${company} añadió fotos del trabajo: mírelas primero.`,
    button: 'Confirmar u objetar',
    howToReply: 'Responda LISTO si lo está. Si no',
  },
  reportJob: {
    subject: (company) => `${company} informa de un problema`,
    text: (company, until) =>
      `${company} informa que no es el trabajo que habían acordado. Si usted lo ve de otra manera, puede objetar hasta el ${until} en este enlace:`,
  },
  objected: {
    subject: (company) => `${company} objeta su informe`,
    text: (company, by) =>
      `${company} objeta su informe. Revisamos lo que dicen ambas partes y decidimos a más tardar el ${by}.`,
  },
  decided: {
    subject: 'Decisión sobre un informe',
    stands: 'Revisamos lo que dijeron ambas partes y el registro: el informe cuenta.',
    overturned: 'Revisamos lo que dijeron ambas partes y el registro: el informe no cuenta.',
    onlyRecord: 'Esto solo cambia el registro, y ningún pago.',
  },
  reopen: {
    subject: 'Usted dijo que no está terminado',
    text: (company) =>
      `Usted dijo que el trabajo sigue sin terminar. Se lo dijimos a ${company} y le pedimos que le contacte.`,
  },
  notStarted: {
    nobodyCame: 'Usted dijo que nadie llegó',
    notBegun: 'Usted dijo que el trabajo no ha empezado',
    text: (company) =>
      `Le avisamos a ${company} lo que usted dijo y le pedimos que se comunique con usted. Pueden acordar otro horario, o usted puede cancelar la solicitud.`,
  },
  cancel: {
    subject: 'Su solicitud fue cancelada',
    text: 'Su solicitud fue cancelada y los contratistas ya lo saben.',
    textUnsent: 'Su solicitud fue cancelada. No se envió a ningún contratista.',
  },
  unconfirmed: {
    subject: 'Su solicitud no se envió',
    text: (hours) =>
      `No se confirmó en ${hours} horas, así que no se envió a ningún contratista. Puede enviarla de nuevo con un toque.`,
    again: 'Enviarla de nuevo',
  },
  ended: {
    subject: 'Su solicitud terminó',
    text: 'Su solicitud ha terminado sin un contratista. Puede enviar otra en cualquier momento.',
  },
} satisfies Translation<typeof en>;
