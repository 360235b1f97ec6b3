import { type CardDetails, type CardRefusal, keptOutcome, NOT_AUTHENTICATED, testCardOf } from '../test-cards.ts';
import { createKeptCards } from './stripe-kept-cards.ts';
import {
  createIds,
  invalid,
  type StripeBalanceTransaction,
  type StripeCharge,
  type StripeDispute,
  type StripeErrorBody,
  type StripeEvent,
  type StripeIntent,
  type StripeRefund,
  StripeRefusal,
} from './stripe-objects.ts';
import { type Card, TEST_METHODS } from './stripe-test-methods.ts';

/** The API version of the SDK in use. */
const API_VERSION = '2026-10-28.endive';
/** Stripe's US fees: 2.9% and 30 cents per card payment, 15 dollars per dispute. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;
const DISPUTE_FEE = 1500;
/** Stripe's smallest and largest payment in US dollars, in cents. */
const SMALLEST = 50;
const LARGEST = 99_999_999;

export interface IntentParams {
  readonly amount: number;
  readonly currency: string;
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly receiptEmail?: string | undefined;
}

export interface StripeAccountOptions {
  readonly seed?: number;
  /** The account's own clock. */
  readonly now?: () => Date;
  /** Called for each event as it happens. */
  readonly onEvent?: (event: StripeEvent) => void;
}

export type StripeAccount = ReturnType<typeof createStripeAccount>;

/**
 * Simulates the state of one Stripe account without a network: intents, charges, refunds, disputes, balance, events.
 * Refuses calls as Stripe does (StripeRefusal).
 */
