import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { describe, expect, it } from 'vitest';
import { aCall, aUser } from '../../domains/accounts/fixtures.ts';
import { startSession } from '../../domains/accounts/use-cases/start-session.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { anOutgoingMessage } from '../../domains/messaging/fixtures.ts';
import { findOptOuts, messageFates, readMailbox, sendMessages } from '../../domains/messaging/public.ts';
import { aRequest } from '../../domains/service-requests/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { as, type CallOptions } from '../testing/account-client.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const SECRET = 'the secret of the bounces';
const database = await testDatabase();
const demonstration = await testApp(database, {
  env: { SUPPORT_EMAIL: 'help@plumbline.example', BOUNCE_SECRET: SECRET },
});
const { ctx, runJobs } = demonstration;
/** The messages that left the machine. */
const sent: { to: string }[] = [];
const gone = async () => ({ kind: 'refused', reason: 'push service 410', because: 'no-such-address' }) as const;
const outside = await testApp(database, {
  ports: {
    messaging: {
      email: {
        send: async (email) => {
          sent.push(email);
          return { kind: 'sent' };
        },
      },
      sms: ctx.ports.messaging.sms,
      push: { publicKey: 'key', accepts: (endpoint) => endpoint.startsWith('https://push.example/'), send: gone },
    },
  },
});

const call =
  ({ app }: TestApp) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, options: CallOptions = {}) => {
    const reply = await app.inject({ method, url, ...(payload && { payload }), ...options });
    return { status: reply.statusCode, body: reply.json(), cookies: reply.cookies };
  };
const inside = call(demonstration);
const signedIn = async (user: User) =>
  as(await startSession(ctx, user, aCall(), { serviceRequestIds: [], factorProven: false }));
const cookieOf = (cookies: readonly { name: string; value: string }[]): CallOptions => ({
  cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
});

async function stored(given: Parameters<typeof anOutgoingMessage>[0] = {}) {
  const message = anOutgoingMessage(given);
  await sendMessages(ctx, [message]);
  await runJobs();
  const fates = async () =>
    (await messageFates(ctx, [message.about])).toSorted((one, other) => one.channel.localeCompare(other.channel));
  return { id: (await fates())[0]?.id ?? '', fates };
}

describe('an email with an unsubscribe link', () => {
  it('can be unsubscribed from in one click by mail programs, without a session, and resubscribed to', async () => {
    const { id } = await stored({ to: 'Pat@Example.com', transactional: false });
    const path = `/api/unsubscribe/${id}`;
    expect(await inside('GET', path)).toMatchObject({
      status: 200,
      body: { address: 'P•••@Example.com', isSubscribed: true },
    });
    const oneClick = await demonstration.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([oneClick.statusCode, oneClick.json().isSubscribed]).toEqual([200, false]);
    const next = await stored({ to: 'pat@example.com', transactional: false });
    expect(await next.fates()).toMatchObject([{ status: 'suppressed', statusReason: 'the recipient has opted out' }]);
    const owed = await stored({ to: 'pat@example.com', transactional: true });
    expect(await owed.fates()).toMatchObject([{ status: 'sent' }]);
    expect((await inside('DELETE', path)).body).toMatchObject({ isSubscribed: true });
    expect(await findOptOuts(ctx, ['pat@example.com'])).toEqual([]);
  });

  it('contains the link in its text, unless it is legally required', async () => {
    const { id } = await stored({ transactional: false });
    const owed = await stored({ transactional: true });
    const mails = await readMailbox(ctx, { limit: 1000 });
    const words = (of: string) =>
      mails
        .filter((mail) => mail.id === of)
        .map(({ text, html }) => `${text}${html}`)
        .join();
    expect(words(id).match(new RegExp(`https://plumbline.example/unsubscribe/${id}`, 'g'))?.length).toBe(2);
    expect(words(owed.id)).not.toContain('/unsubscribe/');
  });
});

