/**
 * The payment provider in our words: integer cents, US dollars alone, ids as plain strings. Adapters turn their SDK's
 * objects and errors into these and throw nothing but defects.
 */

import type { Decline } from './rules/decline.ts';

export { type Decline, declineIn, knownDecline } from './rules/decline.ts';

/**
 * 'refused' is final: the same call would be refused again. 'unavailable' may or may not have been carried out: the
 * same call with the same idempotency key may be tried again, and has one effect.
 */
export type PortAnswer<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** The provider could not be reached; the job that threw this runs again later, ever more patiently. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** Killed processes use up attempts of a job; money is tried for longer than that. */
export const JOB_ATTEMPTS = 100;

/** What we want to be paid. */
export interface NewIntent {
  readonly amountCents: number;
  /** What the payer reads on the provider's pages and receipts. */
  readonly description: string;
  /** Ours, kept with the intent and handed back in every event: `paymentId` at least. Never personal data. */
  readonly metadata: { readonly paymentId: string } & Readonly<Record<string, string>>;
  /** The same key is the same intent, for as long as the provider remembers keys (Stripe: at least 24 hours). */
  readonly idempotencyKey: string;
}

/** 'open' waits for a card, also after a decline; 'processing' can still end either way; the others are final. */
export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'cancelled';

/** A payment as the provider has it. */
export interface Intent {
  readonly id: string;
  readonly status: IntentStatus;
  /** What was asked for. */
  readonly amountCents: number;
  /** What has come in: 0 until it has succeeded. */
  readonly receivedCents: number;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  /** What the browser needs to pay it. Not for logs. */
  readonly clientSecret: string;
  /** Our `paymentId` out of the metadata; null for an intent that is none of ours. */
  readonly paymentId: string | null;
  /** The last attempt, where it was declined. */
  readonly decline: Decline | null;
}

export interface NewRefund {
  readonly intentId: string;
  readonly amountCents: number;
  /** Our id of the refund: metadata, and the idempotency key. */
  readonly refundId: string;
}

/** 'pending' can still end either way. */
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

export interface ProviderRefund {
  readonly id: string;
  readonly intentId: string;
  readonly amountCents: number;
  readonly status: RefundStatus;
  /** Ours out of the metadata; null for a refund that somebody made at the provider. */
  readonly refundId: string | null;
  /** Why it failed. */
  readonly reason: string | null;
}

/** 'open' while the bank decides: the provider holds the money back. */
export type DisputeStatus = 'open' | 'won' | 'lost';

export interface Dispute {
  readonly id: string;
  readonly intentId: string;
  readonly amountCents: number;
  readonly status: DisputeStatus;
  /** The cardholder's, as the provider names it: 'fraudulent', 'duplicate', … */
  readonly reason: string;
  /** Until when evidence can be handed in at the provider. */
  readonly evidenceBy: Date | null;
}

/** Something that has happened at the provider. May come late, twice and out of order. */
export type ProviderEvent = { readonly id: string; readonly at: Date } & (
  | { readonly type: 'intent'; readonly intent: Intent }
  /** One attempt was declined; `intent` as it stood then. */
  | { readonly type: 'decline'; readonly intent: Intent; readonly decline: Decline }
  | { readonly type: 'refund'; readonly refund: ProviderRefund }
  | { readonly type: 'dispute'; readonly dispute: Dispute }
);

/**
 * A webhook call, read. 'ignored' is authentic and of no interest to us. 'refused' is not authentic, too old or not
 * readable, and leaves nothing but a line in the log.
 */
export type WebhookReading =
  | { readonly kind: 'event'; readonly event: ProviderEvent }
  | { readonly kind: 'ignored'; readonly id: string; readonly type: string }
  | { readonly kind: 'refused'; readonly reason: 'no-signature' | 'wrong-signature' | 'too-old' | 'malformed' };

/** How old a signed webhook call may be, in seconds, either way. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/** What moves the balance that we have with the provider. */
export type MovementKind =
  | 'charge'
  | 'refund'
  | 'refund-failure'
  | 'dispute'
  | 'dispute-reversal'
  | 'fee'
  | 'payout'
  | 'other';

/** One line of the provider's own account. */
export interface Movement {
  readonly id: string;
  readonly kind: MovementKind;
  readonly at: Date;
  /** Into our balance; negative out of it. Before the provider's fee. */
  readonly amountCents: number;
  /** What the provider keeps for this line; negative when it gives a fee back. */
  readonly feeCents: number;
  /** The intent behind a charge, refund or dispute. */
  readonly intentId: string | null;
  /** The provider's id of the refund or dispute. */
  readonly sourceId: string | null;
}

/** Where the provider's scripts, frames and calls come from: let in on the payment pages alone. */
export interface PaymentOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

/** Each call has its own time limit. */
export interface PaymentPort {
  readonly provider: 'stripe' | 'sandbox';
  /** What the browser names us by; '' where the provider wants none. */
  readonly publishableKey: string;
  /** No real money moves. */
  readonly isTest: boolean;
  readonly origins: PaymentOrigins;
  createIntent(intent: NewIntent): Promise<PortAnswer<Intent>>;
  /** 'refused' with the code 'unknown-intent' where the provider has none of this id. */
  retrieveIntent(intentId: string): Promise<PortAnswer<Intent>>;
  /**
   * Makes that it can't be paid any more. One that has succeeded or was cancelled is answered as it is; one that is
   * being processed is answered as it is, too, and its end comes as an event.
   */
  cancelIntent(intentId: string): Promise<PortAnswer<Intent>>;
  /** Gives back all or a part of what came in. Repeating the same `refundId` is one refund. */
  refund(refund: NewRefund): Promise<PortAnswer<ProviderRefund>>;
  /** How a refund stands. 'refused' with the code 'unknown-refund' where the provider has none of this id. */
  retrieveRefund(refundId: string): Promise<PortAnswer<ProviderRefund>>;
  /** How a dispute stands. 'refused' with the code 'unknown-dispute' where the provider has none of this id. */
  retrieveDispute(disputeId: string): Promise<PortAnswer<Dispute>>;
  /** Every line of our account with `from <= at < to`, in any order. */
  movements(from: Date, to: Date): Promise<PortAnswer<readonly Movement[]>>;
  /** Checks the signature over the very bytes that came, and their age at `now`. @param headers by lower-case name */
  readWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): WebhookReading;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null where nothing is set up to be paid by. */
    readonly payments: PaymentPort | null;
  }
}
