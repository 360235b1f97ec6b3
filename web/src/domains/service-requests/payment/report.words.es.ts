import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './report.words.ts';

export const es = {
  reasons: {
    unreachable: 'No se puede localizar al cliente',
    unreachableText: 'Llamé y escribí, y nadie respondió',
    notWanted: 'El cliente no quería el trabajo',
    notWantedText: 'Hablamos, y no hay trabajo',
  },
  noReason: 'Indique si no se puede localizar al cliente o si no quería el trabajo.',
  yourReport: 'Su reporte',
  section: 'Problemas con esta conexión',
  until: (time) => `¿Sin respuesta o sin trabajo? Puede reportarlo hasta: ${time}.`,
  untilWithRefund: (time) => `¿Sin respuesta o sin trabajo? Puede reportarlo y recuperar el cargo hasta: ${time}.`,
  title: 'Reportar una mala conexión',
  sent: 'Reporte enviado',
  notSent: 'Su reporte no se envió',
  send: 'Enviar reporte',
  sending: 'Enviando...',
  whatHappened: '¿Qué pasó?',
  tried: 'Qué intentó',
  triedExample: 'Por ejemplo: llamé dos veces el martes, escribí un correo el miércoles',

  check: {
    linkNotFound: 'Enlace no encontrado',
    linkNotFoundText: 'No encontramos esta pregunta. Revise su enlace.',
    title: '¿Lograron comunicarse?',
    loading: 'Cargando la pregunta',
    closed: 'Esta pregunta está cerrada',
    endings: {
      operator: 'Gracias. Uno de nosotros lo revisa ahora; usted no tiene que hacer nada más.',
      refunded: 'Gracias. El contratista recupera el cargo, y usted puede preguntarle a otra persona por el trabajo.',
      refused: 'Gracias. El trabajo sigue como está.',
      void: 'El trabajo ya empezó, así que no hace falta responder.',
    },
    noAnswer: 'Elija una de las dos respuestas.',
    sent: 'Respuesta enviada',
    thanks: 'Gracias.',
    notSent: 'Su respuesta no se envió',
    saysUnreachable: (company) => `${company} dice que no pudo comunicarse con usted.`,
    saysNotWanted: (company) => `${company} dice que usted no quería el trabajo.`,
    withoutAnswer: (time) =>
      `Si no responde antes de esta hora, damos por bueno lo que dice y recupera su cargo: ${time}.`,
    spoke: 'Hablamos, y quiero que se haga el trabajo',
    neverSpoke: 'Es cierto, nunca hablamos',
    notWanted: 'Es cierto, no lo quiero',
    sendAnswer: 'Enviar mi respuesta',
    sending: 'Enviando...',
  },
} satisfies Translation<typeof en>;