describe('a bounced mail', () => {
  const report = (id: string, status: string) =>
    `To: bounces+${id}@plumbline.example\r\n\r\nAction: failed\r\nStatus: ${status}\r\n`;
  const post = (payload: string, secret = SECRET) =>
    demonstration.app.inject({
      method: 'POST',
      url: '/api/webhooks/bounce',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
      payload,
    });

  it('counts as failed and goes out on its next channel, and later mail avoids the address', async () => {
    const content = { kind: 'text', text: 'By text.' } as const;
    const instead = [{ channel: 'sms', to: '+15025550161', content, language: 'en' }] as const;
    const mail = await stored({ to: 'gone@example.com', transactional: false, urgent: true, instead });
    expect((await post(report(mail.id, '5.1.1'))).statusCode).toBe(204);
    await runJobs();
    expect(await mail.fates()).toMatchObject([
      { channel: 'email', status: 'failed', statusReason: 'the mail bounced: 5.1.1' },
      { channel: 'sms', status: 'sent' },
    ]);
    const next = await stored({ to: 'gone@example.com', transactional: false });
    expect(await next.fates()).toMatchObject([{ status: 'failed' }]);
  });

  it('because of a full mailbox does not affect the next one', async () => {
    const mail = await stored({ to: 'full@example.com', transactional: false });
    await post(report(mail.id, '5.2.2'));
    expect(await mail.fates()).toMatchObject([{ status: 'failed' }]);
    const next = await stored({ to: 'full@example.com', transactional: false });
    expect(await next.fates()).toMatchObject([{ status: 'sent' }]);
  });

  it('is ignored without the secret', async () => {
    const mail = await stored({ to: 'here@example.com' });
    for (const secret of ['', 'another secret of somebody']) {
      expect((await post(report(mail.id, '5.1.1'), secret)).statusCode).toBe(404);
    }
    expect(await mail.fates()).toMatchObject([{ status: 'sent' }]);
  });
});

describe('the mailbox', () => {
  it('sends a text reply as its recipient, through the webhook’s code', async () => {
    const phone = '+15025550162';
    const contractor = await aContractor(ctx, { phone, smsConsentAt: ctx.clock.now(), isClaimed: true });
    const request = await aRequest(ctx, 0, { selectedPlumberIds: [contractor.id] });
    const [offer] = await readMailbox(ctx, { to: phone, limit: 1 });
    const reply = await inside('POST', `/api/dev/mailbox/${offer?.id}/reply`, { text: 'PROPOSE tomorrow 3pm' });
    expect(reply.status).toBe(202);
    await runJobs();
    expect(await request.referral()).toMatchObject({ status: 'proposed' });
    const [answer] = await readMailbox(ctx, { to: phone, limit: 1 });
    expect(answer?.text).toContain('Proposed Wed, Dec 2, 3:00 PM EST');
    const [mail] = await readMailbox(ctx, { channel: 'email', limit: 1 });
    expect((await inside('POST', `/api/dev/mailbox/${mail?.id}/reply`, { text: 'ACCEPT' })).status).toBe(409);
  });

  it('shows calls as the text to read aloud', async () => {
    const phone = '+15025550163';
    const given = { phone, smsConsentAt: ctx.clock.now(), isClaimed: true, preferredContactMethod: 'phone' } as const;
    const contractor = await aContractor(ctx, given);
    await aRequest(ctx, 0, { selectedPlumberIds: [contractor.id] });
    const [script] = await readMailbox(ctx, { to: phone, limit: 1 });
    expect(script).toMatchObject({ channel: 'phone', subject: null });
    expect(script?.text).toMatch(
      /New request: Kitchen sink trap drips into the cabinet in Louisville.*The link is in your email\.$/,
    );
    expect(script?.text).not.toContain('Reply ACCEPT');
    expect(script?.text).not.toContain('http');
  });
});

