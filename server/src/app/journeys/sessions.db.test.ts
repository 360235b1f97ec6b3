import { describe, expect, it } from 'vitest';
import { aUser, PASSWORD, signInAs } from '../../domains/accounts/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, cookieOf, SESSION_COOKIE } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database);
const { clock, ctx } = product;
const { get, login, post, remove } = accountClient(product);

describe('a session', () => {
  it('is a cookie that scripts, other sites and plain http can’t get', async () => {
    const { email } = await aUser(ctx);
    const reply = await login(email);
    expect(reply.cookies.filter(({ name }) => name.includes('session'))).toEqual([
      {
        name: SESSION_COOKIE,
        value: reply.json().token,
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 90 * 24 * 60 * 60,
      },
    ]);
    expect((await get('/api/auth/me', as(cookieOf(reply)))).json().email).toBe(email);
  });

  it('is a bearer token for API clients, and an invalid one counts as signed out, whatever the cookie says', async () => {
    const { email } = await aUser(ctx);
    const { token } = (await login(email)).json();
    const bearer = (value: string) => ({ headers: { authorization: `Bearer ${value}` } });
    expect((await get('/api/auth/me', bearer(token))).json().email).toBe(email);
    expect((await get('/api/auth/me', { ...bearer('wrong'), ...as(token) })).statusCode).toBe(401);
    expect((await get('/api/auth/me', { headers: { authorization: `Basic ${token}` } })).statusCode).toBe(401);
  });

  it('can’t be fixed: a secret from the browser is never adopted, and an earlier session ends', async () => {
    const { email } = await aUser(ctx);
    const planted = 'p'.repeat(43);
    const first = cookieOf(await login(email, as(planted)));
    expect(first).not.toBe(planted);
    expect((await get('/api/auth/me', as(planted))).statusCode).toBe(401);
    const second = cookieOf(await login(email, as(first)));
    expect(second).not.toBe(first);
    expect((await get('/api/auth/me', as(first))).statusCode).toBe(401);
    expect((await get('/api/auth/me', as(second))).statusCode).toBe(200);
  });

  it('is not stored in the database: the stored values open nothing', async () => {
    const { email } = await aUser(ctx);
    const token = cookieOf(await login(email)) ?? '';
    const { rows } = await database.pool.query('select id, token_hash from sessions order by signed_in_at desc');
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const { id, token_hash } of rows.slice(0, 3)) {
      expect((await get('/api/auth/me', as(id))).statusCode).toBe(401);
      expect((await get('/api/auth/me', as(token_hash))).statusCode).toBe(401);
    }
  });

  it('ends by signing out, even if it is already over', async () => {
    const { email } = await aUser(ctx);
    const token = cookieOf(await login(email));
    for (let n = 0; n < 2; n += 1) {
      const reply = await post('/api/auth/logout', {}, as(token));
      expect(reply.statusCode).toBe(200);
      expect(reply.cookies).toMatchObject([{ name: SESSION_COOKIE, value: '', path: '/', secure: true }]);
    }
    expect((await get('/api/auth/me', as(token))).statusCode).toBe(401);
    expect((await post('/api/auth/logout', {})).statusCode).toBe(200);
  });

  it('ends after 30 days without use, continues while it is used, and ends after 90 days', async () => {
    const { email } = await aUser(ctx);
    const [idle, used] = [cookieOf(await login(email)), cookieOf(await login(email))];
    for (let n = 0; n < 4; n += 1) {
      clock.advance(21 * 24 * 60);
      expect((await get('/api/auth/me', as(used))).statusCode).toBe(200);
    }
    expect((await get('/api/auth/me', as(idle))).statusCode).toBe(401);
    clock.advance(7 * 24 * 60);
    expect((await get('/api/auth/me', as(used))).statusCode).toBe(401);
  });

  it('of an operator ends after two hours without use', async () => {
    const token = await signInAs(ctx, await aUser(ctx, { role: 'operator' }));
    clock.advance(119);
    expect((await get('/api/auth/me', as(token))).statusCode).toBe(200);
    clock.advance(121);
    expect((await get('/api/auth/me', as(token))).statusCode).toBe(401);
  });

  it('is listed to its owner, who can end it; to others it does not exist', async () => {
    const { email } = await aUser(ctx);
    const other = await aUser(ctx);
    const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const here = cookieOf(await login(email, { headers: firefox }));
    // Too soon for the first one's use to be recorded.
    clock.advance(4);
    const there = cookieOf(await login(email, { headers: { 'user-agent': 'curl/8.5.0' } }));
    const foreign = cookieOf(await login(other.email));
    const listed = (await get('/api/auth/sessions', as(here))).json();
    expect(listed).toMatchObject([
      { device: 'curl', isCurrent: false },
      { device: 'Firefox on Windows', isCurrent: true },
    ]);
    const [{ id }] = listed;
    const { traceId: _, ...refusal } = (await remove(`/api/auth/sessions/${id}`, as(foreign))).json();
    const { traceId: __, ...unknown } = (await remove('/api/auth/sessions/se_never', as(foreign))).json();
    expect(refusal).toEqual(unknown);
    expect((await get('/api/auth/me', as(there))).statusCode).toBe(200);
    expect((await remove(`/api/auth/sessions/${id}`, as(here))).statusCode).toBe(200);
    expect((await get('/api/auth/me', as(there))).statusCode).toBe(401);
    const again = cookieOf(await login(email));
    expect((await remove('/api/auth/sessions', as(here))).statusCode).toBe(200);
    expect((await get('/api/auth/me', as(again))).statusCode).toBe(401);
    expect((await get('/api/auth/me', as(here))).statusCode).toBe(200);
  });

  it('is replaced after the password was changed; all others end', async () => {
    const { email } = await aUser(ctx);
    const [here, there] = [cookieOf(await login(email)), cookieOf(await login(email))];
    const change = { currentPassword: PASSWORD, password: 'a better one', confirmPassword: 'a better one' };
    const wrong = await post('/api/auth/password', { ...change, currentPassword: 'not this one' }, as(here));
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      { currentPassword: 'This is not your current password.' },
    ]);
    const common = { ...change, password: email.toUpperCase(), confirmPassword: email.toUpperCase() };
    const refused = await post('/api/auth/password', common, as(here));
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['password']]);
    const reply = await post('/api/auth/password', change, as(here));
    expect(reply.statusCode).toBe(200);
    expect((await get('/api/auth/me', as(cookieOf(reply)))).statusCode).toBe(200);
    for (const ended of [here, there]) expect((await get('/api/auth/me', as(ended))).statusCode).toBe(401);
    expect((await login(email, { password: 'a better one' })).statusCode).toBe(200);
  });

  it('of a suspended account ends immediately, and only its owner learns why', async () => {
    const { id, email } = await aUser(ctx);
    const token = cookieOf(await login(email));
    await database.pool.query('update users set suspended_at = now() where id = $1', [id]);
    expect((await get('/api/auth/me', as(token))).statusCode).toBe(401);
    expect((await login(email, { password: 'a wrong password' })).statusCode).toBe(401);
    expect((await login(email)).json()).toMatchObject({
      code: 'not-allowed',
      message: expect.stringContaining('suspended'),
    });
  });

  it('cannot be started by another site’s post', async () => {
    const { email } = await aUser(ctx);
    const token = cookieOf(await login(email));
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      for (const url of ['/api/auth/login', '/api/auth/logout', '/api/auth/password', '/api/auth/claims']) {
        const reply = await post(url, {}, { ...as(token), headers });
        expect([url, reply.statusCode, reply.json().code, reply.cookies]).toEqual([url, 403, 'cross-site', []]);
      }
    }
    expect((await login(email, { headers: { origin: 'https://plumbline.example' } })).statusCode).toBe(200);
  });
});

