import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { aUser, PASSWORD } from '../../domains/accounts/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, type CallOptions, cookieOf, SESSION_COOKIE } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const DEVICES_COOKIE = '__Host-plumbline_devices';
const database = await testDatabase();
const product = await testApp(database);
const { clock, ctx, app } = product;
const { get, login, mailsTo, mailTo, post } = accountClient(product);

let addresses = 0;
const anAddress = () => {
  addresses += 1;
  return `100.64.${addresses >> 8}.${addresses & 255}`;
};

/** A browser that keeps its cookies between calls, on a separate network. */
function aBrowser(remoteAddress = anAddress()) {
  let cookies: Record<string, string> = {};
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const options = (): CallOptions => ({ cookies, headers, remoteAddress });
  const kept = (reply: LightMyRequestResponse) => {
    for (const { name, value } of reply.cookies) cookies = { ...cookies, [name]: value };
    return reply;
  };
  return {
    options,
    kept,
    signIn: async (email: string, password = PASSWORD) => kept(await login(email, { ...options(), password })),
    post: async (url: string, payload: object) => kept(await post(url, payload, options())),
    remove: async (url: string) => kept(await app.inject({ method: 'DELETE', url, ...options() })),
    signOut: () => {
      const { [SESSION_COOKIE]: _session, ...rest } = cookies;
      cookies = rest;
    },
    cookie: () => cookies[DEVICES_COOKIE] ?? '',
    setCookie: (value: string) => {
      cookies = { ...cookies, [DEVICES_COOKIE]: value };
    },
  };
}
const statusOf = (reply: LightMyRequestResponse) => reply.statusCode;

/** Simulates a stranger who tries passwords until the delay is a quarter of an hour. */
async function guessAt(email: string, remoteAddress: () => string = anAddress): Promise<void> {
  for (let tried = 0; tried < 15; tried += 1) {
    const reply = await login(email, { password: 'a wrong password', remoteAddress: remoteAddress() });
    if (statusOf(reply) === 429) {
      tried -= 1;
      clock.advance(Number(reply.headers['retry-after']) / 60);
    }
  }
  expect(statusOf(await login(email, { remoteAddress: remoteAddress() }))).toBe(429);
}

/** Creates an account whose owner has signed in from a browser and signed out again. */
async function anOwner() {
  const { email } = await aUser(ctx);
  const browser = aBrowser();
  expect(statusOf(await browser.signIn(email))).toBe(200);
  browser.signOut();
  return { email, browser };
}

describe('a stranger who guesses', () => {
  it('is slowed down, while the owner can sign in on a known device', async () => {
    const { email, browser } = await anOwner();
    await guessAt(email);
    const [owner, guesser] = await Promise.all([
      browser.signIn(email),
      login(email, { password: 'a wrong password', remoteAddress: anAddress() }),
    ]);
    expect([statusOf(owner), statusOf(guesser)]).toEqual([200, 429]);
  });

  it('is still slowed down when the owner signs in', async () => {
    const { email, browser } = await anOwner();
    await guessAt(email);
    expect(statusOf(await browser.signIn(email))).toBe(200);
    expect(statusOf(await login(email, { remoteAddress: anAddress() }))).toBe(429);
  });

  it('on the owner’s own network does not lock out the owner’s device either', async () => {
    const { email, browser } = await anOwner();
    const { remoteAddress = '' } = browser.options();
    for (let n = 0; n < 31; n += 1) {
      await login(`other-${n}@example.com`, { password: 'a wrong password', remoteAddress });
    }
    expect(statusOf(await login('nobody@example.com', { remoteAddress }))).toBe(429);
    expect(statusOf(await browser.signIn(email))).toBe(200);
  });

  it('gains nothing from another account’s known device, or from an invented secret', async () => {
    const { email } = await anOwner();
    const own = await anOwner();
    await guessAt(email);
    expect(statusOf(await own.browser.signIn(email))).toBe(429);
    own.browser.setCookie(`${own.browser.cookie().slice(0, -4)}AAAA`);
    expect(statusOf(await own.browser.signIn(email))).toBe(429);
  });

  it('is reported to the account holder once a day, and to no one without an account', async () => {
    const { email } = await anOwner();
    await guessAt(email);
    await guessAt('nobody-at-all@example.com');
    const subjects = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);
    expect(await subjects(email)).toEqual(['Someone is guessing your password']);
    clock.advance(16);
    await login(email, { password: 'a wrong password', remoteAddress: anAddress() });
    expect(await subjects(email)).toHaveLength(1);
    expect(await subjects('nobody-at-all@example.com')).toEqual([]);
  });

  it('does not keep out an owner whose devices are all new: a mailed link lets them in', async () => {
    const { email } = await anOwner();
    await guessAt(email);
    await post('/api/auth/forgot-password', { email });
    const { token } = await mailTo(email);
    const browser = aBrowser();
    await browser.post('/api/auth/reset-password', {
      token,
      password: 'brass fitting 9',
      confirmPassword: 'brass fitting 9',
    });
    await guessAt(email);
    expect(statusOf(await browser.signIn(email, 'brass fitting 9'))).toBe(200);
  });
});