describe('browser notifications', () => {
  const form = (endpoint = `https://push.example/${crypto.randomUUID()}`) => ({
    endpoint,
    expirationTime: null,
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  });

  it('are subscribed to by a visitor, whom no one else can unsubscribe', async () => {
    const first = await inside('POST', '/api/push/subscriptions', form(), { headers: { 'user-agent': 'curl/8' } });
    expect(first).toMatchObject({ status: 201, body: { device: 'curl' } });
    const visitor = cookieOf(first.cookies);
    expect((await inside('GET', '/api/push/subscriptions', undefined, visitor)).body).toEqual([first.body]);
    expect((await inside('GET', '/api/push/subscriptions')).body).toEqual([]);
    const path = `/api/push/subscriptions/${first.body.id}`;
    expect((await inside('DELETE', path)).status).toBe(404);
    expect((await inside('DELETE', path, undefined, visitor)).status).toBe(200);
    expect((await inside('GET', '/api/push/subscriptions', undefined, visitor)).body).toEqual([]);
  });

  it('move to the account that the same browser signs in to', async () => {
    const given = form();
    const before = await inside('POST', '/api/push/subscriptions', given);
    const user = await signedIn(await aUser(ctx));
    const after = await inside('POST', '/api/push/subscriptions', given, user);
    expect(after.body.id).toBe(before.body.id);
    expect((await inside('GET', '/api/push/subscriptions', undefined, cookieOf(before.cookies))).body).toEqual([]);
    expect((await inside('GET', '/api/push/subscriptions', undefined, user)).body).toHaveLength(1);
  });

  it('are not sent to an arbitrary address', async () => {
    const reply = await call(outside)('POST', '/api/push/subscriptions', form('https://127.0.0.1:8443/secrets'));
    expect(reply).toMatchObject({ status: 400, body: { fields: { endpoint: expect.any(String) } } });
  });

  it('end for a browser that has given up its subscription', async () => {
    const user = await signedIn(await aUser(ctx));
    const test = { title: 'Emergency alert', message: 'A pipe has burst.', url: '/track/sr_1' };
    expect((await call(outside)('POST', '/api/test-webpush', test, user)).status).toBe(409);
    await call(outside)('POST', '/api/push/subscriptions', form(), user);
    const refused = await call(outside)('POST', '/api/test-webpush', test, user);
    expect(refused).toMatchObject({ status: 503, body: { message: expect.stringContaining('push service 410') } });
    expect((await inside('GET', '/api/push/subscriptions', undefined, user)).body).toEqual([]);
  });

  it('tell a customer with an account about changes to their request', async () => {
    const customer = await aUser(ctx);
    const session = await signedIn(customer);
    await inside('POST', '/api/push/subscriptions', form(), session);
    const contractor = await aContractor(ctx);
    const submission = {
      workType: 'plumbing',
      projectType: 'repair',
      preferredDate: '2026-12-03',
      preferredTimeSlot: 'afternoon',
      customerName: 'Ana Delgado',
      customerPhone: '(502) 555-0177',
      customerEmail: 'ana@example.com',
      address: '1127 Cherokee Rd',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40204',
      description: 'Kitchen sink trap drips.',
      urgency: 'medium',
      preferredContactMethod: 'email',
      selectedPlumberId: contractor.id,
    };
    const { id } = (await inside('POST', '/api/service-requests', submission, session)).body;
    await runJobs();
    const [notice] = await readMailbox(ctx, { to: `user:${customer.id}`, limit: 5 });
    expect(notice).toMatchObject({ channel: 'push', text: expect.stringContaining(`/track/${id}`) });
  });
});

describe('test messages', () => {
  const mail = { email: 'stranger@example.com', subject: 'Welcome', message: 'Hello.' };

  it('go to the local mailbox if nothing leaves the machine', async () => {
    expect(await inside('POST', '/api/test-email', mail)).toMatchObject({ status: 200, body: { status: 'sent' } });
    expect(await readMailbox(ctx, { to: 'stranger@example.com', limit: 5 })).toMatchObject([{ subject: 'Welcome' }]);
    const push = { title: 'Opportunity', message: 'Within 60 miles', url: '//evil.example' };
    expect((await inside('POST', '/api/test-webpush', push)).status).toBe(200);
    expect(await readMailbox(ctx, { channel: 'push', limit: 1 })).toMatchObject([
      { subject: 'Opportunity', text: 'Within 60 miles\n/' },
    ]);
  });

  it('otherwise go only to the caller’s own address, whatever they name', async () => {
    expect((await call(outside)('POST', '/api/test-email', mail)).status).toBe(401);
    expect((await call(outside)('POST', '/api/test-webpush', { title: 'A', message: 'B' })).status).toBe(401);
    const user = await aUser(ctx);
    expect((await call(outside)('POST', '/api/test-email', mail, await signedIn(user))).status).toBe(200);
    expect(sent.at(-1)?.to).toBe(user.email);
  });
});

