import { afterAll, describe, expect, it } from 'vitest';
import type { Log } from '../../kernel/log.ts';
import { silentLog } from '../../kernel/log.ts';
import { newId } from '../../kernel/random-id.ts';
import { testClock } from '../../kernel/testing/context.ts';
import { createStripe } from './stripe.ts';
import { asCall, localStripe } from './testing/local-stripe.ts';
import { anIntent, describePaymentPort, valueOf } from './testing/payment-ports.ts';
import type { Fault } from './testing/stripe-api.ts';
import { startStripeServer } from './testing/stripe-server.ts';

describePaymentPort('Stripe', async () => localStripe());

const server = await startStripeServer();
afterAll(() => server.close());
const clientOf = (given: { secretKey?: string; patience?: number } = {}) =>
  createStripe({
    secretKey: server.secretKey,
    publishableKey: server.publishableKey,
    webhookSecret: server.webhooks.secret,
    apiUrl: `http://${server.host}:${server.port}`,
    clock: { now: () => new Date() },
    log: silentLog,
    ...given,
  });

describe('Stripe over a socket', () => {
  it('opens, finds, cancels and accounts', async () => {
    const port = clientOf();
    const wanted = anIntent();
    const intent = valueOf(await port.createIntent(wanted));
    expect(valueOf(await port.createIntent(wanted)).id).toBe(intent.id);
    server.account.confirmIntent(intent.id, 'pm_card_visa');
    const refund = { intentId: intent.id, amountCents: 500, refundId: newId('ref') };
    expect(valueOf(await port.refund(refund)).status).toBe('succeeded');
    expect(valueOf(await port.movements(new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)))).toHaveLength(2);
    const other = valueOf(await port.createIntent(anIntent()));
    expect(valueOf(await port.cancelIntent(other.id)).status).toBe('cancelled');
  });

  it('is waited for no longer than the time limit; what was carried out is found by its key', async () => {
    const wanted = anIntent();
    server.failNext('lost-answer');
    const before = server.account.intents.size;
    expect(await clientOf({ patience: 150 }).createIntent(wanted)).toMatchObject({ kind: 'unavailable' });
    expect(server.account.intents.size).toBe(before + 1);
    expect(valueOf(await clientOf().createIntent(wanted)).paymentId).toBe(wanted.metadata.paymentId);
    expect(server.account.intents.size).toBe(before + 1);
  });

  it('says that a call in progress can be retried', async () => {
    const wanted = anIntent();
    const release = server.hold();
    const first = clientOf().createIntent(wanted);
    await expect.poll(() => clientOf().createIntent(wanted)).toMatchObject({ kind: 'unavailable' });
    release();
    expect(valueOf(await clientOf().createIntent(wanted)).id).toBe(valueOf(await first).id);
  });

  it('sends webhooks to an address, twice on request', async () => {
    const received: string[] = [];
    server.webhooks.sendTo(async ({ body }) => {
      received.push((JSON.parse(body) as { type: string }).type);
      return 200;
    });
    server.webhooks.waiting.splice(0);
    await clientOf().createIntent(anIntent());
    const [event] = server.webhooks.waiting;
    if (!event) throw new Error('Nothing happened');
    expect(await server.webhooks.deliver(event, 2)).toEqual([200, 200]);
    expect(received).toEqual(['payment_intent.created', 'payment_intent.created']);
    expect(server.webhooks.waiting).toEqual([]);
  });

  it('says that a call can be retried if nothing responds', async () => {
    const port = createStripe({
      secretKey: 'sk_test_x',
      publishableKey: 'pk_test_x',
      webhookSecret: 'whsec_x',
      apiUrl: 'http://127.0.0.1:1',
      clock: testClock(),
      log: silentLog,
    });
    expect(await port.createIntent(anIntent())).toEqual({ kind: 'unavailable', reason: 'not reached' });
  });
});

