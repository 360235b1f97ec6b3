import { inLanguages } from '../../kernel/words.ts';
import { es } from './payment-input.words.es.ts';

export const en = {
  donation: 'Donation to Plumbline',
  sayAmount: 'Enter an amount in dollars, such as 25 or 12.50.',
  smallestDonation: (formatted: string) => `The smallest donation is ${formatted}.`,
  largestDonation: (formatted: string) => `The largest donation is ${formatted}.`,
  sayCap: (formattedMost: string) =>
    `Enter 0 to ${formattedMost} dollars with at most two decimals, or nothing for no cap.`,
  sayMonth: 'Name a month, such as 2026-12.',
  cardNumber: 'Enter a card number.',
  cardExpiry: 'Enter the expiration date.',
  cardCode: 'Enter the security code.',
};

/** Validation messages for payments, and the name of a donation. */
export const paymentInputWords = inLanguages({ en, es });
