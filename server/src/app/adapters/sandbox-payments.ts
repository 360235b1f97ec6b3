import type { SandboxCard, SandboxResult } from '@plumbline/contract/domains/payments/sandbox-endpoints.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type {
  Intent,
  NewIntent,
  NewRefund,
  PaymentPort,
  PortAnswer,
  ProviderEvent,
  ProviderRefund,
} from '../../domains/payments/ports.ts';
import { WEBHOOK_TOLERANCE_SECONDS } from '../../domains/payments/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/random-id.ts';
import { createSandboxCards, isSetupSecret } from './sandbox-cards.ts';
import { readEvent, type SandboxEvent, type WithoutEnvelope } from './sandbox-events.ts';
import {
  CANCELLED,
  isSame,
  outcomeOf,
  readExpiry,
  resultIn,
  type SandboxOutcome,
  SECRET_MARK,
} from './sandbox-outcome.ts';
import {
  addSandboxJob,
  insertSandboxObject,
  type Kept,
  lockSandboxIntent,
  type SandboxIntent,
  type SandboxMovement,
  selectByIdempotencyKey,
  selectSandboxMovements,
  selectSandboxRefund,
  updateSandboxIntent,
} from './sandbox-payments-store.ts';
import { type CardRefusal, NOT_AUTHENTICATED, testCardOf } from './test-cards.ts';
import { signatureProblem, signWebhook } from './webhook-signature.ts';

export const SANDBOX_EVENT_TASK = 'deliver-sandbox-event';
/** In lower case, as Node names headers. */
const SIGNATURE_HEADER = 'sandbox-signature';
/** Every event is sent again after this many seconds, as real providers may do. */
const REPEATED_AFTER = 20;
/** Stripe's smallest and largest payment in US dollars, in cents, and its fee. */
const SMALLEST = 50;
const LARGEST = 99_999_999;
const feeOf = (cents: number): number => Math.round(cents * 0.029) + 30;

