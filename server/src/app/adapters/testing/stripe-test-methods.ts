import { type CardOutcome, keptOutcome, publishedOutcome } from '../test-cards.ts';

export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly outcome: CardOutcome;
  readonly kept: ReturnType<typeof keptOutcome>;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  /** An event after the payment. */
  readonly later?: 'dispute' | 'refund-pending' | 'refund-fails';
}

const visa = (number: string, later?: Card['later']): Card => ({
  brand: 'visa',
  last4: number.slice(-4),
  outcome: publishedOutcome(number) ?? { kind: 'approved' },
  kept: publishedOutcome(number) ? keptOutcome(number) : ALWAYS,
  expiryMonth: 12,
  expiryYear: 2034,
  ...(later && { later }),
});

const ALWAYS = { setup: { kind: 'approved' }, charge: { kind: 'approved' } } as const;

/** Stripe's published test payment methods for code, as opposed to numbers. */
export const TEST_METHODS: Readonly<Record<string, Card>> = {
  pm_card_visa: visa('4242424242424242'),
  pm_card_chargeDeclined: visa('4000000000000002'),
  pm_card_visa_chargeDeclined: visa('4000000000000002'),
  pm_card_chargeDeclinedInsufficientFunds: visa('4000000000009995'),
  pm_card_visa_chargeDeclinedInsufficientFunds: visa('4000000000009995'),
  pm_card_chargeDeclinedExpiredCard: visa('4000000000000069'),
  pm_card_chargeDeclinedProcessingError: visa('4000000000000119'),
  pm_card_authenticationRequired: visa('4000002760003184'),
  pm_card_authenticationRequiredOnSetup: visa('4000002500003155'),
  pm_card_chargeCustomerFail: visa('4000000000000341'),
  pm_card_createDispute: visa('4000000000000259', 'dispute'),
  pm_card_pendingRefund: visa('4000000000007726', 'refund-pending'),
  pm_card_refundFail: visa('4000000000005126', 'refund-fails'),
};
