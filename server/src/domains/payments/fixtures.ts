import { CONSENT_VERSION } from '@plumbline/contract/domains/payments/kept-card.ts';
import { KeptCardId, type PaymentId, type UserId } from '@plumbline/contract/kernel/id.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';
import type {
  Dispute,
  Intent,
  IntentStatus,
  Movement,
  NewIntent,
  NewRefund,
  PaymentPort,
  PortAnswer,
  ProviderEvent,
  ProviderRefund,
} from './ports.ts';
import { insertEntry, keepEntered, noteSetup } from './store/kept-card.ts';
import { receiveWebhook } from './use-cases/receive-webhook.ts';

/** A simulated failure: 'before' the provider has done anything, or 'after'. */
export type Fault = 'before' | 'after';

/** An in-memory provider. The test plays the payer, the bank and the network. */
export interface AProvider extends PaymentPort {
  /** Makes the next call of this port fail. */
  failNext(fault: Fault): void;
  intent(id: string): Intent;
  readonly intents: ReadonlyMap<string, Intent>;
  readonly refunds: ReadonlyMap<string, ProviderRefund>;
  /**
   * Charges the payer's card.
   * @returns the event that the provider would send
   */
  pay(intentId: string, cents?: number): ProviderEvent;
  decline(intentId: string, message?: string): ProviderEvent;
  /** Sets the outcome of all further refunds. */
  refundsEnd(status: ProviderRefund['status']): void;
  /** Simulates a refund that someone makes in the provider's dashboard. */
  refundThere(intentId: string, cents: number): ProviderEvent;
  dispute(intentId: string, status: Dispute['status']): ProviderEvent;
  /** Adds a line to the provider's account that we didn't cause. */
  move(movement: Omit<Movement, 'at'>): void;
}

const SIGNATURE = 'signed';
const noCards = () => Promise.resolve({ kind: 'unavailable', reason: 'This provider keeps no cards' } as const);

