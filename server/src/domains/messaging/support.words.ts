import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './support.words.es.ts';

export const en = {
  subject: (from: string) => `Support: message from ${from}`,
  aVisitor: 'a visitor',
  from: 'From',
  noAddress: 'no address given',
  conversation: 'Conversation',
  days: { Mon: 'Mon', Tue: 'Tue', Wed: 'Wed', Thu: 'Thu', Fri: 'Fri', Sat: 'Sat', Sun: 'Sun' },
  hoursOnDay: (day: string, from: string, until: string, zone: string) => `${day} ${from} - ${until} ${zone}`,
  hoursOnDays: (first: string, last: string, from: string, until: string, zone: string) =>
    `${first}-${last} ${from} - ${until} ${zone}`,
};

/** Support hours, and the emails to support. */
export const supportWords = inLanguages({ en, es });
