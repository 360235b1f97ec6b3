import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './connection-check.words.ts';

export const es = {
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
} satisfies Translation<typeof en>;
