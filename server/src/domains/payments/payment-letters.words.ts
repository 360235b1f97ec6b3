import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './payment-letters.words.es.ts';

export const en = {
  receiptSubject: (number: string) => `Your donation, receipt ${number}`,
  thanks: 'Thank you for your donation.',
  receipt: 'Receipt',
  amount: 'Amount',
  date: 'Date',
  for: 'For',
  testMode: 'Test mode: no real money was moved.',
  returnedSubject: (number: string) => `Your donation was refunded, receipt ${number}`,
  returned: (amount: string) =>
    `Your donation of ${amount} is being refunded to your card. It may take a few days to appear there.`,
  why: 'Why',
};

/** Letters to donors. */
export const paymentLetterWords = inLanguages({ en, es });
