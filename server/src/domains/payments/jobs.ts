import type { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';

declare module '../../kernel/outbox.ts' {
  interface Jobs {
    /** Asks the provider whether a payment was made, in case its own word was lost. `round` counts how often. */
    'check-payment': { readonly paymentId: PaymentId; readonly round: number };
    /** Makes that a payment can't be paid any more. */
    'cancel-payment': { readonly paymentId: PaymentId };
    /** Gives a payment back to its card. */
    'refund-payment': { readonly refundId: string };
    /** Compares the ledger with the provider, day by day. */
    'reconcile-payments': Readonly<Record<string, never>>;
  }
  interface DomainEvents {
    /** The provider has the money of a referral's fee. */
    'fee-paid': { readonly referralId: ReferralId; readonly paymentId: PaymentId };
  }
}

/** The provider could not be reached; the job that threw this runs again later, ever more patiently. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** Killed processes use up attempts of a job; money is tried for longer than that. */
export const JOB_ATTEMPTS = 100;
