import type { Translation } from '../../kernel/words.ts';
import type { en } from './pursuit.words.ts';

export const es = {
  chooseStage: 'Elija en qué punto está',
  enterDollars: 'Escriba un importe en dólares, por ejemplo 12,500, o déjelo en blanco',
  chooseDay: 'Elija un día o déjelo en blanco',
  chooseMonth: 'Indique un mes como AAAA-MM',
} satisfies Translation<typeof en>;