/** A webhook call, as received over the network. */
export interface SignedCall {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SandboxPayments extends PaymentPort {
  readonly provider: 'sandbox';
  /**
   * Pays with a test card, or keeps it if the client secret is a setup's. Returns null for an invalid client secret, and
   * the reason for a decline in the given language.
   */
  pay(card: SandboxCard, language: Language): Promise<SandboxResult | null>;
  /** Completes the bank's question to the payer. */
  authenticate(clientSecret: string, approved: boolean, language: Language): Promise<SandboxResult | null>;
  /** Signs an event for the webhook with the current time. */
  signed(event: SandboxEvent): SignedCall;
}

/**
 * A payment provider inside the product, with the real one's states, refusals, webhooks and account lines. It accepts
 * only published test cards and never stores a number. It uses its own transactions, as an external provider would.
 * @param webhookSecret signs its events
 */
export function createSandboxPayments(db: Database, clock: Clock, webhookSecret: string): SandboxPayments {
  const tell = async (tx: Database, content: WithoutEnvelope<ProviderEvent>): Promise<void> => {
    const event = { id: newId('evt'), at: clock.now().toISOString(), ...content };
    for (const seconds of [0, REPEATED_AFTER]) await addSandboxJob(tx, SANDBOX_EVENT_TASK, event, seconds);
  };

  const move = async (tx: Database, movement: SandboxMovement): Promise<void> => {
    await insertSandboxObject(tx, { id: newId('txn'), kind: 'movement', body: movement, createdAt: clock.now() });
  };

  const change = async (tx: Database, id: string, body: SandboxIntent): Promise<Intent> => {
    await updateSandboxIntent(tx, id, body);
    return intentOf(id, body);
  };

  const succeed = async (tx: Database, { id, body }: Kept<SandboxIntent>, card: SandboxIntent['card']) => {
    const paid = {
      status: 'succeeded',
      receivedCents: body.amountCents,
      card,
      isAwaited: false,
      decline: null,
    } as const;
    const intent = await change(tx, id, { ...body, ...paid });
    const amountCents = body.amountCents;
    await move(tx, { kind: 'charge', amountCents, feeCents: feeOf(amountCents), intentId: id, sourceId: newId('ch') });
    await tell(tx, { type: 'intent', intent });
    return { status: 'succeeded' } as const;
  };

  const decline = async (tx: Database, { id, body }: Kept<SandboxIntent>, refusal: CardRefusal) => {
    const { decline: said } = outcomeOf(refusal);
    const intent = await change(tx, id, { ...body, card: null, isAwaited: false, decline: said });
    await tell(tx, { type: 'decline', intent, decline: said });
    return outcomeOf(refusal);
  };

  /** Runs `work` on the open intent of a client secret. */
  const withIntent = (
    clientSecret: string,
    work: (tx: Database, intent: Kept<SandboxIntent>) => Promise<SandboxOutcome>,
  ): Promise<SandboxOutcome | null> =>
    db.transaction(async (tx) => {
      if (!/^\w+$/.test(clientSecret)) return null;
      const intent = await lockSandboxIntent(tx, clientSecret.split(SECRET_MARK, 1)[0] ?? '');
      if (intent === null || !isSame(clientSecret, intent.body.clientSecret)) return null;
      if (intent.body.status === 'succeeded') return { status: 'succeeded' };
      if (intent.body.status === 'cancelled') return CANCELLED;
      return work(tx, intent);
    });

  const pay = ({ clientSecret, cardNumber, expiry, cvc }: SandboxCard) =>
    withIntent(clientSecret, async (tx, intent) => {
      const [expiryMonth, expiryYear] = readExpiry(expiry);
      const card = testCardOf({ number: cardNumber, expiryMonth, expiryYear, securityCode: cvc }, clock.now());
      if ('kind' in card) {
        // Invalid card details never reach a bank, so only a bank's decline is recorded.
        return card.code === 'card_declined' ? decline(tx, intent, card) : outcomeOf(card);
      }
      const { outcome, brand, last4 } = card;
      if (outcome.kind === 'declined') return decline(tx, intent, outcome);
      if (outcome.kind === 'approved') return succeed(tx, intent, { brand, last4 });
      await change(tx, intent.id, { ...intent.body, card: { brand, last4 }, isAwaited: true });
      return { status: 'authentication-required' };
    });

  const authenticate = (clientSecret: string, approved: boolean) =>
    withIntent(clientSecret, async (tx, intent) => {
      if (!intent.body.isAwaited) return outcomeOf(NOT_AUTHENTICATED);
      return approved ? succeed(tx, intent, intent.body.card) : decline(tx, intent, NOT_AUTHENTICATED);
    });

  const cards = createSandboxCards(db, clock, { succeed, decline, intentOf });

  const createIntent = async (wanted: NewIntent): Promise<PortAnswer<Intent>> => {
    const { amountCents, description, metadata, idempotencyKey } = wanted;
    if (!Number.isInteger(amountCents) || amountCents < SMALLEST)
      return refused('amount_too_small', 'Amount must be at least $0.50');
    if (amountCents > LARGEST) return refused('amount_too_large', 'Amount must be no more than $999,999.99');
    const id = newId('pi');
    const body: SandboxIntent = {
      status: 'open',
      amountCents,
      receivedCents: 0,
      refundedCents: 0,
      description,
      metadata,
      clientSecret: `${id}${SECRET_MARK}${newId('s')}`,
      decline: null,
      card: null,
      isAwaited: false,
    };
    const key = `intent:${idempotencyKey}`;
    if (await insertSandboxObject(db, { id, kind: 'intent', body, idempotencyKey: key, createdAt: clock.now() })) {
      return { kind: 'ok', value: intentOf(id, body) };
    }
    const made = await selectByIdempotencyKey(db, 'intent', key);
    if (made === null) throw new Error('A key of the sandbox vanished between two statements');
    const isSameWish =
      made.body.amountCents === amountCents &&
      made.body.description === description &&
      Object.keys({ ...made.body.metadata, ...metadata }).every((name) => made.body.metadata[name] === metadata[name]);
    return isSameWish ? { kind: 'ok', value: intentOf(made.id, made.body) } : MISMATCH;
  };

  const cancelIntent = (id: string): Promise<PortAnswer<Intent>> =>
    db.transaction(async (tx) => {
      const kept = await lockSandboxIntent(tx, id);
      if (kept === null) return UNKNOWN;
      if (kept.body.status !== 'open') return { kind: 'ok', value: intentOf(id, kept.body) };
      const intent = await change(tx, id, { ...kept.body, status: 'cancelled', isAwaited: false });
      await tell(tx, { type: 'intent', intent });
      return { kind: 'ok', value: intent };
    });

  const refund = ({ intentId, amountCents, refundId }: NewRefund): Promise<PortAnswer<ProviderRefund>> =>
    db.transaction(async (tx) => {
      const kept = await lockSandboxIntent(tx, intentId);
      if (kept === null) return UNKNOWN;
      const key = `refund:${refundId}`;
      const made = await selectByIdempotencyKey(tx, 'refund', key);
      if (made !== null) {
        const isSameWish = made.body.intentId === intentId && made.body.amountCents === amountCents;
        return isSameWish ? { kind: 'ok', value: refundOf(made.id, made.body) } : MISMATCH;
      }
      if (kept.body.status !== 'succeeded') return refused('not-paid', 'This payment has not succeeded.');
      const left = kept.body.receivedCents - kept.body.refundedCents;
      if (left === 0) return refused('charge_already_refunded', 'This payment has already been refunded.');
      if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > left) {
        return refused('amount', 'More than is left of this payment can’t be refunded.');
      }
      const [id, body] = [newId('re'), { intentId, amountCents, refundId }];
      await insertSandboxObject(tx, { id, kind: 'refund', body, idempotencyKey: key, createdAt: clock.now() });
      await change(tx, intentId, { ...kept.body, refundedCents: kept.body.refundedCents + amountCents });
      await move(tx, { kind: 'refund', amountCents: -amountCents, feeCents: 0, intentId, sourceId: id });
      const value = refundOf(id, body);
      await tell(tx, { type: 'refund', refund: value });
      return { kind: 'ok', value };
    });