describe('support', () => {
  it('receives what a visitor writes, stores it for them, and can reply', async () => {
    const options = { headers: { 'idempotency-key': 'support-1' } };
    const written = { content: 'I got no text.', email: 'Visitor@Example.com' };
    const first = await inside('POST', '/api/support/messages', written, options);
    expect(first.status).toBe(201);
    const visitor = cookieOf(first.cookies);
    demonstration.clock.advance(1);
    const again = { cookies: visitor.cookies ?? {}, ...options };
    await inside('POST', '/api/support/messages', { content: 'And no mail.' }, { cookies: visitor.cookies ?? {} });
    await inside('POST', '/api/support/messages', { content: 'And no mail.' }, again);
    const { body } = await inside('GET', '/api/support/conversation', undefined, visitor);
    expect(body).toMatchObject({
      email: 'visitor@example.com',
      isForwarded: true,
      hours: { text: 'Mon-Fri 9:00 AM - 5:00 PM EST', isOpen: true, opensAt: null },
    });
    expect(body.messages[0].content).toBe('I got no text.');
    await runJobs();
    const mails = await readMailbox(ctx, { to: 'help@plumbline.example', limit: 10 });
    expect(mails.at(-1)).toMatchObject({ subject: 'Support: message from visitor@example.com' });
    expect((await inside('GET', '/api/support/conversation')).body.messages).toEqual([]);
  });

  it('stores a repeated message once if the visitor lost the first response, with or without its cookie', async () => {
    const options = { headers: { 'idempotency-key': 'support-lost' } };
    const words = { content: 'Is anybody there?', email: 'lost@example.com' };
    const first = await inside('POST', '/api/support/messages', words, options);
    const again = await inside('POST', '/api/support/messages', words, options);
    expect(cookieOf(again.cookies)).toEqual(cookieOf(first.cookies));
    const known = await inside('POST', '/api/support/messages', words, { ...cookieOf(first.cookies), ...options });
    for (const { body } of [again, known]) expect(body.messages).toHaveLength(1);
    await runJobs();
    const mails = await readMailbox(ctx, { to: 'help@plumbline.example', limit: 10 });
    expect(mails.filter(({ subject }) => subject?.includes('lost@example.com'))).toHaveLength(1);
  });

  it.each(['', '   ', 'x'.repeat(4001)])('gets nothing that is empty or endless', async (content) => {
    expect((await inside('POST', '/api/support/messages', { content })).status).toBe(400);
  });
});

describe('an account’s channels', () => {
  it('can be switched for email, and show a STOP', async () => {
    const user = await aUser(ctx, { phone: '+15025550164' });
    const session = await signedIn(user);
    const off = await inside('PUT', '/api/account/contact-channels', { email: false, sms: false }, session);
    expect(off.body).toEqual({
      email: { isOn: false, stoppedBySms: false, hasAddress: true },
      sms: { isOn: true, stoppedBySms: false, hasAddress: true },
      phone: { isOn: true, stoppedBySms: false, hasAddress: true },
    });
    await inside('PUT', '/api/account/contact-channels', { email: true }, session);
    expect(await findOptOuts(ctx, [user.email])).toEqual([]);
  });
});

it('the status of messaging names the providers and says whether messages leave the machine', async () => {
  await runJobs();
  const local = { by: 'Local mailbox' };
  expect((await inside('GET', '/api/messaging-status')).body).toMatchObject({
    channels: [
      { channel: 'email', ...local },
      { channel: 'sms', ...local },
      { channel: 'phone', ...local },
      { channel: 'push', ...local },
    ],
    waiting: 0,
    oldestSeconds: 0,
  });
  await sendMessages(ctx, [anOutgoingMessage()]);
  demonstration.clock.advance(2);
  expect((await inside('GET', '/api/messaging-status')).body).toMatchObject({ waiting: 1, oldestSeconds: 120 });
});

it('every kind of message can be viewed, on each channel, with the same text in plain form and HTML', async () => {
  const { body } = await inside('GET', '/api/dev/message-samples');
  const samples: {
    area: string;
    title: string;
    channel: string;
    versions: { language: string; subject: string; text: string; html: string | null }[];
  }[] = body;
  expect([...new Set(samples.map(({ area }) => area))].sort().join(', ')).toBe(
    'Accounts, Appointments, Conversations, Leads, Listings and reviews, Messages, Outreach, Payments, Service requests',
  );
  expect(samples.length).toBeGreaterThan(100);
  expect(samples.map(({ versions }) => versions.map(({ language }) => language).join())).toEqual(
    samples.map(() => 'en,es'),
  );
  const versions = samples.flatMap(({ channel, versions: all }) => all.map((version) => ({ channel, ...version })));
  for (const { channel, language, subject, text, html } of versions) {
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    if (channel !== 'email') continue;
    expect(subject.length).toBeGreaterThan(5);
    expect(html).toMatch(language === 'en' ? /^<!doctype html>\n<html lang="en">/ : /^<!doctype html>\n<html lang="/);
    for (const url of text.match(/https:\/\/\S+(?<![.,])/g) ?? []) expect(html).toContain(url.replaceAll('&', '&amp;'));
  }
});