describe('a flood of sign-ins', () => {
  it('is told immediately when to retry, and does not keep others out afterwards', async () => {
    const { email } = await aUser(ctx);
    const flood = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        login(`flood-${n}@example.com`, { password: 'a wrong one', remoteAddress: `192.0.2.${n}` }),
      ),
    );
    const refused = flood.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const reply of refused) {
      expect([reply.json().code, reply.headers['retry-after']]).toEqual(['unavailable', '2']);
    }
    expect((await login(email)).statusCode).toBe(200);
  });
});

describe('behind a proxy', () => {
  it('cookies are Secure according to the public address, and attempts count by the client’s address', async () => {
    const proxied = await testApp(database, { env: { TRUST_PROXY: '1' } });
    const { email } = await aUser(ctx);
    const headers = { 'x-forwarded-for': '192.0.2.99, 198.51.100.4', 'x-forwarded-proto': 'http' };
    const reply = await proxied.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload: { email, password: 'a wrong password' },
    });
    expect(reply.statusCode).toBe(401);
    const { rows } = await database.pool.query(`select 1 from sign_in_attempts where key = 'address:198.51.100.4'`);
    expect(rows).toHaveLength(1);
    const well = await proxied.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload: { email, password: PASSWORD },
    });
    expect(well.cookies).toMatchObject([
      { name: '__Host-plumbline_devices', secure: true },
      { name: SESSION_COOKIE, secure: true },
      { name: 'plumbline_language', value: 'en', secure: true },
    ]);
  });

  it('over plain http the cookie has no prefix that browsers would reject', async () => {
    const plain = await testApp(database, { env: { PUBLIC_URL: 'http://localhost:3000' } });
    const { email } = await aUser(ctx);
    const reply = await plain.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: PASSWORD },
    });
    expect(reply.cookies).toMatchObject([
      { name: 'plumbline_devices', httpOnly: true, sameSite: 'Lax' },
      { name: 'plumbline_session', httpOnly: true, sameSite: 'Lax' },
      { name: 'plumbline_language', value: 'en', sameSite: 'Lax' },
    ]);
    for (const cookie of reply.cookies) expect(cookie).not.toHaveProperty('secure');
  });
});
