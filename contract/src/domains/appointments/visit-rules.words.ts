import { inLanguages } from '../../kernel/words.ts';
import { es } from './visit-rules.words.es.ts';

export const en = {
  chooseBetween: (least: number, most: number) => `Choose a whole number from ${least} to ${most}`,
};

/** Error messages of the form that sets what a contractor asks of the times that customers book. */
export const visitRulesWords = inLanguages({ en, es });
