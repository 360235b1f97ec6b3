import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { STRIPE_EVENTS, stripeEndpoints } from '../../adapters/stripe-endpoints.ts';
import { twilioAccount } from '../../adapters/twilio-account.ts';
import { findingsText } from './finding.ts';
import { examineStripe } from './stripe.ts';
import { examineTwilio } from './twilio.ts';

const accountSid = `AC${'0'.repeat(32)}`;
const authToken = 'a'.repeat(32);
const SERVICE = `MG${'1'.repeat(32)}`;
const FROM = '+15025550100';
const PUBLIC = 'https://plumbline.example';

/** What Twilio and Stripe answer, by path, in the shape of their APIs. */
let answers: Record<string, unknown> = {};
let authorization = '';
const server = createServer((request, reply) => {
  authorization = request.headers.authorization ?? '';
  const isKnown =
    authorization === `Basic ${btoa(`${accountSid}:${authToken}`)}` || authorization === 'Bearer sk_test_x';
  const answer = isKnown ? answers[(request.url ?? '').split('?')[0] ?? ''] : undefined;
  const status = isKnown ? (answer === undefined ? 404 : 200) : 401;
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(answer ?? { code: 20_404, message: 'Not found', status, error: { message: 'No' } }));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const page = (key: string, rows: object[]) => ({ [key]: rows, meta: { key, next_page_url: null } });
const twilioAnswers = (campaign: string | null, smsUrl = `${PUBLIC}/api/webhooks/twilio/sms`) => ({
  [`/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers.json`]: {
    incoming_phone_numbers: [{ sid: 'PN1', phone_number: FROM, sms_url: smsUrl }],
    next_page_uri: null,
  },
  '/v1/Services': page('services', [{ sid: SERVICE }]),
  [`/v1/Services/${SERVICE}/PhoneNumbers`]: page('phone_numbers', [{ sid: 'PN1', phone_number: FROM }]),
  [`/v1/Services/${SERVICE}/Compliance/Usa2p`]: page(
    'compliance',
    campaign === null ? [] : [{ sid: 'QE1', campaign_status: campaign }],
  ),
  '/v1/Messaging/Countries/US': {
    country: 'United States',
    iso_country: 'US',
    price_unit: 'usd',
    outbound_sms_prices: [
      {
        carrier: 'One',
        mcc: '310',
        mnc: '1',
        prices: [{ number_type: 'local', base_price: '0.0090', current_price: '0.0083' }],
      },
      { carrier: 'Two', mcc: '310', mnc: '2', prices: [{ number_type: 'toll-free', current_price: '0.9' }] },
    ],
    inbound_sms_prices: [],
  },
});
const askTwilio = (token = authToken) =>
  examineTwilio(twilioAccount({ accountSid, authToken: token, from: FROM, api }), PUBLIC, FROM);

describe('our account at Twilio', () => {
  it('is registered, posts to us, and has a price', async () => {
    answers = twilioAnswers('VERIFIED');
    const findings = await askTwilio();
    expect(findings.map(({ about, state }) => [about, state])).toEqual([
      ['Texts to us', 'ok'],
      ['A2P registration', 'ok'],
      ['Price of a text', 'ok'],
    ]);
    expect(findings[2]?.what).toBe('0.0083 USD to the US, besides the fees of carriers.');
  });

  it.each([
    [null, 'broken', /belongs to no campaign/],
    ['FAILED', 'broken', /have refused/],
    ['IN_PROGRESS', 'note', /waits for the carriers \(IN_PROGRESS\)/],
  ])('has a campaign that is %s', async (status, state, what) => {
    answers = twilioAnswers(status);
    expect((await askTwilio())[1]).toMatchObject({ state, what: expect.stringMatching(what) });
  });

  it('posts texts elsewhere', async () => {
    answers = twilioAnswers('VERIFIED', 'https://demo.twilio.com/welcome/sms/reply');
    expect((await askTwilio())[0]).toMatchObject({
      state: 'broken',
      todo: `In its console, set ${PUBLIC}/api/webhooks/twilio/sms (POST).`,
    });
  });

  it('does not let us in', async () => {
    answers = twilioAnswers('VERIFIED');
    const findings = await askTwilio('b'.repeat(32));
    expect(findings.map(({ todo }) => todo)).toEqual(Array(3).fill('Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.'));
  });
});

describe("Stripe's webhook", () => {
  const endpoint = (given: object = {}) => ({
    id: 'we_1',
    object: 'webhook_endpoint',
    url: `${PUBLIC}/api/payments/webhook`,
    status: 'enabled',
    enabled_events: [...STRIPE_EVENTS],
    ...given,
  });
  const ask = (key = 'sk_test_x') => examineStripe(() => stripeEndpoints(key, api), PUBLIC);
  const list = (...data: object[]) => {
    answers = { '/v1/webhook_endpoints': { object: 'list', data, has_more: false, url: '/v1/webhook_endpoints' } };
  };

  it.each([
    ['tells us everything', endpoint(), 'ok', /all events/],
    ['tells us everything that there is', endpoint({ enabled_events: ['*'] }), 'ok', /all events/],
    ['is disabled', endpoint({ status: 'disabled' }), 'broken', /is disabled/],
    ['is somewhere else', endpoint({ url: 'https://other.example' }), 'broken', /there is no endpoint/],
    ['omits refunds', endpoint({ enabled_events: STRIPE_EVENTS.slice(0, 4) }), 'broken', /8 events are not posted/],
  ])('%s', async (_, given, state, what) => {
    list(given);
    expect(await ask()).toMatchObject({ state, what: expect.stringMatching(what) });
  });

  it('refuses our key', async () => {
    list(endpoint());
    expect(await ask('sk_test_y')).toMatchObject({ state: 'broken', todo: 'Check STRIPE_SECRET_KEY.' });
  });
});

it('shows what is broken last, with what to do', () => {
  const text = findingsText([
    { about: 'SPF', state: 'broken', what: 'there is none.', todo: 'Add one.' },
    { about: 'Disk', state: 'ok', what: '5 GB are free.', todo: null },
  ]);
  expect(text).toBe(
    'ok      Disk: 5 GB are free.\nbroken  SPF: there is none.\n        Add one.\n\n1 of 2 are broken.',
  );
});