  return {
    provider: 'sandbox',
    publishableKey: '',
    isTest: true,
    origins: { scripts: [], frames: [], connections: [] },
    cards: cards.port,
    createIntent,
    retrieveIntent: (id) =>
      db.transaction(async (tx) => {
        const kept = await lockSandboxIntent(tx, id);
        return kept === null ? UNKNOWN : { kind: 'ok', value: intentOf(id, kept.body) };
      }),
    cancelIntent,
    refund,
    retrieveRefund: async (id) => {
      const body = await selectSandboxRefund(db, id);
      return body === null
        ? refused('unknown-refund', 'There is no such refund.')
        : { kind: 'ok', value: refundOf(id, body) };
    },
    // No bank is involved, so there are no disputes.
    retrieveDispute: () => Promise.resolve(refused('unknown-dispute', 'The sandbox has no disputes.')),
    movements: async (from, to) => {
      const kept = await selectSandboxMovements(db, from, to);
      return { kind: 'ok', value: kept.map(({ id, body, createdAt }) => ({ id, at: createdAt, ...body })) };
    },
    readWebhook: (rawBody, headers, now) => {
      const signature = headers[SIGNATURE_HEADER];
      if (typeof signature !== 'string') return { kind: 'refused', reason: 'no-signature' };
      const problem = signatureProblem(rawBody, signature, webhookSecret, WEBHOOK_TOLERANCE_SECONDS, now);
      return problem === null ? readEvent(rawBody.toString()) : { kind: 'refused', reason: problem };
    },
    pay: async (card, language) =>
      resultIn(language, await (isSetupSecret(card.clientSecret) ? cards.enter(card) : pay(card))),
    authenticate: async (secret, approved, language) =>
      resultIn(language, await (isSetupSecret(secret) ? cards : { authenticate }).authenticate(secret, approved)),
    signed: (event) => {
      const body = JSON.stringify(event);
      const signature = signWebhook(body, webhookSecret, clock.now());
      return {
        rawBody: Buffer.from(body),
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      };
    },
  };
}

export const isSandbox = (port: PaymentPort | null): port is SandboxPayments => port?.provider === 'sandbox';

const refused = (code: string, reason: string) => ({ kind: 'refused', code, reason }) as const;
const UNKNOWN = refused('unknown-intent', 'There is no such payment.');
const MISMATCH = refused('idempotency-mismatch', 'This was asked before, with other details.');

const intentOf = (
  id: string,
  { status, amountCents, receivedCents, clientSecret, metadata, decline }: SandboxIntent,
): Intent => ({
  id,
  status,
  amountCents,
  receivedCents,
  currency: 'usd',
  clientSecret,
  paymentId: metadata['paymentId'] ?? null,
  decline,
});

const refundOf = (id: string, refund: NewRefund): ProviderRefund => ({
  id,
  ...refund,
  status: 'succeeded',
  reason: null,
});
