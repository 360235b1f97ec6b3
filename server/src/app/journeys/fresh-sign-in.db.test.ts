import { afterAll, describe, expect, it } from 'vitest';
import { aUser, PASSWORD } from '../../domains/accounts/fixtures.ts';
import { requireFreshSignIn } from '../../domains/accounts/public.ts';
import { authenticateSession } from '../../domains/accounts/use-cases/authenticate-session.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, cookieOf } from '../testing/account-client.ts';
import { startOidcServer } from '../testing/oidc-server.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const google = await startOidcServer('https://plumbline.example/api/auth/google/callback');
afterAll(() => google.close());
const product = await testApp(database, {
  env: { GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: google.clientId, GOOGLE_CLIENT_SECRET: google.clientSecret },
});
const { app, clock, ctx } = product;
const { get, login, post } = accountClient(product);

const erase = (email: string, session: ReturnType<typeof as>) =>
  app.inject({ method: 'DELETE', url: '/api/account', payload: { email }, ...session });

/** Signs in with Google, with the browser's existing cookies. */
async function byGoogle(email: string) {
  google.next({ claims: { sub: `g-${email}`, email, email_verified: true, given_name: 'Kim', family_name: 'Lee' } });
  const there = await app.inject({ url: '/api/auth/google' });
  const back = await google.visit(String(there.headers.location));
  const cookies = Object.fromEntries(there.cookies.map(({ name, value }) => [name, value]));
  return as(cookieOf(await app.inject({ url: `/api/auth/google/callback${back.search}`, cookies })));
}

describe('deleting an account', () => {
  it('is possible right after signing in, and eleven minutes later only after confirming the password', async () => {
    const { email } = await aUser(ctx);
    const session = as(cookieOf(await login(email)));
    clock.advance(11);
    const refused = await erase(email, session);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'fresh-sign-in-required']);
    expect((await get('/api/auth/freshness', session)).json()).toEqual({ isFresh: false, ways: ['password'] });
    const wrong = await post('/api/auth/confirm-password', { password: 'not the one' }, session);
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: 'This is not your current password.' }]);
    expect((await erase(email, session)).statusCode).toBe(403);
    const confirmed = await post('/api/auth/confirm-password', { password: PASSWORD }, session);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { isFresh: true, ways: ['password'] }]);
    expect((await erase(email, session)).statusCode).toBe(200);
  });

  it('is refused to a browser that was left open, however recently it was used', async () => {
    const { email } = await aUser(ctx);
    const session = as(cookieOf(await login(email)));
    for (let n = 0; n < 3; n += 1) {
      clock.advance(5);
      expect((await get('/api/auth/me', session)).statusCode).toBe(200);
    }
    expect((await erase(email, session)).statusCode).toBe(403);
  });

  it('needs a new sign-in with Google for an account without a password', async () => {
    const email = 'by-google@example.com';
    const session = await byGoogle(email);
    clock.advance(11);
    expect((await get('/api/auth/freshness', session)).json()).toEqual({ isFresh: false, ways: ['google'] });
    const noPassword = await post('/api/auth/confirm-password', { password: PASSWORD }, session);
    expect(noPassword.json().fields.password).toContain('no password yet');
    expect((await erase(email, session)).statusCode).toBe(403);
    expect((await erase(email, await byGoogle(email))).statusCode).toBe(200);
  });
});

describe('a fresh sign-in', () => {
  it('belongs to one session: confirming the password on one device proves nothing on another', async () => {
    const { email } = await aUser(ctx);
    const [here, there] = [as(cookieOf(await login(email))), as(cookieOf(await login(email)))];
    clock.advance(11);
    await post('/api/auth/confirm-password', { password: PASSWORD }, here);
    expect((await get('/api/auth/freshness', here)).json().isFresh).toBe(true);
    expect((await get('/api/auth/freshness', there)).json().isFresh).toBe(false);
  });

  it('in a session of the previous release is the sign-in itself', async () => {
    const { email } = await aUser(ctx);
    const session = as(cookieOf(await login(email)));
    await database.pool.query('update sessions set authenticated_at = null');
    expect((await get('/api/auth/freshness', session)).json().isFresh).toBe(true);
    clock.advance(11);
    expect((await get('/api/auth/freshness', session)).json().isFresh).toBe(false);
  });

  it('can be required to be more recent', async () => {
    const { email } = await aUser(ctx);
    const actor = await authenticateSession(ctx, cookieOf(await login(email)) ?? '');
    if (actor === null) throw new Error('Nobody is signed in');
    clock.advance(3);
    await requireFreshSignIn({ ...ctx, actor });
    await expect(requireFreshSignIn({ ...ctx, actor }, 2)).rejects.toMatchObject({ code: 'fresh-sign-in-required' });
  });
});