export function aProvider(clock: Clock): AProvider {
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, string>();
  const refunds = new Map<string, ProviderRefund>();
  const disputes = new Map<string, Dispute>();
  const lines: Movement[] = [];
  const faults: Fault[] = [];
  let refundStatus: ProviderRefund['status'] = 'succeeded';
  let events = 0;

  const found = (id: string): Intent => {
    const intent = intents.get(id);
    if (intent === undefined) throw new Error(`The provider has no intent ${id}`);
    return intent;
  };
  const put = (intent: Intent): Intent => {
    intents.set(intent.id, intent);
    return intent;
  };
  const line = (movement: Omit<Movement, 'at' | 'id'>) =>
    lines.push({ ...movement, id: `txn_${lines.length + 1}`, at: clock.now() });
  const event = (): { id: string; at: Date } => {
    events += 1;
    return { id: `evt_${events}`, at: clock.now() };
  };
  /** Performs the work unless the next fault prevents it. */
  const call = <Value>(work: () => PortAnswer<Value>): Promise<PortAnswer<Value>> => {
    const fault = faults.shift();
    if (fault === 'before') return Promise.resolve({ kind: 'unavailable', reason: 'no connection' });
    const answer = work();
    return Promise.resolve(fault === 'after' ? { kind: 'unavailable', reason: 'timed out' } : answer);
  };
  const unknown = { kind: 'refused', code: 'unknown-intent', reason: 'No such intent' } as const;

  return {
    provider: 'sandbox',
    publishableKey: '',
    isTest: true,
    origins: { scripts: [], frames: [], connections: [] },
    // `testing/kept-card.ts` adds them.
    cards: { openSetup: noCards, retrieveSetup: noCards, charge: noCards, forget: noCards },
    intents,
    refunds,
    failNext: (fault) => void faults.push(fault),
    refundsEnd: (status) => {
      refundStatus = status;
    },
    intent: found,
    createIntent: (wanted: NewIntent) =>
      call(() => {
        const known = byKey.get(wanted.idempotencyKey);
        if (known !== undefined) return { kind: 'ok', value: found(known) };
        const id = `pi_${intents.size + 1}_${wanted.idempotencyKey}`;
        byKey.set(wanted.idempotencyKey, id);
        const intent = put({
          id,
          status: 'open',
          amountCents: wanted.amountCents,
          receivedCents: 0,
          currency: 'usd',
          clientSecret: `${id}_secret`,
          paymentId: wanted.metadata.paymentId,
          decline: null,
        });
        return { kind: 'ok', value: intent };
      }),
    retrieveIntent: (id) =>
      call((): PortAnswer<Intent> => {
        const intent = intents.get(id);
        return intent === undefined ? unknown : { kind: 'ok', value: intent };
      }),
    cancelIntent: (id) =>
      call((): PortAnswer<Intent> => {
        const intent = intents.get(id);
        if (intent === undefined) return unknown;
        return { kind: 'ok', value: intent.status === 'open' ? put({ ...intent, status: 'cancelled' }) : intent };
      }),
    refund: ({ intentId, amountCents, refundId }: NewRefund) =>
      call((): PortAnswer<ProviderRefund> => {
        const known = refunds.get(refundId);
        if (known !== undefined) return { kind: 'ok', value: known };
        const given = [...refunds.values()]
          .filter((refund) => refund.intentId === intentId && refund.status !== 'failed')
          .reduce((sum, refund) => sum + refund.amountCents, 0);
        if (given + amountCents > found(intentId).receivedCents) {
          return { kind: 'refused', code: 'charge-already-refunded', reason: 'The charge has been refunded.' };
        }
        const refund = {
          id: `re_${refunds.size + 1}_${refundId}`,
          intentId,
          amountCents,
          status: refundStatus,
          refundId,
          reason: null,
        };
        refunds.set(refundId, refund);
        line({ kind: 'refund', amountCents: -amountCents, feeCents: 0, intentId, sourceId: refund.id });
        return { kind: 'ok', value: refund };
      }),
    retrieveRefund: (id) =>
      call((): PortAnswer<ProviderRefund> => {
        const refund = [...refunds.values()].find((one) => one.id === id);
        return refund === undefined
          ? { kind: 'refused', code: 'unknown-refund', reason: 'No such refund' }
          : { kind: 'ok', value: refund };
      }),
    retrieveDispute: (id) =>
      call((): PortAnswer<Dispute> => {
        const dispute = disputes.get(id);
        return dispute === undefined
          ? { kind: 'refused', code: 'unknown-dispute', reason: 'No such dispute' }
          : { kind: 'ok', value: dispute };
      }),
    movements: (from, to) => call(() => ({ kind: 'ok', value: lines.filter(({ at }) => at >= from && at < to) })),
    readWebhook: (rawBody, headers) => {
      if (headers['signature'] === undefined) return { kind: 'refused', reason: 'no-signature' };
      if (headers['signature'] !== SIGNATURE) return { kind: 'refused', reason: 'wrong-signature' };
      const body: ProviderEvent | { id: string; type: 'other' } = JSON.parse(rawBody.toString());
      return body.type === 'other' ? { kind: 'ignored', id: body.id, type: 'other' } : { kind: 'event', event: body };
    },
    pay: (intentId, cents = found(intentId).amountCents) => {
      const intent = found(intentId);
      if (intent.status !== 'open') throw new Error(`The intent is ${intent.status}`);
      const paid: IntentStatus = 'succeeded';
      line({ kind: 'charge', amountCents: cents, feeCents: 45, intentId, sourceId: `ch_${intentId}` });
      return {
        ...event(),
        type: 'intent',
        intent: put({ ...intent, status: paid, receivedCents: cents, decline: null }),
      };
    },
    decline: (intentId, message = 'Your card was declined.') => {
      const decline = { code: 'card_declined', message };
      return { ...event(), type: 'decline', intent: put({ ...found(intentId), decline }), decline };
    },
    refundThere: (intentId, cents) => {
      const id = `re_there_${refunds.size + 1}`;
      const refund = { id, intentId, amountCents: cents, status: 'succeeded' as const, refundId: null, reason: null };
      refunds.set(id, refund);
      line({ kind: 'refund', amountCents: -cents, feeCents: 0, intentId, sourceId: id });
      return { ...event(), type: 'refund', refund };
    },
    dispute: (intentId, status) => {
      const dispute: Dispute = {
        id: `dp_${intentId}`,
        intentId,
        amountCents: found(intentId).receivedCents,
        status,
        reason: 'fraudulent',
        evidenceBy: null,
      };
      disputes.set(dispute.id, dispute);
      return { ...event(), type: 'dispute', dispute };
    },
    move: (movement) => void lines.push({ ...movement, at: clock.now() }),
  };
}

/** Simulates the provider calling our webhook. */
export const tell = (ctx: Context, event: ProviderEvent): Promise<unknown> =>
  receiveWebhook(ctx, Buffer.from(JSON.stringify(event)), { signature: SIGNATURE });

/** Returns the provider's id of a payment. */
export function intentOf(provider: AProvider, paymentId: PaymentId): string {
  for (const intent of provider.intents.values()) if (intent.paymentId === paymentId) return intent.id;
  throw new Error('The payment was never asked for');
}

/** Keeps a card of an account, which acceptances may charge up to the referral fee unless `consent` is false. */
export async function aKeptCard(
  ctx: Context,
  userId: UserId,
  { last4 = '4242', brand = 'visa', consent = true } = {},
): Promise<KeptCardId> {
  const id = KeptCardId.parse(newId('kc'));
  const given = { consentVersion: CONSENT_VERSION, consentedAt: ctx.clock.now(), consentCents: 500 };
  await insertEntry(ctx, { id, userId, ...(consent && given) });
  const setup = {
    id: `seti_${id}`,
    customerId: `cus_${id}`,
    status: 'succeeded',
    clientSecret: '',
    card: null,
  } as const;
  await noteSetup(ctx, id, setup);
  await keepEntered(ctx, id, { id: `pm_${id}`, brand, last4, expiryMonth: 12, expiryYear: 2034 });
  return id;
}
