import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './card.words.es.ts';

export const en = {
  testMode: 'Test mode, no real money',
  testCard: 'Test card',
  anyDate: ', any future date, any code.',
  allTestCards: 'All test cards',
  does: {
    pays: 'pays',
    declined: 'is declined',
    insufficient: 'has insufficient funds',
    authentication: 'asks for authentication',
  },
  settingUp: 'Setting up secure payment...',
  needsScripts: 'The card form needs JavaScript',
  needsScriptsText:
    'The fields for your card come from our payment provider. Turn on JavaScript, or open this link in another browser.',
  loadFailed: "The payment form couldn't be loaded",
  details: 'Card details',
  number: 'Card number',
  expires: 'Expires',
  expiryExample: 'MM / YY',
  code: 'Security code',
  codeExample: 'CVC',
  zip: 'ZIP Code',
  processing: 'Processing...',
  bankTitle: 'Are you making this payment?',
  bankYes: "Yes, it's me",
  bankNo: 'No, stop',
  bank: 'This is where the bank of a real card would ask for a code.',
  declined: 'Your card was declined.',
  notCharged: 'Your card was not charged. Please try another one.',
  wholeNumber: 'Enter the whole card number, such as 4242 4242 4242 4242.',
  wholeExpiry: 'Enter month and year, such as 12 / 34.',
  expired: 'This card has expired. Use a later date.',
  wholeCode: 'Enter the 3 or 4 digits on the card.',
  onlyTestCards: 'Only test cards work here, and their numbers are not kept. Never enter a real card.',
  toProvider: 'The card number goes to the payment provider, never to us.',
  notPaid: 'Not paid',
  failedTitle: 'Payment Failed',
  tryAgain: (why: string) => `${why} Try again, or use another card.`,
  paidTitle: 'Payment Successful',
  paid: 'Thank you for your payment!',
  errorTitle: 'Payment Error',
  error: 'An unexpected error occurred. Please try again.',
  errorNoDoubleCharge: 'An unexpected error occurred. Please try again. You will not be charged twice.',
};

/** The forms that take a card. */
export const cardWords = inLanguages({ en, es });