export function createStripeAccount({ seed = 1, now = () => new Date(), onEvent }: StripeAccountOptions = {}) {
  const newId = createIds(seed);
  const seconds = () => Math.floor(now().getTime() / 1000);
  const intents = new Map<string, StripeIntent>();
  const charges = new Map<string, StripeCharge>();
  const refunds = new Map<string, StripeRefund>();
  const disputes = new Map<string, StripeDispute>();
  const balance = new Map<string, StripeBalanceTransaction>();
  const events = new Map<string, StripeEvent>();
  const cards = new Map<string, Card>(Object.entries(TEST_METHODS));
  let idempotencyKey: string | null = null;

  const tell = (type: string, object: object): void => {
    const event: StripeEvent = {
      id: newId('evt_'),
      object: 'event',
      api_version: API_VERSION,
      created: seconds(),
      data: { object: { ...object } },
      livemode: false,
      pending_webhooks: 1,
      request: { id: newId('req_', 14), idempotency_key: idempotencyKey },
      type,
    };
    events.set(event.id, event);
    onEvent?.(event);
  };

  const kept = createKeptCards({ newId, seconds, tell, cards });

  const book = (
    entry: Pick<StripeBalanceTransaction, 'amount' | 'fee' | 'type' | 'reporting_category' | 'source'>,
  ): StripeBalanceTransaction => {
    const created = seconds();
    const transaction: StripeBalanceTransaction = {
      id: newId('txn_'),
      object: 'balance_transaction',
      ...entry,
      available_on: created,
      created,
      currency: 'usd',
      description: null,
      fee_details: [],
      net: entry.amount - entry.fee,
      status: 'available',
    };
    balance.set(transaction.id, transaction);
    return transaction;
  };

  const intentOf = (id: string): StripeIntent => found(intents, id, 'payment_intent', 'intent');
  const chargeOf = (id: string): StripeCharge => found(charges, id, 'charge', 'id');
  const cardOf = (method: string | null): Card => found(cards, method ?? '', 'PaymentMethod', 'payment_method');

  const addCharge = (intent: StripeIntent, card: Card, refusal: CardRefusal | null): StripeCharge => {
    const id = newId('ch_');
    const isPaid = refusal === null;
    const booked = isPaid
      ? book({
          amount: intent.amount,
          fee: feeOf(intent.amount),
          type: 'charge',
          reporting_category: 'charge',
          source: id,
        })
      : null;
    const charge: StripeCharge = {
      id,
      object: 'charge',
      amount: intent.amount,
      amount_captured: isPaid ? intent.amount : 0,
      amount_refunded: 0,
      balance_transaction: booked?.id ?? null,
      captured: isPaid,
      created: seconds(),
      currency: intent.currency,
      description: intent.description,
      disputed: false,
      failure_code: refusal?.code ?? null,
      failure_message: refusal?.message ?? null,
      livemode: false,
      metadata: intent.metadata,
      paid: isPaid,
      payment_intent: intent.id,
      payment_method: intent.payment_method ?? '',
      payment_method_details: { type: 'card', card: { brand: card.brand, last4: card.last4 } },
      receipt_email: intent.receipt_email,
      refunded: false,
      status: isPaid ? 'succeeded' : 'failed',
    };
    charges.set(id, charge);
    intent.latest_charge = id;
    return charge;
  };

  const succeed = (intent: StripeIntent, card: Card): void => {
    const charge = addCharge(intent, card, null);
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.next_action = null;
    intent.last_payment_error = null;
    tell('charge.succeeded', charge);
    tell('payment_intent.succeeded', intent);
    if (card.later === 'dispute') openDispute(charge.id);
  };

  /**
   * Records a decline.
   * @throws StripeRefusal always, since that is the response to the confirmation
   */
  const decline = (intent: StripeIntent, card: Card, refusal: CardRefusal): never => {
    const charge = addCharge(intent, card, refusal);
    const error: StripeErrorBody = {
      type: 'card_error',
      code: refusal.code,
      ...(refusal.declineCode !== null && { decline_code: refusal.declineCode }),
      message: refusal.message,
      charge: charge.id,
    };
    backToStart(intent, error);
    tell('charge.failed', charge);
    tell('payment_intent.payment_failed', intent);
    throw new StripeRefusal(402, { ...error, payment_intent: { ...intent } });
  };

  const backToStart = (intent: StripeIntent, error: StripeErrorBody): void => {
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.next_action = null;
    intent.last_payment_error = error;
  };

  const openDispute = (chargeId: string): StripeDispute => {
    const charge = chargeOf(chargeId);
    if (charge.status !== 'succeeded' || charge.disputed) throw invalid('This charge cannot be disputed.');
    charge.disputed = true;
    const id = newId('du_');
    const dispute: StripeDispute = {
      id,
      object: 'dispute',
      amount: charge.amount,
      balance_transactions: [],
      charge: charge.id,
      created: seconds(),
      currency: charge.currency,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      evidence_details: { due_by: seconds() + 7 * 86_400 },
      reason: 'fraudulent',
      status: 'needs_response',
    };
    disputes.set(id, dispute);
    const withdrawn = book({
      amount: -charge.amount,
      fee: DISPUTE_FEE,
      type: 'adjustment',
      reporting_category: 'dispute',
      source: id,
    });
    tell('charge.dispute.created', dispute);
    dispute.balance_transactions = [withdrawn];
    tell('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  };

  return {
    ...kept,
    intents,
    charges,
    refunds,
    disputes,
    balance,
    events,
    now,
    newId,

    /** Sets the idempotency key of the current request, for the events' `request`. */
    requestedWith(key: string | null): void {
      idempotencyKey = key;
    },

    intentOf,

    createIntent({ amount, currency, description, metadata = {}, receiptEmail }: IntentParams): StripeIntent {
      if (!Number.isInteger(amount)) throw invalid(`Invalid integer: ${amount}`, 'parameter_invalid_integer', 'amount');
      if (amount < 1)
        throw invalid('This value must be greater than or equal to 1.', 'parameter_invalid_integer', 'amount');
      if (currency !== 'usd') throw invalid(`Invalid currency: ${currency}.`, undefined, 'currency');
      if (amount < SMALLEST) throw invalid('Amount must be at least $0.50 usd', 'amount_too_small', 'amount');
      if (amount > LARGEST) throw invalid('Amount must be no more than $999,999.99', 'amount_too_large', 'amount');
      const id = newId('pi_');
      const intent: StripeIntent = {
        id,
        object: 'payment_intent',
        amount,
        amount_received: 0,
        currency,
        created: seconds(),
        client_secret: newId(`${id}_secret_`, 25),
        description: description ?? null,
        metadata,
        receipt_email: receiptEmail ?? null,
        status: 'requires_payment_method',
        payment_method: null,
        customer: null,
        payment_method_types: ['card'],
        capture_method: 'automatic_async',
        confirmation_method: 'automatic',
        livemode: false,
        latest_charge: null,
        last_payment_error: null,
        next_action: null,
        canceled_at: null,
        cancellation_reason: null,
      };
      intents.set(id, intent);
      tell('payment_intent.created', intent);
      return intent;
    },

    /**
     * Creates a payment method from a card's details, as the browser does.
     * @throws StripeRefusal if they are invalid
     */
    createPaymentMethod(details: CardDetails): string {
      const card = testCardOf(details, now());
      if ('kind' in card && card.code !== 'card_declined') {
        throw new StripeRefusal(402, { type: 'card_error', code: card.code, message: card.message });
      }
      const id = newId('pm_');
      const { number, expiryMonth, expiryYear } = details;
      const known = 'kind' in card ? { brand: 'visa', last4: number.slice(-4), outcome: card } : card;
      cards.set(id, { ...known, kept: keptOutcome(number.replaceAll(/\D/g, '')), expiryMonth, expiryYear });
      return id;
    },

    /** @throws StripeRefusal 400 if the intent has ended. */
    updateIntent(id: string, { customer }: { readonly customer: string }): StripeIntent {
      const intent = intentOf(id);
      if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'update');
      intent.customer = kept.customerOf(customer).id;
      return intent;
    },

    /**
     * @param isOffSession the card's owner is away and can't be asked
     * @throws StripeRefusal 402 if the card is declined, 400 if the intent has ended.
     */
    confirmIntent(id: string, paymentMethod: string | null, isOffSession = false): StripeIntent {
      const intent = intentOf(id);
      if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
        throw unexpectedState(intent, 'confirm');
      }
      const method = paymentMethod ?? intent.payment_method;
      if (method === null) {
        throw invalid(
          'You cannot confirm this PaymentIntent because it is missing a payment method.',
          'payment_intent_unexpected_state',
        );
      }
      const card = cardOf(method);
      kept.requireUsable(intent, method);
      intent.payment_method = method;
      const outcome = isOffSession ? card.kept.charge : card.outcome;
      if (outcome.kind === 'declined') return decline(intent, card, outcome);
      if (outcome.kind === 'authentication') {
        intent.status = 'requires_action';
        intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
        tell('payment_intent.requires_action', intent);
      } else succeed(intent, card);
      return intent;
    },

    /** Simulates the holder's correct or wrong answer to the bank's question. */
    authenticate(id: string, isRight: boolean): StripeIntent {
      const intent = intentOf(id);
      if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticate');
      if (isRight) succeed(intent, cardOf(intent.payment_method));
      else {
        backToStart(intent, { type: 'card_error', code: NOT_AUTHENTICATED.code, message: NOT_AUTHENTICATED.message });
        tell('payment_intent.payment_failed', intent);
      }
      return intent;
    },

    /** @throws StripeRefusal 400 if the intent has already succeeded or been canceled. */
    cancelIntent(id: string, reason: string | null): StripeIntent {
      const intent = intentOf(id);
      if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
        throw unexpectedState(intent, 'cancel');
      }
      intent.status = 'canceled';
      intent.next_action = null;
      intent.canceled_at = seconds();
      intent.cancellation_reason = reason;
      tell('payment_intent.canceled', intent);
      return intent;
    },

    /** @throws StripeRefusal 400 if there is nothing (left) to return. */
    createRefund(params: {
      readonly intent?: string | undefined;
      readonly charge?: string | undefined;
      readonly amount?: number | undefined;
      readonly reason?: string | undefined;
      readonly metadata?: Readonly<Record<string, string>> | undefined;
    }): StripeRefund {
      const chargeId = params.charge ?? intentOf(params.intent ?? '').latest_charge;
      const charge = chargeId === null ? undefined : charges.get(chargeId);
      if (charge?.status !== 'succeeded') {
        throw invalid(`This PaymentIntent (${params.intent}) does not have a successful charge to refund.`);
      }
      if (charge.disputed) {
        throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
      }
      const left = charge.amount - charge.amount_refunded;
      if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
      const amount = params.amount ?? left;
      if (!Number.isInteger(amount) || amount < 1) {
        throw invalid(`Invalid positive integer`, 'parameter_invalid_integer', 'amount');
      }
      if (amount > left) {
        throw invalid(
          `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`,
          undefined,
          'amount',
        );
      }
      const id = newId('re_');
      const { later } = cardOf(charge.payment_method);
      const refund: StripeRefund = {
        id,
        object: 'refund',
        amount,
        balance_transaction: book({
          amount: -amount,
          fee: 0,
          type: 'refund',
          reporting_category: 'refund',
          source: id,
        }).id,
        charge: charge.id,
        created: seconds(),
        currency: charge.currency,
        metadata: params.metadata ?? {},
        payment_intent: charge.payment_intent,
        reason: params.reason ?? null,
        status: later === 'refund-pending' ? 'pending' : 'succeeded',
      };
      refunds.set(id, refund);
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      tell('refund.created', refund);
      tell('charge.refunded', charge);
      return refund;
    },

    /** Simulates the bank: it accepts a pending refund, or returns it to the account. */
    settleRefund(id: string, status: 'succeeded' | 'failed'): StripeRefund {
      const refund = found(refunds, id, 'refund', 'id');
      if (refund.status === status || refund.status === 'failed') throw invalid('This refund is settled.');
      refund.status = status;
      if (status === 'failed') {
        refund.failure_reason = 'expired_or_canceled_card';
        const charge = chargeOf(refund.charge);
        charge.amount_refunded -= refund.amount;
        charge.refunded = false;
        book({
          amount: refund.amount,
          fee: 0,
          type: 'refund_failure',
          reporting_category: 'refund_failure',
          source: refund.id,
        });
      }
      tell('refund.updated', refund);
      if (status === 'failed') tell('refund.failed', refund);
      return refund;
    },

    openDispute,

    /** Simulates the bank's decision. If the dispute was won, the money returns to the account. */
    closeDispute(id: string, status: 'won' | 'lost'): StripeDispute {
      const dispute = found(disputes, id, 'dispute', 'id');
      if (dispute.status !== 'needs_response') throw invalid('This dispute is already closed.');
      dispute.status = status;
      tell('charge.dispute.closed', dispute);
      if (status === 'won') {
        const reinstated = book({
          amount: dispute.amount,
          fee: 0,
          type: 'adjustment',
          reporting_category: 'dispute_reversal',
          source: id,
        });
        dispute.balance_transactions = [...dispute.balance_transactions, reinstated];
        tell('charge.dispute.funds_reinstated', dispute);
      }
      return dispute;
    },
  };
}

function found<Value>(all: ReadonlyMap<string, Value>, id: string, noun: string, param: string): Value {
  const value = all.get(id);
  if (value !== undefined) return value;
  throw new StripeRefusal(noun === 'PaymentMethod' ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });
}

const unexpectedState = (intent: StripeIntent, verb: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: { ...intent },
  });
