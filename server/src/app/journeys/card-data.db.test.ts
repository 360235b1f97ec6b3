import { describe, expect, it } from 'vitest';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { createLocalStripe } from '../adapters/testing/stripe-server.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { secretKey, publishableKey, webhooks } = createLocalStripe();
const stripe = {
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhooks.secret,
};
const production = {
  PLUMBLINE_MODE: 'production',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'post@plumbline.example',
  DATA_DIR: '/srv/plumbline',
  SENDER_POSTAL_ADDRESS: '1 Main St, Louisville, KY 40202',
};
const CARD = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };

const post = async ({ app }: TestApp, url: string, payload: object) => {
  const reply = await app.inject({ method: 'POST', url, payload });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};
const openedIntent = async (ctx: Context) => {
  const answer = await ctx.ports.payments?.createIntent({
    amountCents: 500,
    description: 'Referral fee',
    metadata: { paymentId: newId('pay') },
    idempotencyKey: newId('key'),
    askedSince: ctx.clock.now(),
  });
  if (answer?.kind !== 'ok') throw new Error('Nothing can be paid');
  return answer.value;
};

describe.each([
  ['by Stripe', stripe],
  ['by Stripe in production', { ...production, ...stripe }],
  ['by nobody in production', { ...production, REFERRAL_FEE_CENTS: '0' }],
])('paid %s', (_who, env) => {
  it('no call accepts a card', async () => {
    const product = await testApp(database, { env });
    expect(product.ctx.ports.payments?.provider ?? 'none').not.toBe('sandbox');
    for (const path of ['/api/sandbox/payments', '/api/sandbox/authentications']) {
      const { status } = await post(product, path, { clientSecret: 'x', approved: true, ...CARD });
      expect({ path, status }).toEqual({ path, status: 404 });
    }
    const document = (await product.app.inject('/api/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(document.paths).filter((path) => path.includes('sandbox'))).toEqual([]);
    const fields = JSON.stringify(document.paths).match(/"(?:cardNumber|card|cvc|cvv|expiry|securityCode)":/gi);
    expect(fields).toBeNull();
  });
});

describe('a demonstration', () => {
  it('pays with the sandbox’s own call, using only the payment’s client secret', async () => {
    const product = await testApp(database);
    const { id, clientSecret } = await openedIntent(product.ctx);
    const pay = (given: object) => post(product, '/api/sandbox/payments', { clientSecret, ...CARD, ...given });
    expect(await pay({ clientSecret: id })).toMatchObject({ status: 404 });
    expect(await pay({ cvc: '' })).toMatchObject({ status: 400, body: { fields: { cvc: expect.any(String) } } });
    expect(await pay({ cardNumber: '4000000000000002' })).toEqual({
      status: 200,
      body: { status: 'declined', message: 'Your card was declined.' },
    });
    expect(await pay({ cardNumber: '4000002500003155' })).toMatchObject({
      body: { status: 'authentication-required' },
    });
    const answer = { clientSecret, approved: false };
    expect((await post(product, '/api/sandbox/authentications', answer)).body['status']).toBe('declined');
    expect((await pay({})).body).toEqual({ status: 'succeeded', message: null });
    expect((await pay({})).body).toEqual({ status: 'succeeded', message: null });
  });

  it('is notified by the webhook that a real provider calls, signed, and then again', async () => {
    const product = await testApp(database);
    const { id, clientSecret } = await openedIntent(product.ctx);
    await post(product, '/api/sandbox/payments', { clientSecret, ...CARD });
    await product.runJobs();
    await database.pool.query(`update graphile_worker._private_jobs set run_at = now()`);
    const events = () =>
      database.pool.query<{ type: string }>('select type from provider_events order by received_at desc limit 1');
    expect((await events()).rows).toEqual([{ type: 'intent' }]);
    const before = (await database.pool.query('select from provider_events')).rowCount;
    await product.runJobs();
    expect((await database.pool.query('select from provider_events')).rowCount).toBe(before);
    const intent = await product.ctx.ports.payments?.retrieveIntent(id);
    expect(intent).toMatchObject({ value: { status: 'succeeded' } });
  });
});
