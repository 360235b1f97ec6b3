import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './calendar.words.ts';

export const es = {
  next: 'Ir al mes siguiente',
  previous: 'Ir al mes anterior',
  today: (day) => `Hoy, ${day}`,
  selected: (day) => `${day}, seleccionado`,
} satisfies Translation<typeof en>;
