import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './contractor-letters.words.ts';

export const es = {
  openRequest: 'Abrir la solicitud',
  openJob: 'Abrir el trabajo',
  answer: 'Responder',

  offer: {
    subject: (title, city, distance) => `${title} en ${city}, a ${distance}`,
    text: (title, place, distance, when, costs, until) =>
      `Nueva solicitud: ${title} en ${place}, a ${distance} de usted (${when}). ${costs} Responda antes del ${until}.`,
    service: 'Servicio',
    priority: 'Prioridad',
    priorities: { high: 'Alta', medium: 'Media', low: 'Baja' },
    preferred: 'Horario preferido',
    distance: 'Distancia',
    referralFee: 'Cargo por conexión',
    free: 'Gratis',
    answerBy: 'Responda antes del',
    button: 'Aceptar, rechazar o proponer un horario',
    phoneToProve: (phone) =>
      `Las conexiones gratis requieren un teléfono confirmado. El suyo, ${phone}, aún no lo está: escriba un código en la página de la solicitud antes de aceptar.`,
    acceptingIsFree: 'Aceptar es gratis.',
    acceptingCosts: (fee) => `Aceptar cuesta ${fee}.`,
    sms: (title, city, distance, when, costs, until) =>
      `Nueva solicitud: ${title} en ${city}, a ${distance} (${when}). ${costs} Responda antes del ${until}.`,
    smsWithoutCity: (title, distance, when, costs, until) =>
      `Nueva solicitud: ${title}, a ${distance} (${when}). ${costs} Responda antes del ${until}.`,
    smsShortest: (title, distance, when, costs, until) =>
      `${title}, a ${distance} (${when}). ${costs} Responda antes del ${until}.`,
  },
  howToReply: 'Responda ACEPTAR, RECHAZAR o PROPONER [hora]',

  gotJob: {
    subject: (title) => `El trabajo es suyo: ${title}`,
    text: (within) => `Ya está en contacto con el cliente. Comuníquese en menos de ${within}.`,
    charged: (fee, card, days) =>
      `Se cobraron ${fee} a su ${card}. El cargo se devuelve si el cliente cancela antes de que empiece el trabajo, o si usted reporta en un plazo de ${days} días que no logra comunicarse con él.`,
    sms: (within) => `El trabajo es suyo. Llame al cliente en menos de ${within}:`,
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo',
    address: 'Dirección',
  },
  receipt: {
    title: 'Recibo',
    number: 'Recibo',
    feePaid: 'Cargo por conexión pagado',
    chargedTo: 'Cobrado a',
    byItself: 'El cargo se devuelve automáticamente si el cliente cancela antes de que empiece el trabajo.',
    report: (days) =>
      `¿No logra comunicarse con el cliente, o no quería el trabajo? Repórtelo en un plazo de ${days} días en la página del trabajo, y el cargo se devuelve a su tarjeta.`,
    refunds: 'Cuándo se reembolsa un cargo',
  },
  feeDue: {
    subject: (fee) => `Cargo por conexión pendiente: ${fee}`,
    text: (fee, until) =>
      `El trabajo es suyo cuando pague el cargo de ${fee}, antes del ${until}. Hasta entonces puede retirarse sin costo.`,
    pay: 'Pagar el cargo',
    takeBack: 'Retirar mi aceptación',
  },
  counter: {
    subject: 'El cliente propone otro horario',
    text: (time, until) => `El cliente propone: ${time}. Responda antes del ${until}.`,
  },
  decline: {
    subject: 'Su propuesta fue rechazada',
    text: 'El cliente no acepta su propuesta. No debe nada.',
  },
  expire: {
    subject: 'Esta solicitud venció',
    unansweredProposal: 'No hubo respuesta del cliente a su propuesta a tiempo. No debe nada.',
    unanswered: 'El plazo para responder ha terminado. No debe nada.',
  },
  lapse: {
    subject: 'La conexión venció',
    text: 'El cargo no se ha pagado a tiempo y el trabajo ya no le corresponde. No debe nada.',
  },
  lose: {
    subject: 'Este trabajo es de otro contratista',
    text: 'Otro contratista se queda con este trabajo. No debe nada.',
  },
  freeze: {
    subject: 'Esta solicitud está en espera',
    text: 'Otro contratista ha aceptado y va a pagar el cargo. Le avisaremos si el trabajo vuelve a quedar libre.',
  },
  thaw: {
    subject: 'Esta solicitud está abierta de nuevo',
    text: (until) => `El trabajo vuelve a estar libre. Responda antes del ${until}.`,
  },
  withdraw: {
    subject: 'El cliente canceló',
    text: 'El cliente ha cancelado esta solicitud. No debe nada.',
  },
  tooManyChanges: {
    subject: 'Su propuesta fue retirada',
    text: (most) =>
      `Una propuesta se puede cambiar hasta ${most} ${plural('es', most, { one: 'vez', other: 'veces' })}. Con este cambio queda cerrada la solicitud. No debe nada.`,
  },
  absent: {
    subject: 'El cliente dice que usted no llegó',
    object: (until) => `Si no es así, puede objetar hasta el ${until} en este enlace:`,
    text: 'El cliente dice que usted no vino a la cita, y el trabajo ya no es suyo. Un cargo ya pagado se devuelve a su tarjeta.',
  },
  badConnection: {
    subject: 'La conexión terminó',
    text: 'El cliente no contesta o no quiso el trabajo, y por eso ya no le corresponde. Un cargo ya pagado se devuelve a su tarjeta.',
  },
  signOff: {
    confirmed: {
      subject: 'El cliente confirmó el trabajo',
      text: 'El cliente confirmó que el trabajo está terminado. Muchas gracias.',
    },
    unanswered: {
      subject: 'El trabajo cuenta como confirmado',
      text: (days) =>
        `En ${days} días el cliente no informó nada, así que el trabajo cuenta como confirmado. Muchas gracias.`,
    },
  },
  reportJob: {
    subject: 'El cliente informa de un problema',
    text: (until) =>
      `El cliente informa que no es el trabajo que habían acordado. Si usted lo ve de otra manera, puede objetar hasta el ${until} en este enlace:`,
  },
  objected: {
    subject: 'El cliente objeta su informe',
    text: (by) =>
      `El cliente objeta su informe. Revisamos lo que dicen ambas partes y decidimos a más tardar el ${by}.`,
  },
  decided: {
    subject: 'Decisión sobre un informe',
    stands: 'Revisamos lo que dijeron ambas partes y el registro: el informe cuenta.',
    overturned: 'Revisamos lo que dijeron ambas partes y el registro: el informe no cuenta.',
    onlyRecord: 'Esto solo cambia el registro, y ningún pago.',
  },
  reopen: {
    subject: 'El trabajo aún no está terminado',
    text: 'El cliente dice que el trabajo sigue sin terminar. Por favor, hable con el cliente.',
    because: (reason) =>
      `El cliente dice que el trabajo sigue sin terminar: ${reason}. Por favor, hable con el cliente.`,
  },
  notStarted: {
    subject: 'El cliente dice que usted no ha empezado',
    text: 'El cliente dice que el trabajo no ha empezado. Por favor, hable con el cliente.',
    because: (reason) => `El cliente dice que el trabajo no ha empezado: ${reason}. Por favor, hable con el cliente.`,
  },
} satisfies Translation<typeof en>;
