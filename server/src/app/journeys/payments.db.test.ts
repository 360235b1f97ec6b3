import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aDueConnection } from '../../domains/service-requests/testing/fees.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { app, ctx, runJobs } = await testApp(database);

const CARD = { expiry: '12/34', cvc: '123' };
const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
  const reply = await app.inject({ method: 'POST', url, payload, headers });
  return { status: reply.statusCode, body: reply.json() };
};
const get = async (url: string) => {
  const reply = await app.inject(url);
  return { status: reply.statusCode, body: reply.json() };
};
const rowsOf = async (table: string) =>
  Number((await database.pool.query(`select count(*) as count from ${table}`)).rows[0]?.count);

describe('a referral fee, over HTTP with the sandbox', () => {
  it('is paid with a second card after a declined one, and connects both parties', async () => {
    const { request, referralId, contractorId, paymentId } = await aDueConnection(ctx);
    const view = `/api/referrals/${referralId}/payment?contractor=${contractorId}`;
    const details = await get(`/api/payments/details?payment_intent=${paymentId}`);
    expect(details).toMatchObject({ status: 200, body: { amount: 5, paymentId } });
    const { clientSecret } = details.body;
    const pay = (cardNumber: string) => post('/api/sandbox/payments', { clientSecret, cardNumber, ...CARD });
    expect((await pay('4000000000000002')).body).toMatchObject({ status: 'declined' });
    await runJobs();
    expect((await get(view)).body).toMatchObject({ status: 'due', details: null });
    // A double click.
    const [first, second] = await Promise.all([pay('4242424242424242'), pay('4242424242424242')]);
    expect([first?.body.status, second?.body.status]).toContain('succeeded');
    await runJobs();
    const { ordinal } = await request.request();
    expect((await get(view)).body).toMatchObject({
      status: 'settled',
      details: { job: { requestNumber: requestNumber(ordinal), phone: '+15025550177' } },
    });
    expect((await get(`/api/payments/details?payment_intent=${paymentId}`)).status).toBe(409);
    const { rows } = await ctx.db.execute<{ cents: string }>(sql`
      select sum(amount_cents) as cents from ledger_lines join ledger_entries on id = entry_id
      where referral_id = ${referralId} and account = 'provider:balance'`);
    expect(Number(rows[0]?.cents)).toBe(500);
  });

  it('shows the details to a page that returns before the provider’s webhook', async () => {
    const { referralId, contractorId, paymentId } = await aDueConnection(ctx);
    const { clientSecret } = (await get(`/api/payments/details?payment_intent=${paymentId}`)).body;
    await post('/api/sandbox/payments', { clientSecret, cardNumber: '4242424242424242', ...CARD });
    const back = await post(`/api/referrals/${referralId}/payment/check`, { contractorId });
    expect(back).toMatchObject({ status: 200, body: { status: 'settled' } });
    expect(back.body.details.job.email).toContain('@');
  });
});

describe('a webhook call that the provider has not signed', () => {
  const event = JSON.stringify({ id: 'evt_forged', type: 'intent', at: '2026-12-01T15:00:00Z', intent: {} });

  it.each([
    ['without a signature', {}],
    ['with a signature of nobody', { 'sandbox-signature': 't=1796137200,v1=00' }],
    ['with a signature that is none', { 'sandbox-signature': 'x' }],
  ])('%s is refused and stores nothing', async (_name, headers) => {
    const before = await rowsOf('provider_events');
    const reply = await app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload: event,
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid-input', message: expect.stringContaining('refused') });
    expect(await rowsOf('provider_events')).toBe(before);
  });
});

describe('POST /api/create-payment-intent', () => {
  it.each([
    ['0', { amount: 0 }],
    ['a negative amount', { amount: -5 }],
    ['10001', { amount: 10_001 }],
    ['NaN, which is null in JSON', { amount: Number.NaN }],
    ["'25; drop'", { amount: '25; drop' }],
    ['no amount', {}],
    ['a fraction of a cent', { amount: 10.001 }],
    ['an object', { amount: { $gt: 1 } }],
  ])('refuses %s and stores nothing', async (_name, payload) => {
    const before = await rowsOf('payments');
    const reply = await post('/api/create-payment-intent', payload);
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { amount: expect.any(String) } },
    });
    expect(await rowsOf('payments')).toBe(before);
  });

  it('refuses 1e309', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/create-payment-intent',
      payload: '{"amount":1e309}',
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(400);
  });

  it('takes a donation to its receipt', async () => {
    const prepared = await post('/api/create-payment-intent', { amount: '12.50', email: 'donor@example.com' });
    const { clientSecret, paymentId } = prepared.body;
    await post('/api/sandbox/payments', { clientSecret, cardNumber: '4242424242424242', ...CARD });
    expect(await post(`/api/donations/${paymentId}/check`, {})).toMatchObject({
      status: 200,
      body: { status: 'succeeded', amount: 12.5, isTest: true },
    });
    await runJobs();
    const { rows } = await database.pool.query('select count(*) as count from mailbox_messages where recipient = $1', [
      'donor@example.com',
    ]);
    expect(Number(rows[0]?.count)).toBe(1);
  });
});
