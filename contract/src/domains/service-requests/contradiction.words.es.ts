import type { Translation } from '../../kernel/words.ts';
import type { en } from './contradiction.words.ts';

export const es = {
  startDenials: {
    'not-begun': 'El trabajo no ha empezado',
    'nobody-came': 'No vino nadie',
    other: 'Otra cosa',
  },
  completionDenials: {
    unfinished: 'Todavía falta algo por hacer',
    faulty: 'Algo no quedó bien',
    'nobody-came': 'No vino nadie',
    other: 'Otra cosa',
  },
} satisfies Translation<typeof en>;
