import type { JWTPayload } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { aUser, PASSWORD } from '../../domains/accounts/fixtures.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, browserOf, cookieOf } from '../testing/account-client.ts';
import { appCode, factorClient } from '../testing/factor-client.ts';
import { startOidcServer } from '../testing/oidc-server.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const PUBLIC_URL = 'https://plumbline.example';
const google = await startOidcServer(`${PUBLIC_URL}/api/auth/google/callback`);
afterAll(() => google.close());
const product = await testApp(database, {
  env: { GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: google.clientId, GOOGLE_CLIENT_SECRET: google.clientSecret },
});
const { ctx } = product;
const { get, login, mailsTo, mailTo, post } = accountClient(product);
const { pendingOf, withApp } = factorClient(product);

type Cookies = Record<string, string>;
const cookiesOf = (reply: Awaited<ReturnType<typeof get>>): Cookies =>
  Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));

/** Goes to the provider. Returns its address and the browser's cookies. */
async function goThere(on: TestApp = product, query = '') {
  const reply = await on.app.inject({ url: `/api/auth/google${query}` });
  return { url: String(reply.headers.location), cookies: cookiesOf(reply), reply };
}
const comeBack = (search: string, cookies: Cookies, on: TestApp = product) =>
  on.app.inject({ url: `/api/auth/google/callback${search}`, cookies });

let people = 0;
const aPerson = (given: JWTPayload = {}): JWTPayload => {
  people += 1;
  return {
    sub: `g-${people}`,
    email: `person-${people}@example.com`,
    email_verified: true,
    given_name: 'Kim',
    family_name: 'Lee',
    ...given,
  };
};

/** Goes to the provider and back. Returns who is then signed in. */
async function signIn(
  claims: JWTPayload,
  { query = '', cookies = {}, forged = false }: { query?: string; cookies?: Cookies; forged?: boolean } = {},
) {
  google.next({ claims, forged });
  const { url, cookies: kept } = await goThere(product, query);
  const back = await google.visit(url);
  const reply = await comeBack(back.search, { ...kept, ...cookies });
  const me = await get('/api/auth/me', as(cookieOf(reply)));
  return { reply, location: reply.headers.location, me: me.statusCode === 200 ? me.json() : null };
}

