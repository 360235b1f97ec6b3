import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './pay-now.words.es.ts';

export const en = {
  payNow: (card: string) => `Pay with my ${card}`,
  payNowText: "Charged when you accept. It comes back if the customer cancels before work starts or can't be reached.",
  charging: (amount: string, card: string) => `Charging ${amount} to your ${card}`,
  chargingText: 'The customer’s details appear here in a moment.',
  notCharged: (card: string) => `Your ${card} was not charged`,
  notChargedText: 'The job is still held for you: pay in another way.',
};

/** Paying with a kept card while accepting. */
export const payNowWords = inLanguages({ en, es });
