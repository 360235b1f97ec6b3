import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './lane.words.ts';

export const es = {
  open: 'Abierto ahora',
  night: 'Atiende emergencias de noche',
  'night-later': (moment) => `Atiende emergencias a partir de: ${moment}`,
  opens: (moment) => `Abre: ${moment}`,
  unknown: 'Horario desconocido',
  answerBy: (state, moment) => `${state}; plazo para responder: ${moment}`,
  onDay: (weekday, time) => `${weekday} ${time}`,
} satisfies Translation<typeof en>;
