import { describe, expect, it } from 'vitest';
import { aUser, PASSWORD } from '../../domains/accounts/fixtures.ts';
import { recordSecurityEvent } from '../../domains/accounts/public.ts';
import { openLog } from '../../kernel/open-log.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { createMetrics } from '../signals/metrics.ts';
import { accountClient, as, browserOf, cookieOf } from '../testing/account-client.ts';
import { appCode, factorClient } from '../testing/factor-client.ts';
import { testApp } from '../testing/test-app.ts';

const lines: Record<string, unknown>[] = [];
const log = openLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
const database = await testDatabase();
const counted: string[] = [];
const product = await testApp(database, {
  log,
  ports: { countSecurityEvent: (name, outcome) => void counted.push(`${name} ${outcome}`) },
});
const { app, ctx } = product;
const { login, mailsTo, mailTo, post, register, verify } = accountClient(product);
const { pendingOf, withApp } = factorClient(product);

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Returns the security events logged during the work, and the counts. */
async function eventsOf(work: () => Promise<unknown>) {
  lines.length = 0;
  counted.length = 0;
  await work();
  const events = lines.filter(({ securityEvent }) => securityEvent !== undefined);
  expect(events.map(({ securityEvent, outcome }) => `${String(securityEvent)} ${String(outcome)}`)).toEqual(counted);
  return events;
}

describe('an event that affects the security of an account', () => {
  it('is one log line, with an internal id, the kind of device and nothing about the person', async () => {
    const { id: userId, email } = await aUser(ctx, {
      firstName: 'Zelda',
      lastName: 'Quixworth',
      phone: '+15025550191',
    });
    const headers = { 'user-agent': FIREFOX };
    const device = 'Firefox on Windows';
    const line = (securityEvent: string, outcome = 'succeeded') => ({
      securityEvent,
      outcome,
      userId,
      device,
      msg: 'security event',
    });
    expect(await eventsOf(() => login(email, { password: 'a wrong one', headers }))).toMatchObject([
      line('sign-in', 'refused'),
    ]);
    let session = as(undefined);
    const signedIn = await eventsOf(async () => {
      session = { ...as(cookieOf(await login(email, { headers }))), headers };
    });
    expect(signedIn).toContainEqual(expect.objectContaining(line('sign-in')));
    const confirm = (password: string) => eventsOf(() => post('/api/auth/confirm-password', { password }, session));
    expect(await confirm('a wrong one')).toMatchObject([line('password-confirmed', 'refused')]);
    expect(await confirm(PASSWORD)).toMatchObject([line('password-confirmed')]);
    const ended = await eventsOf(() => app.inject({ method: 'DELETE', url: '/api/auth/sessions', ...session }));
    expect(ended).toMatchObject([line('sessions-ended')]);
    const requested = await eventsOf(async () => {
      await post('/api/auth/forgot-password', { email });
      await product.runJobs();
    });
    expect(requested).toMatchObject([{ securityEvent: 'password-reset-requested', userId }]);
    const change = { currentPassword: PASSWORD, password: 'brass fitting 9', confirmPassword: 'brass fitting 9' };
    const changed = await eventsOf(async () => {
      const reply = await post('/api/auth/password', change, session);
      session = { ...as(cookieOf(reply)), headers };
    });
    expect(changed).toMatchObject([line('password-confirmed'), line('password-changed')]);
    expect((await mailTo(email)).subject).toBe('Your password was changed');
    const erased = await eventsOf(() =>
      app.inject({ method: 'DELETE', url: '/api/account', payload: { email }, ...session }),
    );
    expect(erased).toMatchObject([line('account-deleted')]);
    expect(JSON.stringify(lines)).not.toMatch(/zelda|quixworth|555-?0191|example\.com/i);
  });

  it('does not name strangers in failed attempts, and never quotes the User-Agent', async () => {
    const events = await eventsOf(() =>
      login('nobody@example.com', { headers: { 'user-agent': 'Zelda-Quixworth/1.0' } }),
    );
    expect(events).toMatchObject([{ securityEvent: 'sign-in', outcome: 'refused', userId: null, device: 'other' }]);
    expect(JSON.stringify(lines)).not.toContain('Quixworth');
  });

  it('includes the start of an account, and a new password set with a link', async () => {
    const browser = browserOf(await register('begins@example.com'));
    const opened = await eventsOf(async () => {
      await verify((await mailTo('begins@example.com')).token, browser);
    });
    expect(opened).toMatchObject([{ securityEvent: 'account-opened', outcome: 'succeeded' }]);
    await post('/api/auth/forgot-password', { email: 'begins@example.com' });
    const { token } = await mailTo('begins@example.com');
    const reset = await eventsOf(() =>
      post('/api/auth/reset-password', { token, password: 'brass fitting 9', confirmPassword: 'brass fitting 9' }),
    );
    expect(reset).toMatchObject([{ securityEvent: 'password-reset', outcome: 'succeeded' }]);
  });

  it('is neither logged nor mailed when its transaction is rolled back', async () => {
    const { id: userId, email } = await aUser(ctx);
    const events = await eventsOf(async () => {
      const work = inTransaction(ctx, async (inner) => {
        await recordSecurityEvent(inner, { name: 'factor-added', userId, factor: 'passkey' });
        throw new Error('Something else failed');
      });
      await expect(work).rejects.toThrow('Something else failed');
    });
    expect(events).toEqual([]);
    expect((await mailTo(email)).subject).toBeNull();
  });

  it('is mailed if a factor is added or removed, with what to do if it was someone else', async () => {
    const { id: userId, email } = await aUser(ctx);
    await recordSecurityEvent(ctx, { name: 'factor-added', userId, factor: 'passkey' });
    expect((await mailTo(email)).text).toContain('A passkey was added to your Plumbline account');
    product.clock.advance(1);
    await recordSecurityEvent(ctx, { name: 'factor-removed', userId, factor: 'passkey' });
    const removed = await mailTo(email);
    expect(removed.text).toContain('A passkey was removed from your Plumbline account');
    expect(removed.text).toContain("If this wasn't you");
    expect(removed.text).toContain('https://plumbline.example/forgot-password');
  });
});

