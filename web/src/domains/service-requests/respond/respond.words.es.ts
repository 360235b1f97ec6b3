import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './respond.words.ts';

const times = (count: number) => plural('es', count, { one: 'vez', other: 'veces' });

export const es = {
  incompleteLink: 'Este enlace está incompleto',
  incompleteLinkText: 'Le falta una parte. Ábralo desde el mensaje que le enviamos o cópielo completo.',
  deadLink: 'Este enlace no abre nada',
  deadLinkText:
    'Puede que se haya copiado solo en parte o que sea de otra persona. Ábralo desde el mensaje que le enviamos.',
  title: 'Responder a una solicitud',
  notLoaded: 'No pudimos cargar esta solicitud',
  loading: 'Cargando la solicitud',

  canAnswer: 'Puede responder a esta solicitud.',
  notSent: 'No se envió',
  wasNotSent: 'Esto no se envió',
  refused: (reason) => `${reason} Lo que ve está actualizado.`,
  standing: 'Estado',
  answer: 'Respuesta',
  theCustomer: 'El cliente',
  changeAnswer: 'Cambiar mi respuesta',
  changesLeft: (count) => `Puede cambiar su propuesta ${count} ${times(count)} más.`,
  changesUsed: (count) => `Ya cambió su propuesta ${count} ${times(count)}. Un cambio más la termina.`,
  cap: {
    title: 'Su límite de gasto lo impide',
    text: (fee) =>
      `El cliente quiso aprobar su propuesta, pero lo que queda de su límite mensual no alcanza para el cargo por conexión de ${fee}. Si lo aumenta, el cliente podrá aprobar la propuesta de nuevo.`,
    change: 'Cambiar el límite de gasto',
  },

  acceptFree: {
    title: 'Confirme su teléfono para aceptar gratis',
    text: (fee) => `Una conexión gratis requiere un teléfono confirmado. Sin eso, aceptar cuesta ${fee}.`,
    addPhone: 'Agregar un teléfono en su cuenta',
    confirmed: 'Teléfono confirmado',
    nowFree: 'Aceptar esta solicitud es gratis.',
  },

  yourAnswer: 'Su respuesta',
  accept: 'Aceptar',
  atTime: (time) => `El ${time}`,
  atPreferredTime: 'En el horario que prefiere el cliente',
  deny: 'Rechazar',
  asksNext: 'El cliente le pregunta al siguiente',
  noFee: 'Sin cargo',
  propose: 'Proponer otro horario',
  customerDecides: 'El cliente dice sí o no',
  noFeeYet: 'Sin cargo por ahora',
  free: 'Gratis',
  referralFee: 'Cargo por conexión',
  proposingIsFree: 'Proponer no tiene cargo',
  dueOnApproval: (fee) => `Los ${fee} se cobran solo cuando el cliente aprueba y ustedes quedan conectados.`,
  message: 'Mensaje',
  messageExample: 'Lo que el cliente debe saber',
  sending: 'Enviando...',
  submitted: 'Respuesta enviada',
  alreadyAnswered: 'Esto ya se respondió.',
  failed: 'No se pudo enviar',
  failedText: 'Intente de nuevo o llame a la línea de ayuda.',
  send: {
    nothing: 'Enviar respuesta',
    acceptAndPay: (fee) => `Aceptar y pagar ${fee}`,
    acceptFree: 'Aceptar gratis',
    lastChange: 'Enviar y terminar mi propuesta',
    proposal: 'Enviar propuesta',
  },
  problems: {
    answerTitle: 'Falta la respuesta',
    choose: 'Elija aceptar, rechazar o proponer otro horario.',
    timeTitle: 'Faltan los datos del horario',
    timeMissing: 'Indique la fecha y la hora que propone.',
    datePast: 'La fecha propuesta no puede estar en el pasado.',
    timePast: 'Esta hora ya pasó. Elija una posterior.',
    chooseDay: 'Elija el día que propone.',
    chooseTime: 'Elija la hora que propone.',
  },

  fee: {
    onePayment: 'Un solo pago después de aceptar. Ningún porcentaje del trabajo.',
    noPercentage: 'Ningún porcentaje del trabajo.',
    freeOnceConfirmed: 'Es gratis en cuanto confirme su teléfono.',
    firstWereFree: (count) =>
      count === 1
        ? 'Su primera conexión aceptada fue gratis.'
        : `Sus primeras ${['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco'][count] ?? count} conexiones aceptadas fueron gratis.`,
  },

  proposal: {
    endsIt: 'Este cambio termina su propuesta',
    endsItText: (most) =>
      `Una propuesta se puede cambiar ${most} ${times(most)} como máximo, y usted ya las usó. Si envía otro horario, queda fuera de esta solicitud.`,
    atMost: (most) =>
      `Una propuesta se puede cambiar ${most} ${times(most)} como máximo; después la solicitud se cancela automáticamente.`,
    date: 'Fecha propuesta',
    time: 'Hora propuesta',
    clocks: (zone, place) => `${zone}, la hora de ${place}.`,
    cost: 'Costo estimado',
    costExample: '$120 a $180',
    covers: 'Qué incluye',
    coversExample: 'Piezas, mano de obra, cuánto tarda',
  },
} satisfies Translation<typeof en>;
