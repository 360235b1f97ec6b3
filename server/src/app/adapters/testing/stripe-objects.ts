/** The parts of Stripe's objects that a card payment shows, in Stripe's names (docs.stripe.com/api). */
export interface StripeIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  amount_received: number;
  readonly currency: string;
  readonly created: number;
  readonly client_secret: string;
  description: string | null;
  metadata: Readonly<Record<string, string>>;
  receipt_email: string | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'canceled'
    | 'succeeded';
  payment_method: string | null;
  customer: string | null;
  readonly payment_method_types: readonly string[];
  readonly capture_method: 'automatic_async';
  readonly confirmation_method: 'automatic';
  readonly livemode: false;
  latest_charge: string | null;
  last_payment_error: StripeErrorBody | null;
  next_action: { readonly type: 'use_stripe_sdk'; readonly use_stripe_sdk: object } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
}

export interface StripeCustomer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface StripeSetup {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly client_secret: string;
  readonly created: number;
  readonly customer: string;
  last_setup_error: StripeErrorBody | null;
  readonly livemode: false;
  next_action: StripeIntent['next_action'];
  payment_method: string | null;
  readonly payment_method_types: readonly string[];
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'canceled' | 'succeeded';
  readonly usage: 'off_session';
}

export interface StripePaymentMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
  readonly created: number;
  /** Null once it is detached. */
  customer: string | null;
  readonly livemode: false;
  readonly type: 'card';
}

export interface StripeCharge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  amount_captured: number;
  amount_refunded: number;
  readonly balance_transaction: string | null;
  readonly captured: boolean;
  readonly created: number;
  readonly currency: string;
  readonly description: string | null;
  disputed: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly payment_method_details: {
    readonly type: 'card';
    readonly card: { readonly brand: string; readonly last4: string };
  };
  readonly receipt_email: string | null;
  refunded: boolean;
  readonly status: 'succeeded' | 'failed';
}

export interface StripeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly balance_transaction: string | null;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly reason: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

export interface StripeDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  balance_transactions: readonly StripeBalanceTransaction[];
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly evidence_details: { readonly due_by: number };
  readonly is_charge_refundable: boolean;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly reason: string;
  status: 'needs_response' | 'won' | 'lost';
}

export interface StripeBalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly amount: number;
  readonly available_on: number;
  readonly created: number;
  readonly currency: string;
  readonly description: string | null;
  readonly fee: number;
  readonly fee_details: readonly object[];
  readonly net: number;
  readonly reporting_category: string;
  readonly source: string;
  readonly status: 'available' | 'pending';
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment';
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

export interface StripeErrorBody {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly code?: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: object;
  readonly setup_intent?: object;
}

/** Stripe's response in place of an object. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, code?: string, param?: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Generates ids like Stripe's, the same for the same seed, so that a failing sequence can be repeated. */
export function createIds(seed: number): (prefix: string, length?: number) => string {
  // The mulberry32 generator: small, and good enough for names.
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (prefix, length = 24) => prefix + Array.from({ length }, () => LETTERS[next() % LETTERS.length]).join('');
}
