import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { afterEach, describe, expect, it } from 'vitest';
import { traceparentOf, withTrace } from '../../kernel/trace.ts';
import { describeSmsPort } from './testing/message-ports.ts';
import { startTwilioServer, type TwilioAnswer } from './testing/twilio-server.ts';
import { createTwilio, type TwilioOptions } from './twilio.ts';

const ACCOUNT = `AC${'1'.repeat(32)}`;
const TOKEN = '0123456789abcdef0123456789abcdef';
const FROM = '+15025550100';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function open(given: Partial<TwilioOptions> = {}) {
  const server = await startTwilioServer(ACCOUNT, TOKEN);
  closing.push(() => server.close());
  const options = { accountSid: ACCOUNT, authToken: TOKEN, from: FROM, publicUrl: 'https://plumbline.example' };
  const twilio = createTwilio({ ...options, patience: 400, api: server.api, ...given });
  return { server, twilio };
}

const sms = { id: 'msg_1', to: '+15025550134', text: 'A job near you 🚰' };

describeSmsPort(
  'Twilio',
  async () => {
    const { server, twilio } = await open();
    return {
      port: twilio.sms,
      arrived: async (id) =>
        server.taken
          .filter(({ form }) => form['StatusCallback']?.endsWith(`/${id}`))
          .map(({ form }) => ({ to: form['To'] ?? '', text: form['Body'] ?? '', subject: null, html: null })),
    };
  },
  // Its API has no idempotency key.
  { knowsRepetitions: false },
);

describe('texts by Twilio', () => {
  it('name the sender and the address for their reports', async () => {
    const { server, twilio } = await open();
    expect(await twilio.sms.send(sms)).toEqual({ kind: 'sent', ref: `SM${'1'.padStart(32, '0')}` });
    expect(server.taken).toEqual([
      {
        resource: 'Messages',
        form: {
          To: sms.to,
          Body: sms.text,
          From: FROM,
          StatusCallback: 'https://plumbline.example/api/webhooks/twilio/status/msg_1',
        },
      },
    ]);
  });

  it('pass the trace of the message on, for the log of whoever supports us', async () => {
    const { server, twilio } = await open();
    const trace = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', isSampled: true };
    await withTrace(trace, () => twilio.sms.send(sms));
    await twilio.sms.send(sms);
    expect(server.traceparents).toEqual([traceparentOf(trace), undefined]);
  });

  it('use a messaging service if one is configured, and request no reports that could not be posted', async () => {
    const { server, twilio } = await open({ from: `MG${'2'.repeat(32)}`, publicUrl: 'http://localhost:3000' });
    await twilio.sms.send(sms);
    expect(server.taken[0]?.form).toEqual({ To: sms.to, Body: sms.text, MessagingServiceSid: `MG${'2'.repeat(32)}` });
    expect(twilio.phone).toBeUndefined();
  });

  const outcomes: readonly (readonly [string, TwilioAnswer, object])[] = [
    ['too many at once', { status: 429, code: 20_429 }, { kind: 'retry', after: 30, reason: 'Twilio 20429' }],
    ['a server that is overloaded', { status: 503 }, { kind: 'retry', reason: 'Twilio 503' }],
    ['a server that fails', { status: 500, code: 20_500 }, { kind: 'unknown', reason: 'Twilio 20500' }],
    ['a gateway that fails', { status: 502 }, { kind: 'unknown' }],
    ['a sender that is not registered', { status: 400, code: 30_034 }, { kind: 'refused', reason: 'Twilio 30034' }],
    ['a number that has texted STOP', { status: 400, code: 21_610 }, { kind: 'refused', because: 'opted-out' }],
    ['a number that is none', { status: 400, code: 21_211 }, { kind: 'refused', because: 'no-such-address' }],
    ['an account that is suspended', { status: 403, code: 20_003 }, { kind: 'retry' }],
    ['no answer', null, { kind: 'unknown' }],
    ['a provider that dies after accepting', 'drop', { kind: 'unknown' }],
  ];
  it.each(outcomes)('%s', async (_what, answer, outcome) => {
    const { server, twilio } = await open();
    server.answer = answer;
    const delivery = await twilio.sms.send(sms);
    expect(delivery).toMatchObject(outcome);
    expect(JSON.stringify(delivery)).not.toContain(sms.to);
  });

  it('are retried with other credentials, and if nothing responds', async () => {
    const { twilio } = await open({ authToken: 'f'.repeat(32) });
    expect(await twilio.sms.send(sms)).toMatchObject({ kind: 'retry', reason: 'Twilio 20003' });
    const nobody = await open({ api: 'http://127.0.0.1:1' });
    expect(await nobody.twilio.sms.send(sms)).toMatchObject({ kind: 'retry', reason: 'ECONNREFUSED' });
  });
});