describe('a known device', () => {
  it('has a separate allowance, which runs out too', async () => {
    const { email, browser } = await anOwner();
    for (let n = 0; n < 5; n += 1) expect(statusOf(await browser.signIn(email, 'a wrong password'))).toBe(401);
    expect(statusOf(await browser.signIn(email))).toBe(429);
    expect(statusOf(await login(email, { remoteAddress: anAddress() }))).toBe(200);
  });

  it('gets a new secret each time: a copy of the old one counts as a stranger’s', async () => {
    const { email, browser } = await anOwner();
    const thief = aBrowser();
    thief.setCookie(browser.cookie());
    expect(statusOf(await browser.signIn(email))).toBe(200);
    expect(browser.cookie()).not.toBe('');
    await guessAt(email);
    expect(statusOf(await thief.signIn(email))).toBe(429);
    expect(statusOf(await browser.signIn(email))).toBe(200);
  });

  it('is remembered for each account that signed in from the browser', async () => {
    const { email, browser } = await anOwner();
    const other = await aUser(ctx);
    expect(statusOf(await browser.signIn(other.email))).toBe(200);
    browser.signOut();
    for (const address of [email, other.email]) {
      await guessAt(address);
      expect(statusOf(await browser.signIn(address))).toBe(200);
      browser.signOut();
    }
  });

  it.each([
    [
      'another device signs out everywhere else',
      (here: ReturnType<typeof aBrowser>) => here.remove('/api/auth/sessions'),
    ],
    [
      'another device signs it out',
      async (here: ReturnType<typeof aBrowser>) => {
        const reply = await get('/api/auth/sessions', here.options());
        const sessions = reply.json<{ id: string; isCurrent: boolean }[]>();
        for (const { id, isCurrent } of sessions) if (!isCurrent) await here.remove(`/api/auth/sessions/${id}`);
      },
    ],
    [
      'the password is changed',
      (here: ReturnType<typeof aBrowser>) =>
        here.post('/api/auth/password', {
          currentPassword: PASSWORD,
          password: PASSWORD.toUpperCase(),
          confirmPassword: PASSWORD.toUpperCase(),
        }),
    ],
  ])('is forgotten when %s; that other one stays known', async (_, act) => {
    const { email } = await aUser(ctx);
    const [here, lost] = [aBrowser(), aBrowser()];
    for (const browser of [lost, here]) expect(statusOf(await browser.signIn(email))).toBe(200);
    await act(here);
    lost.signOut();
    here.signOut();
    await guessAt(email);
    expect(statusOf(await lost.signIn(email))).toBe(429);
    expect(statusOf(await here.signIn(email))).not.toBe(429);
  });
});

describe('a new device', () => {
  it('is reported by mail, except an account’s first one, and never twice', async () => {
    const { email, browser } = await anOwner();
    expect(await mailsTo(email)).toEqual([]);
    await browser.signIn(email);
    expect(await mailsTo(email)).toEqual([]);
    const reply = await aBrowser().signIn(email);
    expect(cookieOf(reply)).toBeDefined();
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your account']);
    expect(mails[0]?.text).toContain('Firefox on Windows');
    expect(mails[0]?.text).toContain('https://plumbline.example/forgot-password');
  });

  it('is reported once a day for a program that keeps no cookies', async () => {
    const { email } = await anOwner();
    const curl = { headers: { 'user-agent': 'curl/8.5.0' } };
    for (let n = 0; n < 3; n += 1) expect(statusOf(await login(email, curl))).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
