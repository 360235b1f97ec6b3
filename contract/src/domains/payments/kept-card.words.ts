import { inLanguages } from '../../kernel/words.ts';
import { es } from './kept-card.words.es.ts';

export const en = {
  /** Contractors agree to these words: a change needs a new version in `kept-card.ts`. */
  consent: (fee: string) =>
    `When I accept a job from a link that Plumbline sent me, or by replying to a text, charge the referral fee to this card: at most ${fee} each, and within my spending cap. Whoever has such a link can accept for me.`,
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    diners: 'Diners Club',
    jcb: 'JCB',
    unionpay: 'UnionPay',
  },
  otherBrand: 'Card',
  named: (brand: string, last4: string) => `${brand} ending in ${last4}`,
};

/** The name of a kept card, and the consent to charge it. */
export const keptCardWords = inLanguages({ en, es });
