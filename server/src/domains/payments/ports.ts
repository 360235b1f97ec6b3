/**
 * The payment provider in our terms: integer cents, US dollars only, ids as plain strings. Adapters convert their SDK's
 * objects and errors into these types and throw only on defects.
 */

import type { Decline } from './rules/decline.ts';

export { type Decline, declineIn, knownDecline } from './rules/decline.ts';

/**
 * 'refused' is final: the same call would be refused again. After 'unavailable' the call may or may not have been
 * carried out. It can be repeated with the same idempotency key and takes effect once.
 */
export type PortAnswer<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** The provider could not be reached. The job that threw this is retried with increasing delays. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** Killed processes use up a job's attempts, so money gets more of them than other jobs. */
export const JOB_ATTEMPTS = 100;

/** A payment to request from the provider. */
export interface NewIntent {
  readonly amountCents: number;
  /** Shown to the payer on the provider's pages and receipts. */
  readonly description: string;
  /** Our data, stored with the intent and returned in every event. Never personal data. */
  readonly metadata: { readonly paymentId: string } & Readonly<Record<string, string>>;
  /**
   * Requests with the same key return the same intent while the provider remembers keys (Stripe: at least 24 hours).
   */
  readonly idempotencyKey: string;
  /** When the key may first have been used. Once the provider may have forgotten it, an existing intent is looked up. */
  readonly askedSince: Date;
}

/** 'open' waits for a card, also after a decline; 'processing' can still succeed or fail; the others are final. */
export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'cancelled';

/** A payment as stored by the provider. */
export interface Intent {
  readonly id: string;
  readonly status: IntentStatus;
  /** The amount requested. */
  readonly amountCents: number;
  /** The amount received; 0 until the payment has succeeded. */
  readonly receivedCents: number;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  /** The browser needs it to pay. Never log it. */
  readonly clientSecret: string;
  /** Our `paymentId` from the metadata; null if we didn't create the intent. */
  readonly paymentId: string | null;
  /** The decline of the last attempt; null if it was not declined. */
  readonly decline: Decline | null;
}

/** A card that the provider keeps. We store what tells its owner which one it is, and never a number. */
export interface ProviderCard {
  readonly id: string;
  /** The provider's name of the network in lower case: 'visa', 'mastercard', 'amex', … */
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
}

/** A payer's entry of a card to keep. 'open' waits for the card or for the bank's question. */
export interface CardSetup {
  readonly id: string;
  readonly customerId: string;
  readonly status: 'open' | 'succeeded' | 'cancelled';
  /** The browser needs it to enter the card. Never log it. */
  readonly clientSecret: string;
  /** Null until the setup has succeeded. */
  readonly card: ProviderCard | null;
}

/** Cards that are kept at the provider and charged while their owner is away. */
export interface KeptCardPort {
  /**
   * Opens the entry of a card for a new payer, of whom the provider learns nothing but the card. Repeating the key has
   * no further effect.
   */
  openSetup(idempotencyKey: string): Promise<PortAnswer<CardSetup>>;
  /** Refuses with the code 'unknown-intent' if the provider doesn't know the id. */
  retrieveSetup(setupId: string): Promise<PortAnswer<CardSetup>>;
  /**
   * Charges an intent to a kept card while its owner is away. An intent is charged once, whatever is repeated. Returns
   * the intent: still 'open' with its decline if the bank refuses, or wants the owner to answer a question first
   * ('authentication_required'). Refuses if the card is no longer kept.
   */
  charge(charge: {
    readonly intentId: string;
    readonly customerId: string;
    readonly cardId: string;
  }): Promise<PortAnswer<Intent>>;
  /** Removes all cards of a payer and ends what they had begun to enter. Repeating it has no further effect. */
  forget(customerId: string): Promise<PortAnswer<null>>;
}

export interface NewRefund {
  readonly intentId: string;
  readonly amountCents: number;
  /** Our id of the refund, used as metadata and as the idempotency key. */
  readonly refundId: string;
}

/** 'pending' can still succeed or fail. */
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

export interface ProviderRefund {
  readonly id: string;
  readonly intentId: string;
  readonly amountCents: number;
  readonly status: RefundStatus;
  /** Our id from the metadata; null for a refund made in the provider's dashboard. */
  readonly refundId: string | null;
  /** The reason of the failure. */
  readonly reason: string | null;
}

