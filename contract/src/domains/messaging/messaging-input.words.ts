import { inLanguages } from '../../kernel/words.ts';
import { es } from './messaging-input.words.es.ts';

export const en = {
  writeSomething: 'Write something first.',
  validEmail: 'Please enter a valid email address',
  noPushAddress: 'This browser did not provide a push address.',
  keyMissing: 'The key is missing.',
  keyWrong: 'The key is wrong.',
  secretMissing: 'The secret is missing.',
  secretWrong: 'The secret is wrong.',
};

/** Validation messages for support messages, replies and push subscriptions. */
export const messagingInputWords = inLanguages({ en, es });
