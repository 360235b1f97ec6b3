import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './deadlines.words.ts';

export const es = {
  title: 'Plazos y objeciones',
  lead: 'Qué puede informar cada parte al final de un trabajo, hasta cuándo, qué pasa enseguida y quién decide si la otra parte objeta.',
  columns: {
    report: 'Informe',
    until: 'Hasta',
    atOnce: 'Qué pasa enseguida',
    objection: 'Objeción',
    decidedBy: 'Quién decide',
  },
  record:
    'El registro de ese día decide solo en contra de quien informó, por lo que esa misma parte hizo: un contratista que empezó el trabajo el día de la visita encontró al cliente. Todo lo demás lo decide una persona.',
  money:
    'Una decisión cambia si un informe cuenta, y ningún pago. Un informe que nadie objeta a tiempo cuenta. A cada parte se le avisa una vez de informes, objeciones y decisiones.',
} satisfies Translation<typeof en>;
