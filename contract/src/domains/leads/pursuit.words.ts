import { inLanguages } from '../../kernel/words.ts';
import { es } from './pursuit.words.es.ts';

export const en = {
  chooseStage: 'Choose where it stands',
  enterDollars: 'Enter an amount in dollars, such as 12,500, or leave it blank',
  chooseDay: 'Choose a day, or leave it blank',
  chooseMonth: 'Give a month as YYYY-MM',
};

/** Validation messages for pursuits. */
export const pursuitWords = inLanguages({ en, es });