describe('a text whose result is unknown', () => {
  const since = new Date();
  const lost = { to: sms.to, text: sms.text, since };
  const free = async () => false;
  const listed = (given: object) => ({
    sid: 'SM9',
    direction: 'outbound-api',
    body: sms.text,
    date_created: since.toUTCString(),
    ...given,
  });

  it('is found if Twilio had accepted it before the connection broke', async () => {
    const { server, twilio } = await open();
    server.answer = 'drop';
    expect(await twilio.sms.send(sms)).toMatchObject({ kind: 'unknown', trouble: 'silent' });
    expect(await twilio.sms.find?.(lost, free)).toEqual({ kind: 'found', ref: `SM${'1'.padStart(32, '0')}` });
  });

  it.each([
    ['nothing', [], 'absent'],
    ['a text of last week', [listed({ date_created: new Date(+since - 7 * 86_400_000).toUTCString() })], 'absent'],
    ['a text from the number itself', [listed({ direction: 'inbound' })], 'absent'],
    ['another text of that time', [listed({ body: 'Something else' })], 'unsure'],
    ['fifty texts, none older', Array.from({ length: 50 }, () => listed({ direction: 'inbound' })), 'unsure'],
  ])('is not found if Twilio lists %s', async (_what, texts, kind) => {
    const { server, twilio } = await open();
    server.listed = texts;
    expect(await twilio.sms.find?.(lost, free)).toEqual({ kind });
  });

  it('is not taken for one that is known already', async () => {
    const { server, twilio } = await open();
    server.listed = [listed({})];
    expect(await twilio.sms.find?.(lost, async (ref) => ref === 'SM9')).toEqual({ kind: 'absent' });
  });

  it('stays unknown while Twilio does not answer', async () => {
    const { server, twilio } = await open();
    server.answer = null;
    expect(await twilio.sms.find?.(lost, free)).toEqual({ kind: 'unsure' });
    expect(await twilio.sms.check?.()).toBe('silent');
    server.answer = { status: 201 };
    expect(await twilio.sms.check?.()).toBeNull();
  });
});

describe('calls by Twilio', () => {
  it('read the text aloud, twice, whatever it contains', async () => {
    const { server, twilio } = await open();
    const delivery = await twilio.phone?.send({ ...sms, text: 'Sinks & drains <now>', language: 'en' });
    expect(delivery).toEqual({ kind: 'sent', ref: `CA${'1'.padStart(32, '0')}` });
    const { resource, form } = server.taken[0] ?? { resource: '', form: {} };
    expect(resource).toBe('Calls');
    expect(form['Twiml']?.match(/<Say language="en-US">[^<]*Sinks &amp; drains &lt;now&gt;<\/Say>/g)).toHaveLength(2);
    expect(form).toMatchObject({
      To: sms.to,
      From: FROM,
      StatusCallback: 'https://plumbline.example/api/webhooks/twilio/status/msg_1',
      StatusCallbackEvent: 'completed',
    });
  });

  it('read a Spanish text in a Spanish voice', async () => {
    const { server, twilio } = await open();
    await twilio.phone?.send({ ...sms, text: 'Tiene un trabajo.', language: 'es' });
    expect(server.taken[0]?.form['Twiml']).toContain('<Say language="es-US">Se lo repito. Tiene un trabajo.</Say>');
  });
});

describe('a call from Twilio', () => {
  const path = '/api/webhooks/twilio/sms';
  const form = { MessageSid: 'SM1', From: '+15025550134', Body: 'ACCEPT' };
  const signature = getExpectedTwilioSignature(TOKEN, `https://plumbline.example${path}`, form);

  it('is authenticated by its signature over our address and every field', async () => {
    const { twilio } = await open();
    expect(twilio.carrier.isGenuine({ signature, path, form })).toBe(true);
    expect(twilio.carrier.isGenuine({ signature, path, form: { ...form, Body: 'DENY' } })).toBe(false);
    expect(twilio.carrier.isGenuine({ signature, path: `${path}?x=1`, form })).toBe(false);
    expect(twilio.carrier.isGenuine({ signature: 'nonsense', path, form })).toBe(false);
    expect(twilio.carrier.isGenuine({ signature: undefined, path, form })).toBe(false);
  });

  it('can be a text, with Twilio’s own automatic reply', async () => {
    const { carrier } = (await open()).twilio;
    expect(carrier.textOf(form)).toMatchObject({ id: 'SM1', sender: '+15025550134', body: 'ACCEPT' });
    expect(carrier.textOf({ ...form, OptOutType: 'STOP' })).toMatchObject({ carrier: 'stop' });
    expect(carrier.textOf({ ...form, From: 'SHORTCODE' })).toBeNull();
    expect(carrier.textOf({})).toBeNull();
  });

  it.each([
    ['queued', 'taken', null],
    ['sent', 'taken', null],
    ['delivered', 'delivered', null],
    ['undelivered', 'failed', 'Twilio 30034'],
    ['failed', 'failed', 'Twilio 30034'],
  ])('reports that a %s message is %s', async (status, fate, reason) => {
    const { carrier } = (await open()).twilio;
    const report = { MessageSid: 'SM1', MessageStatus: status, ErrorCode: '30034' };
    expect(carrier.reportOf(report)).toEqual({ ref: 'SM1', status: fate, reason });
  });

  it('reports on calls as well, and ignores what we don’t know', async () => {
    const { carrier } = (await open()).twilio;
    expect(carrier.reportOf({ CallSid: 'CA1', CallStatus: 'no-answer' })).toEqual({
      ref: 'CA1',
      status: 'failed',
      reason: 'Twilio no-answer',
    });
    expect(carrier.reportOf({ CallSid: 'CA1', CallStatus: 'completed' })).toMatchObject({ status: 'delivered' });
    expect(carrier.reportOf({ MessageSid: 'SM1', MessageStatus: 'teleported' })).toBeNull();
  });
});
