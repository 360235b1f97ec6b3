import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './fee.words.es.ts';

export const en = {
  gets: (amount: string) => `What the ${amount} gets you`,
  onePayment: 'One payment. No percentage of the job.',
  identity: 'Name, phone, email and street',
  identityText: 'Open as soon as it is paid.',
  alone: 'Nobody else gets this job',
  aloneText: 'No other contractor can accept it while it is held for you.',
  pay: (amount: string) => `Pay ${amount}`,

  back: (amount: string) => `When the ${amount} comes back`,
  cancelled: 'The customer cancels before work starts',
  cancelledText: "Also: they say that you didn't come, or you paid too late",
  atOnce: 'At once, by itself',
  badConnection: "Can't be reached, or didn't want the job",
  badConnectionText: (days: number) => `You report it within ${days} days; we ask the customer`,
  onAnswer: (hours: number) => `When they agree, or after ${hours} hours without an answer`,
  notBack: (amount: string) =>
    `All ${amount}, to the card that paid. Not refunded: you change your mind after paying, or work has started.`,
  wholeRule: 'The whole rule',
};

/** What a referral fee buys, and when it is refunded. */
export const feeWords = inLanguages({ en, es });
