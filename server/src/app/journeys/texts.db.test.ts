import { sql } from 'drizzle-orm';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { describe, expect, it } from 'vitest';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { aRequest } from '../../domains/service-requests/fixtures.ts';
import { trackRequest } from '../../domains/service-requests/requests/use-cases/track-request.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { startTwilioServer } from '../adapters/testing/twilio-server.ts';
import { createTwilio } from '../adapters/twilio.ts';
import { testApp } from '../testing/test-app.ts';

const ACCOUNT = `AC${'1'.repeat(32)}`;
const TOKEN = '0123456789abcdef0123456789abcdef';
const ORIGIN = 'https://plumbline.example';

const database = await testDatabase();
const server = await startTwilioServer(ACCOUNT, TOKEN);
const options = { accountSid: ACCOUNT, authToken: TOKEN, from: '+15025550100', publicUrl: ORIGIN, api: server.api };
const { sms, phone, carrier } = createTwilio(options);
const email = { send: async () => ({ kind: 'sent' }) as const };
const { app, ctx, clock, runJobs } = await testApp(database, {
  ports: { messaging: { email, sms, carrier, ...(phone && { phone }) } },
});

/** Posts as Twilio does: a signed form. */
const post = (path: string, form: Record<string, string>, signature?: string) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? getExpectedTwilioSignature(TOKEN, ORIGIN + path, form),
    },
    payload: new URLSearchParams(form).toString(),
  });

let numbers = 0;
async function aTexted() {
  const number = `+1502555${String(++numbers).padStart(4, '0')}`;
  const contractor = await aContractor(ctx, {
    phone: number,
    email: `firm${numbers}@example.com`,
    smsConsentAt: clock.now(),
    isClaimed: true,
    preferredContactMethod: 'sms',
  });
  const request = await aRequest(ctx, 0, { selectedPlumberIds: [contractor.id] });
  return { number, contractor, request };
}

const text = (number: string, Body: string, MessageSid = `SM${crypto.randomUUID()}`) =>
  post('/api/webhooks/twilio/sms', { MessageSid, From: number, To: options.from, Body });

describe('a text posted by Twilio', () => {
  it('is the contractor’s answer, and the confirmation is texted back', async () => {
    const { number, request } = await aTexted();
    const reply = await text(number, 'deny');
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'text/xml',
      '<?xml version="1.0" encoding="UTF-8"?><Response/>',
    ]);
    await runJobs();
    expect(await request.referral()).toMatchObject({ status: 'denied' });
    const { To, Body } = server.taken.at(-1)?.form ?? {};
    expect([To, Body]).toEqual([number, expect.stringContaining('The request was denied. Nothing is due.')]);
  });

  it('is rejected from anyone else: another signature, another address, other words', async () => {
    const { number, request } = await aTexted();
    const form = { MessageSid: 'SM1', From: number, To: options.from, Body: 'deny' };
    const path = '/api/webhooks/twilio/sms';
    const forged = getExpectedTwilioSignature('f'.repeat(32), ORIGIN + path, form);
    const ofAnother = getExpectedTwilioSignature(TOKEN, `https://elsewhere.example${path}`, form);
    const ofOtherWords = getExpectedTwilioSignature(TOKEN, ORIGIN + path, { ...form, Body: 'accept' });
    for (const signature of [forged, ofAnother, ofOtherWords, '']) {
      expect((await post(path, form, signature)).statusCode).toBe(404);
    }
    await runJobs();
    expect(await request.referral()).toMatchObject({ status: 'offered' });
  });

  it('is in force as a STOP once we have responded', async () => {
    const { number } = await aTexted();
    await text(number, 'Stop');
    const { rows } = await database.db.execute(sql`
      select channel, source from contact_opt_outs where address = ${number} order by channel`);
    expect(rows).toEqual([
      { channel: 'phone', source: 'sms' },
      { channel: 'sms', source: 'sms' },
    ]);
  });
});

describe('Twilio’s status report about a message', () => {
  const offerTo = async (number: string) =>
    (
      await database.db.execute<{ id: string; ref: string }>(sql`
        select id, provider_ref as ref from messages where recipient = ${number} and purpose = 'referral-offer'`)
    ).rows[0];
  const told = async (number: string, MessageStatus: string, more: Record<string, string> = {}) => {
    const offer = await offerTo(number);
    const form = { MessageSid: offer?.ref ?? '', MessageStatus, ...more };
    return post(`/api/webhooks/twilio/status/${offer?.id}`, form);
  };
  const notified = async (id: Parameters<typeof trackRequest>[1]) =>
    (await trackRequest(ctx, id)).contractors[0]?.notified.map(({ channel, status }) => [channel, status]).toSorted();

  it('appears on the tracking page: texted, delivered', async () => {
    const { number, request } = await aTexted();
    expect(await notified(request.id)).toEqual([['sms', 'sent']]);
    for (const status of ['sent', 'delivered', 'sent']) expect((await told(number, status)).statusCode).toBe(204);
    expect(await notified(request.id)).toEqual([['sms', 'delivered']]);
  });

  it('makes it go out by mail if it can never arrive', async () => {
    const { number, request } = await aTexted();
    await told(number, 'undelivered', { ErrorCode: '30034' });
    await runJobs();
    expect(await notified(request.id)).toEqual([
      ['email', 'sent'],
      ['sms', 'failed'],
    ]);
    expect(await request.referral()).toMatchObject({ status: 'offered' });
  });

  it('changes nothing if it comes from anyone else', async () => {
    const { number, request } = await aTexted();
    const offer = await offerTo(number);
    const form = { MessageSid: offer?.ref ?? '', MessageStatus: 'failed' };
    expect((await post(`/api/webhooks/twilio/status/${offer?.id}`, form, 'forged')).statusCode).toBe(404);
    expect(await notified(request.id)).toEqual([['sms', 'sent']]);
  });
});
