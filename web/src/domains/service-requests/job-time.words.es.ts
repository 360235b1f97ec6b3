import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './job-time.words.ts';

export const es = {
  lessThanMinute: 'queda menos de un minuto',
  minutes: (count) => plural('es', count, { one: `queda ${count} minuto`, other: `quedan ${count} minutos` }),
  hours: (count) => plural('es', count, { one: `queda ${count} hora`, other: `quedan ${count} horas` }),
  hoursAndMinutes: (hours, minutes) =>
    plural('es', hours, { one: `queda ${hours} h ${minutes} min`, other: `quedan ${hours} h ${minutes} min` }),
  days: (count) => plural('es', count, { one: `queda ${count} día`, other: `quedan ${count} días` }),
} satisfies Translation<typeof en>;
