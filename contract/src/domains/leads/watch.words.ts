import { inLanguages } from '../../kernel/words.ts';
import { es } from './watch.words.es.ts';

export const en = {
  nameRequired: 'Name this watch',
  nameTooLong: (most: number) => `Use at most ${most} characters`,
  chooseDelivery: 'Choose how often you want to hear of it',
  textsAtOnce: "Texts come at once only. Choose 'At once', or another way",
  chooseNarrowing: 'Choose what to leave out',
  hourOfDay: 'Choose an hour of the day',
};

/** Validation messages for a watch. */
export const watchWords = inLanguages({ en, es });