describe('Stripe during failures', () => {
  it.each<Fault>(['lost-request', 'lost-answer', 'error-before', 'error-after', 'rate-limit'])(
    '%s: an intent is tried again and is one',
    async (fault) => {
      const { port, stripe } = localStripe();
      const wanted = anIntent();
      stripe.failNext(fault);
      expect(await port.createIntent(wanted)).toMatchObject({ kind: 'unavailable' });
      expect(valueOf(await port.createIntent(wanted)).paymentId).toBe(wanted.metadata.paymentId);
      expect(stripe.account.intents.size).toBe(1);
    },
  );

  it.each<Fault>(['lost-request', 'lost-answer', 'error-before', 'error-after', 'rate-limit'])(
    '%s: a refund is tried again and is one',
    async (fault) => {
      const { port, stripe, pay } = localStripe();
      const intent = valueOf(await port.createIntent(anIntent()));
      await pay(intent, 'approved');
      const wanted = { intentId: intent.id, amountCents: 200, refundId: newId('ref') };
      stripe.failNext(fault);
      expect(await port.refund(wanted)).toMatchObject({ kind: 'unavailable' });
      expect(valueOf(await port.refund(wanted)).refundId).toBe(wanted.refundId);
      expect(stripe.account.refunds.size).toBe(1);
    },
  );

  it('recognizes its refund even after Stripe has forgotten the key', async () => {
    const { port, stripe, pay, clock } = localStripe();
    const intent = valueOf(await port.createIntent(anIntent()));
    await pay(intent, 'approved');
    const wanted = { intentId: intent.id, amountCents: 500, refundId: newId('ref') };
    const refund = valueOf(await port.refund(wanted));
    clock.advance(25 * 60);
    expect(valueOf(await port.refund(wanted))).toEqual(refund);
    expect(stripe.account.refunds.size).toBe(1);
  });

  it('finds its intent even after Stripe has forgotten the key', async () => {
    const { port, stripe, clock } = localStripe();
    const wanted = anIntent({ askedSince: clock.now() });
    stripe.failNext('lost-answer');
    expect(await port.createIntent(wanted)).toMatchObject({ kind: 'unavailable' });
    await port.createIntent(anIntent());
    clock.advance(25 * 60);
    const intent = valueOf(await port.createIntent(wanted));
    expect(intent.paymentId).toBe(wanted.metadata.paymentId);
    expect(stripe.account.intents.size).toBe(2);
  });

  it('opens the intent of an old payment that was never asked for', async () => {
    const { port, stripe, clock } = localStripe();
    const wanted = anIntent({ askedSince: clock.now() });
    clock.advance(25 * 60);
    expect(valueOf(await port.createIntent(wanted)).id).toBe(valueOf(await port.createIntent(wanted)).id);
    expect(stripe.account.intents.size).toBe(1);
  });

  it('treats a rejected key as a configuration error, not as a final response', async () => {
    expect(await clientOf({ secretKey: 'sk_test_wrong' }).createIntent(anIntent())).toEqual({
      kind: 'unavailable',
      reason: 'the provider does not take our key',
    });
  });

  it('neither logs nor returns a client secret, an id or a key', async () => {
    const lines: string[] = [];
    const write = (facts: object, message?: string) => void lines.push(JSON.stringify([facts, message]));
    const log: Log = { debug: write, info: write, warn: write, error: write, child: () => log };
    const { port, stripe } = localStripe(log);
    const intent = valueOf(await port.createIntent(anIntent()));
    const answers = [
      await port.refund({ intentId: intent.id, amountCents: 500, refundId: 'ref_1' }),
      await port.retrieveIntent('pi_0123456789abcdef'),
      await port.createIntent(anIntent({ amountCents: 1 })),
    ];
    stripe.failNext('error-before');
    answers.push(await port.createIntent(anIntent()));
    expect(lines).toHaveLength(4);
    const said = lines.join() + JSON.stringify(answers);
    expect(said).not.toContain(intent.id);
    expect(said).not.toContain('pi_');
    expect(said).not.toContain('_secret');
    expect(said).not.toContain(stripe.secretKey);
  });
});

describe('Stripe’s events', () => {
  const read = async ({ port, told, now }: ReturnType<typeof localStripe>) =>
    (await told()).map(({ rawBody, headers }) => port.readWebhook(rawBody, headers, now()));

  it('include foreign intents, so that they can be ignored', async () => {
    const provider = localStripe();
    const { account } = provider.stripe;
    account.confirmIntent(account.createIntent({ amount: 500, currency: 'usd' }).id, 'pm_card_visa');
    expect((await read(provider)).at(-1)).toMatchObject({ kind: 'event', event: { intent: { paymentId: null } } });
  });

  it('follow a dispute from beginning to end', async () => {
    const provider = localStripe();
    const intent = valueOf(await provider.port.createIntent(anIntent()));
    provider.stripe.account.confirmIntent(intent.id, 'pm_card_createDispute');
    const events = async () =>
      (await read(provider)).flatMap((reading) =>
        reading.kind === 'event' && reading.event.type === 'dispute' ? [reading.event.dispute] : [],
      );
    const [opened] = await events();
    expect(opened).toMatchObject({ intentId: intent.id, amountCents: 500, status: 'open', reason: 'fraudulent' });
    expect(opened?.evidenceBy).toEqual(new Date(provider.now().getTime() + 7 * 86_400_000));
    const refund = { intentId: intent.id, amountCents: 500, refundId: newId('ref') };
    expect(await provider.port.refund(refund)).toMatchObject({ kind: 'refused', code: 'charge_disputed' });
    provider.stripe.account.closeDispute(opened?.id ?? '', 'won');
    expect((await events()).at(-1)).toMatchObject({ id: opened?.id, status: 'won' });
    const lines = valueOf(await provider.port.movements(new Date(0), new Date(4e12)));
    expect(lines.map(({ kind, amountCents, intentId }) => [kind, amountCents, intentId === intent.id])).toEqual([
      ['dispute-reversal', 500, true],
      ['dispute', -500, true],
      ['charge', 500, true],
    ]);
  });

  it('about a bank’s early warning are ignored', async () => {
    const { port, stripe, now } = localStripe();
    const object = { object: 'dispute', id: 'du_1', status: 'warning_needs_response', payment_intent: 'pi_1' };
    const event = { id: 'evt_1', type: 'charge.dispute.created', created: 1, data: { object } };
    const { rawBody, headers } = asCall(stripe.webhooks.sign(event));
    expect(port.readWebhook(rawBody, headers, now()).kind).toBe('ignored');
  });

  it('include a refund that the bank returns', async () => {
    const provider = localStripe();
    const { account } = provider.stripe;
    const intent = valueOf(await provider.port.createIntent(anIntent()));
    account.confirmIntent(intent.id, 'pm_card_pendingRefund');
    const refund = valueOf(
      await provider.port.refund({ intentId: intent.id, amountCents: 500, refundId: newId('ref') }),
    );
    expect(refund.status).toBe('pending');
    await provider.told();
    account.settleRefund(refund.id, 'failed');
    expect((await read(provider)).at(-1)).toMatchObject({
      kind: 'event',
      event: { type: 'refund', refund: { id: refund.id, status: 'failed', reason: 'expired_or_canceled_card' } },
    });
  });

  it('show by the kind of key that no real money moves', () => {
    expect(clientOf().isTest).toBe(true);
    expect(clientOf({ secretKey: 'sk_live_x' }).isTest).toBe(false);
    expect(clientOf({ secretKey: 'rk_live_x' }).isTest).toBe(false);
  });
});
