import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './confirmation.words.es.ts';

export const en = {
  confirmed: 'Confirmed',
  byBoth: 'By both of you',
  byYou: 'By you',
  by: { customer: 'By the customer', contractor: 'By the contractor' },
  notYet: 'Not yet',
  noAnswer: 'The customer has not answered.',
  confirm: 'Confirm',
};

/** The confirmation line and button of an appointment's page. */
export const confirmationWords = inLanguages({ en, es });