/** While 'open', the bank has not decided and the provider withholds the money. */
export type DisputeStatus = 'open' | 'won' | 'lost';

export interface Dispute {
  readonly id: string;
  readonly intentId: string;
  readonly amountCents: number;
  readonly status: DisputeStatus;
  /** The cardholder's reason in the provider's terms: 'fraudulent', 'duplicate', … */
  readonly reason: string;
  /** Deadline for submitting evidence to the provider. */
  readonly evidenceBy: Date | null;
}

/** An event at the provider. It may arrive late, twice and out of order. */
export type ProviderEvent = { readonly id: string; readonly at: Date } & (
  | { readonly type: 'intent'; readonly intent: Intent }
  /** One attempt was declined; `intent` is its state at that time. */
  | { readonly type: 'decline'; readonly intent: Intent; readonly decline: Decline }
  | { readonly type: 'refund'; readonly refund: ProviderRefund }
  | { readonly type: 'dispute'; readonly dispute: Dispute }
);

/**
 * The result of reading a webhook call. 'ignored' is authentic but irrelevant to us. 'refused' is not authentic, too
 * old or unreadable, and is only logged.
 */
export type WebhookReading =
  | { readonly kind: 'event'; readonly event: ProviderEvent }
  | { readonly kind: 'ignored'; readonly id: string; readonly type: string }
  | { readonly kind: 'refused'; readonly reason: 'no-signature' | 'wrong-signature' | 'too-old' | 'malformed' };

/** Maximum clock difference of a signed webhook call, in seconds, in either direction. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/** The kinds of changes to our balance with the provider. */
export type MovementKind =
  | 'charge'
  | 'refund'
  | 'refund-failure'
  | 'dispute'
  | 'dispute-reversal'
  | 'fee'
  | 'payout'
  | 'other';

/** One line of our account statement at the provider. */
export interface Movement {
  readonly id: string;
  readonly kind: MovementKind;
  readonly at: Date;
  /** Positive into our balance, negative out of it, before the provider's fee. */
  readonly amountCents: number;
  /** The provider's fee for this line; negative when it returns a fee. */
  readonly feeCents: number;
  /** The intent behind a charge, refund or dispute. */
  readonly intentId: string | null;
  /** The provider's id of the refund or dispute. */
  readonly sourceId: string | null;
}

/**
 * Origins of the provider's scripts, frames and calls. The content security policy allows them only on payment pages.
 */
export interface PaymentOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

/** Each call has a time limit. */
export interface PaymentPort {
  readonly provider: 'stripe' | 'sandbox';
  /** The key that browsers send to the provider; '' if the provider needs none. */
  readonly publishableKey: string;
  /** True if no real money moves. */
  readonly isTest: boolean;
  readonly origins: PaymentOrigins;
  readonly cards: KeptCardPort;
  createIntent(intent: NewIntent): Promise<PortAnswer<Intent>>;
  /** Refuses with the code 'unknown-intent' if the provider doesn't know the id. */
  retrieveIntent(intentId: string): Promise<PortAnswer<Intent>>;
  /**
   * Cancels an intent so that it can no longer be paid. Returns an intent that has succeeded, was canceled or is still
   * processing unchanged; the outcome of the last arrives as an event.
   */
  cancelIntent(intentId: string): Promise<PortAnswer<Intent>>;
  /** Refunds all or part of a payment. Repeating a `refundId` has no further effect. */
  refund(refund: NewRefund): Promise<PortAnswer<ProviderRefund>>;
  /** Refuses with the code 'unknown-refund' if the provider doesn't know the id. */
  retrieveRefund(refundId: string): Promise<PortAnswer<ProviderRefund>>;
  /** Refuses with the code 'unknown-dispute' if the provider doesn't know the id. */
  retrieveDispute(disputeId: string): Promise<PortAnswer<Dispute>>;
  /** Returns every line of our account with `from <= at < to`, in any order. */
  movements(from: Date, to: Date): Promise<PortAnswer<readonly Movement[]>>;
  /**
   * Verifies the signature over the raw bytes and their age at `now`.
   * @param headers by lowercase name
   */
  readWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): WebhookReading;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null if no payment provider is set up. */
    readonly payments: PaymentPort | null;
  }
}
