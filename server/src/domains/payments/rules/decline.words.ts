import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './decline.words.es.ts';

export const en = {
  card_declined: 'Your card was declined.',
  generic_decline: 'Your card was declined.',
  do_not_honor: 'Your card was declined.',
  lost_card: 'Your card was declined.',
  stolen_card: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_number: 'Your card number is incorrect.',
  incorrect_cvc: "Your card's security code is incorrect.",
  invalid_cvc: "Your card's security code is invalid.",
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  test_mode_live_card: 'Your card was declined. This is test mode: please use a test card, never a real one.',
  payment_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  authentication_required: 'Your bank wants you to confirm this payment yourself.',
  'card-removed': 'Your kept card had been removed.',
  payment_intent_cancelled: 'This payment was canceled.',
};

/** Reasons for declines by the provider's code (docs.stripe.com/declines/codes). */
export const declineWords = inLanguages({ en, es });