it('security events are counted by name and outcome', async () => {
  const metrics = createMetrics({ source: ctx, ping: async () => null, pools: {} });
  metrics.countSecurityEvent('sign-in', 'refused');
  metrics.countSecurityEvent('sign-in', 'refused');
  metrics.countSecurityEvent('sign-in', 'succeeded');
  const port = 20_000 + (process.pid % 20_000);
  await metrics.listen(port, '127.0.0.1');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await metrics.close();
  expect(text).toContain('plumbline_security_events_total{event="sign-in",outcome="refused"} 2');
  expect(text).toContain('plumbline_security_events_total{event="sign-in",outcome="succeeded"} 1');
});

describe('second factors', () => {
  it('are reported when they are added, proved, refused and removed; the sign-in counts once it is complete', async () => {
    const { email } = await aUser(ctx);
    const { session, secret, codes } = await withApp(email);
    const names = async (work: () => Promise<unknown>) => {
      const events = await eventsOf(work);
      return events.map(({ securityEvent, outcome }) => `${String(securityEvent)} ${String(outcome)}`);
    };
    let browser = {};
    expect(await names(async () => (browser = pendingOf(await login(email))))).toEqual([]);
    const give = (code: string) => post('/api/auth/second-factor', { code }, browser);
    expect(await names(() => give('000000'))).toEqual(['factor-proven refused']);
    product.clock.advance(1);
    expect(await names(() => give(appCode(secret, product.clock.now())))).toEqual(
      expect.arrayContaining(['factor-proven succeeded', 'sign-in succeeded']),
    );
    expect(await names(() => login(email, { code: codes[0] ?? '' }))).toEqual(
      expect.arrayContaining(['recovery-code-used succeeded', 'sign-in succeeded']),
    );
    const removed = () => app.inject({ method: 'DELETE', url: '/api/auth/authenticator-app', ...session });
    expect(await names(removed)).toEqual(['factor-removed succeeded']);
    const told = (await mailsTo(email)).map(({ subject }) => subject);
    expect(told).toEqual(
      expect.arrayContaining([
        'A sign-in method was added',
        'A recovery code was used',
        'A sign-in method was removed',
      ]),
    );
  });
});
