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
} satisfies Translation<typeof en>;
