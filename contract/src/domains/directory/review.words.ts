import { inLanguages } from '../../kernel/words.ts';
import { es } from './review.words.es.ts';

export const en = {
  chooseStars: 'Please choose one to five stars.',
  writeReview: 'Please write a sentence or two.',
  writeAnswer: 'Please write your answer.',
  atMost: (characters: number) => `Use at most ${characters} characters.`,
};

/** Problems with the fields of a review or its answer. */
export const reviewWords = inLanguages({ en, es });
