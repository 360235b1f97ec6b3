import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './support.words.ts';

export const es = {
  subject: (from) => `Ayuda: escribe ${from}`,
  aVisitor: 'un visitante',
  from: 'De',
  noAddress: 'sin dirección',
  conversation: 'Conversación',
  days: { Mon: 'lun', Tue: 'mar', Wed: 'mié', Thu: 'jue', Fri: 'vie', Sat: 'sáb', Sun: 'dom' },
  hoursOnDay: (day, from, until, zone) => `${day} de ${from} a ${until} ${zone}`,
  hoursOnDays: (first, last, from, until, zone) => `${first} a ${last} de ${from} a ${until} ${zone}`,
} satisfies Translation<typeof en>;
