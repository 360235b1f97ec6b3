import { inLanguages } from '../../kernel/words.ts';
import { es } from './claim-code.words.es.ts';

export const en = {
  mailed: (minutes: number) =>
    `If the listing has an email address, a code is on its way there. It works for ${minutes} minutes.`,
  texted: (minutes: number) =>
    `If the listing has a phone number, a code is on its way there. It works for ${minutes} minutes.`,
};

/** The reply to a request for a claim code. It is the same whether or not one was sent. */
export const claimCodeWords = inLanguages({ en, es });
