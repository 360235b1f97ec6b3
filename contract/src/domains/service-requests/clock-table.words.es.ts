import type { Translation } from '../../kernel/words.ts';
import type { en } from './clock-table.words.ts';

export const es: Translation<typeof en> = {
  none: '–',
  reports: {
    'contractor-absent': 'El contratista no llegó',
    'customer-absent': 'El cliente no estaba',
    'not-completed': 'Al final no está terminado',
    'not-agreed': 'No es el trabajo acordado',
    'bad-connection': 'El cliente no contesta o no quiso el trabajo',
    unanswered: 'Nadie responde si el trabajo está terminado',
  },
  until: {
    visit: (days) => `${days} días después de la visita`,
    completion: (days) => `${days} días después de la terminación`,
    connection: (days) => `${days} días después de la conexión`,
  },
  atOnce: {
    'contractor-absent': 'El trabajo queda libre, el cargo se devuelve y se ofrecen los siguientes contratistas',
    'customer-absent': 'El contratista conserva el trabajo y se puede acordar otra visita',
    'not-completed': 'El trabajo sigue y el contratista recibe el motivo',
    'not-agreed': 'Ambas partes ven que el trabajo está en disputa, con las fotos y los mensajes',
    'bad-connection': 'Se le pregunta al cliente',
    unanswered: 'El trabajo cuenta como confirmado',
  },
  objection: {
    contractor: (hours) => `El contratista, ${hours} horas`,
    customer: (hours) => `El cliente, ${hours} horas`,
    other: (hours) => `La otra parte, ${hours} horas`,
  },
  decidedBy: {
    'record-or-operator': (days) =>
      `El registro de ese día o, si no, un operador en ${days} días hábiles; solo cambia el registro`,
    operator: (days) => `Un operador en ${days} días hábiles; solo cambia el registro`,
    rules: (_days) => 'Las reglas de devolución de los términos',
  },
  all: 'Todos los plazos',
  sentence: {
    until: (until) => `Se puede hasta: ${until}.`,
    atOnce: (what) => `Enseguida: ${what}.`,
    objection: (who) => `Objeción: ${who}.`,
    decided: (who) => `Decide: ${who}.`,
  },
};
