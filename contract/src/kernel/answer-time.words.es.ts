import type { en } from './answer-time.words.ts';
import { plural, type Translation } from './words.ts';

export const es = {
  usual: '2 a 4 horas',
  minutes: (count, formatted) => `${formatted} ${plural('es', count, { one: 'minuto', other: 'minutos' })}`,
  workingHours: (count, formatted) =>
    `${formatted} ${plural('es', count, { one: 'hora laborable', other: 'horas laborables' })}`,
} satisfies Translation<typeof en>;