describe('signing in with Google', () => {
  it('returns to pages in its original language, which a new account keeps', async () => {
    const { location, me } = await signIn(aPerson(), { query: '?language=es' });
    expect([location, me.language]).toEqual(['/es/dashboard/customer', 'es']);
    expect((await signIn(aPerson(), { query: '?language=es', forged: true })).location).toBe('/es/login?google=failed');
  });

  it('leads back to pages in the language of an account that there is already', async () => {
    const person = aPerson();
    await signIn(person, { query: '?language=es' });
    const { location, me } = await signIn(person);
    expect([location, me.language]).toEqual(['/es/dashboard/customer', 'es']);
  });

  it('goes there with PKCE, state and nonce, stored in a cookie for a few minutes', async () => {
    const { url, reply } = await goThere();
    const { origin, searchParams } = new URL(url);
    expect(origin).toBe(google.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: `${PUBLIC_URL}/api/auth/google/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{20}/),
      nonce: expect.stringMatching(/.{20}/),
      code_challenge: expect.stringMatching(/.{20}/),
    });
    const guarded = { httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 600 };
    expect(reply.cookies).toMatchObject([{ name: 'plumbline_google', path: '/api/auth/google', ...guarded }]);
  });

  it('opens a new account in the chosen role', async () => {
    const customer = await signIn(aPerson());
    expect(customer.location).toBe('/dashboard/customer');
    expect(customer.me).toMatchObject({ firstName: 'Kim', lastName: 'Lee', role: 'customer' });
    const contractor = await signIn(aPerson(), { query: '?role=craftsman' });
    expect([contractor.location, contractor.me.role]).toEqual(['/dashboard/craftsman', 'craftsman']);
    expect((await signIn(aPerson(), { query: '?role=operator' })).me.role).toBe('customer');
  });

  it('opens the same account again, even with another address', async () => {
    const person = aPerson();
    const first = await signIn(person);
    expect((await signIn({ ...person, email: 'moved@example.com' })).me).toEqual(first.me);
  });

  it('opens the account with the same verified address, and notifies its owner once', async () => {
    const user = await aUser(ctx);
    const person = aPerson({ email: user.email.toUpperCase() });
    for (let n = 0; n < 2; n += 1) expect((await signIn(person, { query: '?role=craftsman' })).me).toEqual(user);
    const subjects = (await mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('Google'))).toEqual(['You can now sign in with Google']);
    expect((await login(user.email)).statusCode).toBe(200);
  });

  it('gives nothing to a person who registered another’s address without verifying it', async () => {
    const email = 'prepared@example.com';
    const registered = await post('/api/auth/register', {
      firstName: 'Eve',
      lastName: 'Evil',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    const { token } = await mailTo(email);
    expect((await signIn(aPerson({ email }))).me.firstName).toBe('Kim');
    expect((await post('/api/auth/verify-email', { token }, browserOf(registered))).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(401);
  });

  it('claims the browser’s bids, and ends its previous session', async () => {
    const user = await aUser(ctx);
    const earlier = cookieOf(await login(user.email)) ?? '';
    const projectId = await aProject(ctx);
    const visitor = cookiesOf(await post('/api/bids', { projectId, amount: 0 }));
    const { me } = await signIn(aPerson(), { cookies: { ...visitor, ...as(earlier).cookies } });
    const { rows } = await database.pool.query('select bidder from bids where project_id = $1', [projectId]);
    expect(rows).toEqual([{ bidder: `user:${me.id}` }]);
    expect((await get('/api/auth/me', as(earlier))).statusCode).toBe(401);
  });

  it('asks for the account’s second factor before it starts a session', async () => {
    const user = await aUser(ctx);
    const { secret } = await withApp(user.email);
    product.clock.advance(1);
    const { reply, location, me } = await signIn(aPerson({ email: user.email }));
    expect([location, me, cookieOf(reply)]).toEqual(['/login?step=second-factor', null, undefined]);
    const code = appCode(secret, product.clock.now());
    const opened = await post('/api/auth/second-factor', { code }, pendingOf(reply));
    expect(opened.json().user.id).toBe(user.id);
  });

  it('tells suspended users why, and does not let them in', async () => {
    const person = aPerson();
    const { me } = await signIn(person);
    await database.pool.query('update users set suspended_at = now() where id = $1', [me.id]);
    expect(await signIn(person)).toMatchObject({ location: '/login?google=suspended', me: null });
  });
});

describe('an invalid response signs no one in', () => {
  it.each([
    ['an address that is not verified', aPerson({ email_verified: false }), 'unverified'],
    ['no address', aPerson({ email: undefined }), 'unverified'],
    ['another nonce', aPerson({ nonce: 'another' }), 'failed'],
    ['another audience', aPerson({ aud: 'another-client' }), 'failed'],
    ['another issuer', aPerson({ iss: 'https://evil.example' }), 'failed'],
    ['a token that has expired', aPerson({ exp: 1_000_000_000 }), 'failed'],
  ])('%s', async (_what, claims, problem) => {
    const { location, me, reply } = await signIn(claims);
    expect([location, me, cookieOf(reply)]).toEqual([`/login?google=${problem}`, null, undefined]);
  });

  it('a signature by a key that the provider doesn’t publish', async () => {
    expect(await signIn(aPerson(), { forged: true })).toMatchObject({ location: '/login?google=failed', me: null });
  });

  it('the provider’s refusal', async () => {
    for (const [error, problem] of [
      ['access_denied', 'cancelled'],
      ['server_error', 'failed'],
    ] as const) {
      google.next({ claims: {}, refuses: error });
      const { url, cookies } = await goThere();
      expect((await comeBack((await google.visit(url)).search, cookies)).headers.location).toBe(
        `/login?google=${problem}`,
      );
    }
  });

  it('in another browser, a second time, with a forged cookie or another state', async () => {
    google.next({ claims: aPerson() });
    const { url, cookies } = await goThere();
    const other = await goThere();
    const { search } = await google.visit(url);
    const kept = cookies['plumbline_google'] ?? '';
    for (const wrong of [
      {},
      other.cookies,
      { plumbline_google: `${kept}x` },
      { plumbline_google: kept.replace('customer', 'craftsman') },
    ]) {
      expect((await comeBack(search, wrong)).headers.location).toBe('/login?google=failed');
    }
    expect((await comeBack(search.replace(/state=[^&]+/, 'state=another'), cookies)).headers.location).toBe(
      '/login?google=failed',
    );
    expect((await comeBack(search, cookies)).headers.location).toBe('/dashboard/customer');
    expect((await comeBack(search, cookies)).headers.location).toBe('/login?google=failed');
    expect((await comeBack('', {})).headers.location).toBe('/login?google=failed');
  });
});

describe('if Google is', () => {
  it('unreachable, the sign-in page says so, and it works again later', async () => {
    const alone = await testApp(database, {
      env: { GOOGLE_ISSUER: 'http://127.0.0.1:1', GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' },
    });
    expect((await goThere(alone)).url).toBe('/login?google=unavailable');
  });

  it('not configured, /api/login leads to the sign-in page; otherwise to Google', async () => {
    const production = await testApp(database, {
      env: {
        PLUMBLINE_MODE: 'production',
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'post@plumbline.example',
        DATA_DIR: '/srv/plumbline',
        REFERRAL_FEE_CENTS: '0',
        SENDER_POSTAL_ADDRESS: '1 Main St, Louisville, KY 40202',
      },
    });
    expect((await production.app.inject({ url: '/api/login' })).headers.location).toBe('/login');
    expect((await goThere(production)).url).toBe('/login?google=unavailable');
    expect((await production.app.inject({ url: '/dev/google' })).statusCode).toBe(404);
    expect((await get('/api/login')).headers.location).toBe('/api/auth/google');
    // The stand-in for Google's page is one button away.
    const demonstration = await testApp(database);
    expect((await demonstration.app.inject({ url: '/api/login' })).headers.location).toBe('/login');
  });
});

describe('the embedded identity page', () => {
  it('lets anyone sign in to a demonstration as any person, through the same code', async () => {
    const demonstration = await testApp(database);
    const { url, cookies } = await goThere(demonstration, '?role=craftsman');
    const asked = new URL(url);
    expect(asked.origin + asked.pathname).toBe(`${PUBLIC_URL}/dev/google`);
    const page = await demonstration.app.inject({ url: asked.pathname + asked.search });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const choose = async (fields: Record<string, string>) => {
      const query = new URLSearchParams({ ...Object.fromEntries(asked.searchParams), ...fields });
      return demonstration.app.inject({ url: `/dev/google/continue?${query.toString()}` });
    };
    const wrong = await choose({ email: '"><script>', name: 'X' });
    expect([wrong.statusCode, wrong.body.includes('<script')]).toEqual([400, false]);
    const back = new URL(String((await choose({ email: 'Pat@Example.com', name: 'Pat Sample' })).headers.location));
    const reply = await comeBack(back.search, cookies, demonstration);
    expect(reply.headers.location).toBe('/dashboard/craftsman');
    const me = await demonstration.app.inject({ url: '/api/auth/me', ...as(cookieOf(reply)) });
    expect(me.json()).toMatchObject({
      email: 'pat@example.com',
      firstName: 'Pat',
      lastName: 'Sample',
      role: 'craftsman',
    });
    const cancelled = new URL(String((await choose({ cancel: '1' })).headers.location));
    expect((await comeBack(cancelled.search, cookies, demonstration)).headers.location).toBe('/login?google=cancelled');
    const unverified = new URL(String((await choose({ email: 'b@example.com', verified: 'no' })).headers.location));
    expect((await comeBack(unverified.search, cookies, demonstration)).headers.location).toBe(
      '/login?google=unverified',
    );
  });

  it('redeems no code that it has not issued, and redirects nowhere else', async () => {
    const demonstration = await testApp(database);
    const { url, cookies } = await goThere(demonstration);
    const asked = new URL(url);
    const state = asked.searchParams.get('state') ?? '';
    // Valid except for its signature.
    const claims = {
      email: 'boss@example.com',
      name: 'Boss',
      verified: true,
      nonce: asked.searchParams.get('nonce'),
      challenge: asked.searchParams.get('code_challenge'),
      until: Date.now() + 60_000,
    };
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
    for (const code of ['x', `${forged}.x`, `${forged}.`]) {
      const reply = await comeBack(`?state=${state}&code=${code}`, cookies, demonstration);
      expect(reply.headers.location).toBe('/login?google=failed');
    }
    asked.searchParams.set('redirect_uri', 'https://evil.example/');
    const elsewhere = await demonstration.app.inject({
      url: `/dev/google/continue${asked.search}&email=a@example.com`,
    });
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([400, undefined]);
  });
});
