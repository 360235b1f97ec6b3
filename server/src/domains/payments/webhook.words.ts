import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './webhook.words.es.ts';

export const en = {
  'no-signature': 'This call was refused: it carries no signature.',
  'wrong-signature': 'This call was refused: its signature is wrong.',
  'too-old': 'This call was refused: its signature is too old.',
  malformed: 'This call was refused: its body can’t be read.',
};

/** Reasons why a call to the payment provider's webhook is rejected. */
export const webhookRefusalWords = inLanguages({ en, es });
