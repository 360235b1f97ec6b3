import { describe, expect, it } from 'vitest';
import type { Intent, NewIntent, PaymentPort, PortAnswer, ProviderEvent } from '../../../domains/payments/ports.ts';
import { newId } from '../../../kernel/random-id.ts';

/** The published test numbers that all our providers know. */
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  authentication: '4000002500003155',
} as const;
export type CardName = keyof typeof CARDS;

export interface WebhookCall {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** An adapter together with the other side: the payer's browser, and the provider's events. */
export interface ObservedPayments {
  readonly port: PaymentPort;
  now(): Date;
  /** Pays as the browser does, with the intent's data. Returns the payer's message on failure. */
  pay(intent: Intent, card: CardName): Promise<string | null>;
  /** Answers the bank's question, correctly or not. */
  authenticate(intent: Intent, isRight: boolean): Promise<void>;
  /** Returns the webhook calls since the last time, oldest first, each once. */
  told(): Promise<readonly WebhookCall[]>;
  /** Returns a correctly signed webhook call with this body. */
  signed(body: string): WebhookCall;
}

export const anIntent = (given: Partial<NewIntent> = {}): NewIntent => ({
  amountCents: 500,
  description: 'Referral fee',
  metadata: { paymentId: newId('pay') },
  idempotencyKey: newId('key'),
  // Later than any test's clock, so that the key counts as new.
  askedSince: new Date('2100-01-01'),
  ...given,
});

/** @throws Error unless the response is 'ok'. */
export function valueOf<Value>(answer: PortAnswer<Value>): Value {
  if (answer.kind !== 'ok') throw new Error(`The provider answered ${JSON.stringify(answer)}`);
  return answer.value;
}

const byName = ([a]: unknown[], [b]: unknown[]): number => String(a).localeCompare(String(b));

/** The tests that every adapter of the payment port must pass. */
export function describePaymentPort(name: string, open: () => Promise<ObservedPayments>): void {
  describe(`payments by ${name}`, () => {
    const opened = async (given: Partial<NewIntent> = {}) => {
      const provider = await open();
      const wanted = anIntent(given);
      const intent = valueOf(await provider.port.createIntent(wanted));
      await provider.told();
      const events = async (): Promise<ProviderEvent[]> =>
        (await provider.told()).flatMap(({ rawBody, headers }) => {
          const reading = provider.port.readWebhook(rawBody, headers, provider.now());
          if (reading.kind === 'refused') throw new Error(reading.reason);
          return reading.kind === 'event' ? [reading.event] : [];
        });
      const now = async () => valueOf(await provider.port.retrieveIntent(intent.id));
      return { ...provider, wanted, intent, events, current: now };
    };

    it('opens an intent with the data that the browser needs', async () => {
      const { port, intent, wanted } = await opened();
      expect(intent).toEqual({
        id: expect.stringMatching(/^\w{10,}$/),
        status: 'open',
        amountCents: 500,
        receivedCents: 0,
        currency: 'usd',
        clientSecret: expect.stringMatching(/^\w{30,}$/),
        paymentId: wanted.metadata.paymentId,
        decline: null,
      });
      expect(valueOf(await port.retrieveIntent(intent.id))).toEqual(intent);
    });

    it('opens one intent per key, even concurrently, and refuses the key for another amount', async () => {
      const { port, intent, wanted } = await opened();
      const again = await Promise.all([port.createIntent(wanted), port.createIntent(wanted)]);
      expect(again.map((answer) => valueOf(answer).id)).toEqual([intent.id, intent.id]);
      expect(await port.createIntent({ ...wanted, amountCents: 501 })).toMatchObject({
        kind: 'refused',
        code: 'idempotency-mismatch',
      });
    });

    it.each([0, -500, 49, 12.5, Number.NaN, 1e12])('refuses an intent of %s cents', async (amountCents) => {
      const { port } = await open();
      expect((await port.createIntent(anIntent({ amountCents }))).kind).toBe('refused');
    });

    it('reports a paid intent, and returns it as paid', async () => {
      const { intent, wanted, pay, current, events, now } = await opened();
      expect(await pay(intent, 'approved')).toBeNull();
      const paid = { id: intent.id, status: 'succeeded', receivedCents: 500, paymentId: wanted.metadata.paymentId };
      expect(await current()).toMatchObject(paid);
      const [event, ...rest] = await events();
      expect(event).toMatchObject({ type: 'intent', intent: paid });
      expect(Math.abs((event?.at.getTime() ?? 0) - now().getTime())).toBeLessThan(2000);
      expect(rest).toEqual([]);
    });

    it('charges once, however often the payer presses', async () => {
      const { port, intent, pay, events, now } = await opened();
      await Promise.all([pay(intent, 'approved'), pay(intent, 'approved')]);
      await pay(intent, 'approved');
      expect(await events()).toHaveLength(1);
      const lines = valueOf(
        await port.movements(new Date(now().getTime() - 60_000), new Date(now().getTime() + 60_000)),
      );
      expect(lines.filter(({ intentId }) => intentId === intent.id)).toHaveLength(1);
    });

    it.each([
      ['declined', 'generic_decline', 'Your card was declined.'],
      ['insufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
    ] as const)(
      '%s: says why in the provider’s words, stays open, and takes another card',
      async (card, code, message) => {
        const { intent, pay, current, events } = await opened();
        expect(await pay(intent, card)).toBe(message);
        expect(await current()).toMatchObject({ status: 'open', receivedCents: 0, decline: { code, message } });
        expect(await events()).toMatchObject([
          { type: 'decline', intent: { id: intent.id }, decline: { code, message } },
        ]);
        expect(await pay(intent, 'approved')).toBeNull();
        expect(await current()).toMatchObject({ status: 'succeeded', receivedCents: 500, decline: null });
      },
    );

    it('waits for the bank’s question to be answered', async () => {
      const { intent, pay, authenticate, current, events } = await opened();
      await pay(intent, 'authentication');
      expect(await current()).toMatchObject({ status: 'open', receivedCents: 0 });
      expect(await events()).toEqual([]);
      await authenticate(intent, true);
      expect(await current()).toMatchObject({ status: 'succeeded', receivedCents: 500 });
      expect(await events()).toMatchObject([{ type: 'intent', intent: { status: 'succeeded' } }]);
    });

    it('treats a wrong answer to the bank as a decline', async () => {
      const { intent, pay, authenticate, current, events } = await opened();
      await pay(intent, 'authentication');
      await authenticate(intent, false);
      const code = 'payment_intent_authentication_failure';
      expect(await current()).toMatchObject({ status: 'open', receivedCents: 0, decline: { code } });
      expect(await events()).toMatchObject([{ type: 'decline', decline: { code } }]);
    });

    it('cancels an open intent for good', async () => {
      const { port, intent, pay, current, events } = await opened();
      expect(valueOf(await port.cancelIntent(intent.id))).toMatchObject({ id: intent.id, status: 'cancelled' });
      expect(valueOf(await port.cancelIntent(intent.id)).status).toBe('cancelled');
      expect(await pay(intent, 'approved')).not.toBeNull();
      expect(await current()).toMatchObject({ status: 'cancelled', receivedCents: 0 });
      expect(await events()).toMatchObject([{ type: 'intent', intent: { status: 'cancelled' } }]);
    });

    it('returns a paid intent unchanged if it is to be canceled', async () => {
      const { port, intent, pay } = await opened();
      await pay(intent, 'approved');
      expect(valueOf(await port.cancelIntent(intent.id)).status).toBe('succeeded');
    });

    it('does not know ids that it never issued', async () => {
      const { port } = await open();
      const unknown = { kind: 'refused', code: 'unknown-intent' };
      expect(await port.retrieveIntent('pi_nobody')).toMatchObject(unknown);
      expect(await port.cancelIntent('pi_nobody')).toMatchObject(unknown);
      const refund = { intentId: 'pi_nobody', amountCents: 500, refundId: newId('ref') };
      expect(await port.refund(refund)).toMatchObject(unknown);
    });

    it('returns money once per refund, even concurrently', async () => {
      const { port, intent, pay, events } = await opened();
      await pay(intent, 'approved');
      await events();
      const wanted = { intentId: intent.id, amountCents: 500, refundId: newId('ref') };
      const [first, second] = await Promise.all([port.refund(wanted), port.refund(wanted)]);
      const refund = valueOf(first);
      expect(refund).toMatchObject({ ...wanted, status: 'succeeded', reason: null });
      expect([valueOf(second).id, valueOf(await port.refund(wanted)).id]).toEqual([refund.id, refund.id]);
      expect(await events()).toMatchObject([{ type: 'refund', refund }]);
    });

    it('returns no more than there is, and nothing of what was never paid', async () => {
      const { port, intent, pay } = await opened();
      const refund = (amountCents: number, refundId = newId('ref')) =>
        port.refund({ intentId: intent.id, amountCents, refundId });
      expect((await refund(500)).kind).toBe('refused');
      await pay(intent, 'approved');
      expect((await refund(501)).kind).toBe('refused');
      expect((await refund(-1)).kind).toBe('refused');
      expect((await refund(0)).kind).toBe('refused');
      const part = newId('ref');
      expect(valueOf(await refund(200, part)).amountCents).toBe(200);
      expect(await refund(300, part)).toMatchObject({ kind: 'refused', code: 'idempotency-mismatch' });
      expect((await refund(301)).kind).toBe('refused');
      expect(valueOf(await refund(300)).status).toBe('succeeded');
      expect((await refund(1)).kind).toBe('refused');
    });

    it('lists every charge and refund, with the provider’s fees', async () => {
      const { port, intent, pay, now } = await opened({ amountCents: 10_000 });
      await pay(intent, 'approved');
      const { id } = valueOf(await port.refund({ intentId: intent.id, amountCents: 4000, refundId: newId('ref') }));
      const between = async (from: number, to: number) =>
        valueOf(await port.movements(new Date(now().getTime() + from), new Date(now().getTime() + to))).filter(
          ({ intentId }) => intentId === intent.id,
        );
      const lines = await between(-60_000, 60_000);
      expect(lines.map((line) => [line.kind, line.amountCents, line.feeCents]).sort(byName)).toEqual([
        ['charge', 10_000, 320],
        ['refund', -4000, 0],
      ]);
      expect(lines.find(({ kind }) => kind === 'refund')?.sourceId).toBe(id);
      expect(new Set(lines.map((line) => line.id)).size).toBe(2);
      expect(await between(60_000, 120_000)).toEqual([]);
      expect(await between(-120_000, -60_000)).toEqual([]);
    });

    describe('the webhook', () => {
      const aCall = async () => {
        const provider = await opened();
        await provider.pay(provider.intent, 'approved');
        const [call] = (await provider.told()).slice(-1);
        if (!call) throw new Error('Nothing was told');
        const later = (seconds: number) => new Date(provider.now().getTime() + seconds * 1000);
        return { ...provider, call, later };
      };

      it('rejects calls without a signature', async () => {
        const { port, call, now } = await aCall();
        expect(port.readWebhook(call.rawBody, {}, now())).toEqual({ kind: 'refused', reason: 'no-signature' });
      });

      it('rejects calls that were changed on the way', async () => {
        const { port, call, now } = await aCall();
        const changed = Buffer.from(call.rawBody.toString().replace('500', '999'));
        const reading = port.readWebhook(changed, call.headers, now());
        expect(reading).toEqual({ kind: 'refused', reason: 'wrong-signature' });
      });

      it.each([
        '',
        't=1',
        'v1=00',
        'nonsense',
        `t=9999999999,v1=${'0'.repeat(64)}`,
        't=,v1=',
        `t=-1,v1=${'é'.repeat(64)}`,
      ])('rejects a signature by %j', async (signature) => {
        const { port, call, now } = await aCall();
        const headers = Object.fromEntries(
          Object.entries(call.headers).map(([key, value]) => [key, key.endsWith('signature') ? signature : value]),
        );
        expect(port.readWebhook(call.rawBody, headers, now())).toEqual({ kind: 'refused', reason: 'wrong-signature' });
      });

      it('rejects calls more than five minutes in the past or the future', async () => {
        const { port, call, later } = await aCall();
        const readAt = (seconds: number) => port.readWebhook(call.rawBody, call.headers, later(seconds));
        expect(readAt(298).kind).toBe('event');
        expect(readAt(302)).toEqual({ kind: 'refused', reason: 'too-old' });
        expect(readAt(-298).kind).toBe('event');
        expect(readAt(-302)).toEqual({ kind: 'refused', reason: 'too-old' });
      });

      it.each(['not json', 'null', '[]', '{}', '{"id":"evt_1"}'])(
        'nothing of %j, however well signed',
        async (body) => {
          const { port, signed, now } = await open();
          const { rawBody, headers } = signed(body);
          expect(port.readWebhook(rawBody, headers, now())).toEqual({ kind: 'refused', reason: 'malformed' });
        },
      );

      it('ignores events that don’t concern us', async () => {
        const { port, signed, now } = await open();
        const body = { id: 'evt_1', type: 'customer.created', created: 1, at: '', data: { object: {} } };
        const { rawBody, headers } = signed(JSON.stringify(body));
        expect(port.readWebhook(rawBody, headers, now())).toEqual({
          kind: 'ignored',
          id: 'evt_1',
          type: 'customer.created',
        });
      });
    });
  });
}
