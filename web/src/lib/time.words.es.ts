import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './time.words.ts';

export const es = {
  age: {
    day: (count) => `${count} ${plural('es', count, { one: 'día', other: 'días' })}`,
    hour: (count) => `${count} ${plural('es', count, { one: 'hora', other: 'horas' })}`,
    minute: (count) => `${count} ${plural('es', count, { one: 'minuto', other: 'minutos' })}`,
    lessThanMinute: 'menos de un minuto',
  },
  deadline: { notStated: 'No se indica', closed: (day) => `Cerró el ${day}` },
} satisfies Translation<typeof en>;
