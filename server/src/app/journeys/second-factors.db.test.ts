import { describe, expect, it } from 'vitest';
import { aUser } from '../../domains/accounts/fixtures.ts';
import { resetFactors } from '../../domains/accounts/public.ts';
import { SoftAuthenticator } from '../../domains/accounts/testing/soft-authenticator.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, cookieOf } from '../testing/account-client.ts';
import { appCode, factorClient } from '../testing/factor-client.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database);
const { clock, ctx } = product;
const { get, login, post, remove } = accountClient(product);
const { ask, factorsOf, pendingOf, signedIn, withApp, withPasskey } = factorClient(product);
const ORIGIN = 'https://plumbline.example';
const HALF_MINUTE = 0.5;

describe('an authenticator app', () => {
  it('is set up with a secret and a first code, which shows the recovery codes once', async () => {
    const { email } = await aUser(ctx);
    const session = await signedIn(email);
    const { secret, address } = (await post('/api/auth/authenticator-app/secret', {}, session)).json();
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(address)).toContain(`Plumbline:${email}`);
    const wrong = await post('/api/auth/authenticator-app', { code: '000000' }, session);
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { code: expect.any(String) }]);
    expect((await factorsOf(session)).app).toBeNull();
    const added = await post('/api/auth/authenticator-app', { code: appCode(secret, clock.now()) }, session);
    expect(added.statusCode).toBe(201);
    expect(new Set(added.json().recoveryCodes).size).toBe(10);
    expect(added.json().recoveryCodes[0]).toMatch(/^(?:[2-9a-z]{4}-){3}[2-9a-z]{4}$/);
    const factors = await factorsOf(session);
    expect(factors).toMatchObject({ app: { addedAt: expect.any(String) }, recoveryCodesLeft: 10, isProven: true });
    expect(JSON.stringify(factors)).not.toContain(secret);
    expect((await post('/api/auth/authenticator-app/secret', {}, session)).statusCode).toBe(409);
  });

  it('has its secret stored encrypted, and the recovery codes as hashes', async () => {
    const { email, id } = await aUser(ctx);
    const { secret, codes } = await withApp(email);
    const kept = await database.pool.query(
      `select sealed_secret, (select string_agg(code_hash, ' ') from recovery_codes where user_id = $1) as hashes
       from authenticator_apps where user_id = $1`,
      [id],
    );
    expect(kept.rows[0].sealed_secret.length).toBeGreaterThan(60);
    expect(JSON.stringify(kept.rows)).not.toContain(secret);
    for (const code of codes) expect(kept.rows[0].hashes).not.toContain(code.replaceAll('-', ''));
  });

  it('is not added by a code that comes after ten minutes', async () => {
    const session = await signedIn((await aUser(ctx)).email);
    const { secret } = (await post('/api/auth/authenticator-app/secret', {}, session)).json();
    clock.advance(10);
    const late = await post('/api/auth/authenticator-app', { code: appCode(secret, clock.now()) }, session);
    expect(late.statusCode).toBe(400);
  });

  it.each([
    ['one step ago', -1, 200],
    ['one step ahead', 1, 200],
    ['two steps ago', -2, 400],
    ['two steps ahead', 2, 400],
  ])('whose clock is off shows a code of %s', async (_when, steps, status) => {
    const { email } = await aUser(ctx);
    const { secret } = await withApp(email);
    clock.advance(5);
    expect((await login(email, { code: appCode(secret, clock.now(), steps) })).statusCode).toBe(status);
  });

  it('accepts each code once, even among many concurrent calls', async () => {
    const { email } = await aUser(ctx);
    const { secret } = await withApp(email);
    clock.advance(HALF_MINUTE);
    const code = appCode(secret, clock.now());
    const replies = await Promise.all(Array.from({ length: 4 }, () => login(email, { code })));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    clock.advance(HALF_MINUTE);
    expect((await login(email, { code: appCode(secret, clock.now(), -1) })).statusCode).toBe(400);
    expect((await login(email, { code: appCode(secret, clock.now()) })).statusCode).toBe(200);
  });

  it('slows guessers down, by account', async () => {
    const { email } = await aUser(ctx);
    const { secret } = await withApp(email);
    clock.advance(5);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await login(email, { code: '000000' })).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const right = () => login(email, { code: appCode(secret, clock.now()) });
    const refused = await right();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    clock.advance(2 / 60);
    expect((await right()).statusCode).toBe(200);
  });
});

describe('a recovery code', () => {
  it('is accepted once, in any spelling, and for one of many concurrent calls', async () => {
    const { email } = await aUser(ctx);
    const { codes, session } = await withApp(email);
    const [first = '', second = ''] = codes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    expect((await login(email, { code: typed })).statusCode).toBe(200);
    expect((await login(email, { code: first })).statusCode).toBe(400);
    const replies = await Promise.all(Array.from({ length: 4 }, () => login(email, { code: second })));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await factorsOf(session)).recoveryCodesLeft).toBe(8);
  });

  it('from one account opens no other', async () => {
    const [one, other] = [await aUser(ctx), await aUser(ctx)];
    const { codes } = await withApp(one.email);
    await withApp(other.email);
    expect((await login(other.email, { code: codes[0] ?? '' })).statusCode).toBe(400);
  });

  it('stops working once there are new ones', async () => {
    const { email } = await aUser(ctx);
    const { codes, session } = await withApp(email);
    const renewed = await post('/api/auth/recovery-codes', {}, session);
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    expect((await login(email, { code: codes[0] ?? '' })).statusCode).toBe(400);
    expect((await login(email, { code: renewed.json().recoveryCodes[0] })).statusCode).toBe(200);
  });
});

describe('a passkey', () => {
  it('is added, listed by name, and can sign in alone', async () => {
    const user = await aUser(ctx);
    const session = await signedIn(user.email);
    const { key, added } = await withPasskey(session, 'My phone');
    expect(added.statusCode).toBe(201);
    expect(added.json().recoveryCodes).toHaveLength(10);
    expect(added.json().factors.passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    const { reply, browser } = await ask('/api/auth/passkey/options');
    expect(reply.json()).toMatchObject({
      rpId: 'plumbline.example',
      userVerification: 'required',
      allowCredentials: [],
    });
    expect(reply.cookies).toMatchObject([{ httpOnly: true, secure: true, sameSite: 'Lax', path: '/api/auth' }]);
    const opened = await post('/api/auth/passkey', { passkey: key.get(reply.json()) }, browser);
    expect(opened.json().user).toMatchObject({ id: user.id, email: user.email });
    const inside = as(cookieOf(opened));
    expect(await factorsOf(inside)).toMatchObject({ isProven: true, passkeys: [{ lastUsedAt: expect.any(String) }] });
  });

  it('is requested as discoverable, with verification of its owner', async () => {
    const user = await aUser(ctx);
    const session = await signedIn(user.email);
    const { key } = await withPasskey(session);
    const options = (await post('/api/auth/passkeys/options', {}, session)).json();
    expect(options).toMatchObject({
      rp: { id: 'plumbline.example', name: 'Plumbline' },
      user: { id: Buffer.from(user.id).toString('base64url'), name: user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.get(options).id }],
    });
  });

  /** Returns the challenge for signing in with a passkey, and the browser that requested it. */
  const asked = async () => {
    const { reply, browser } = await ask('/api/auth/passkey/options');
    return { options: reply.json(), browser };
  };
  const aKey = async () => (await withPasskey(await signedIn((await aUser(ctx)).email))).key;

  it.each<[string, Parameters<SoftAuthenticator['get']>[1]]>([
    ['of another site', { origin: 'https://plumb1ine.example' }],
    ['for another site’s name', { site: 'plumb1ine.example' }],
    ['without making sure who holds it', { verifiesUser: false }],
    ['that counted no further, as a copy does', { counter: 0 }],
  ])('is refused %s', async (_case, wrongly) => {
    const key = await aKey();
    const first = await asked();
    expect((await post('/api/auth/passkey', { passkey: key.get(first.options) }, first.browser)).statusCode).toBe(200);
    const { options, browser } = await asked();
    const refused = await post('/api/auth/passkey', { passkey: key.get(options, wrongly) }, browser);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid-input']);
  });

  it('answers a challenge once, within five minutes, and in the browser that requested it', async () => {
    const key = await aKey();
    const once = await asked();
    const answer = key.get(once.options);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => post('/api/auth/passkey', { passkey: answer }, once.browser)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const late = await asked();
    clock.advance(5);
    expect((await post('/api/auth/passkey', { passkey: key.get(late.options) }, late.browser)).statusCode).toBe(400);
    const [here, there] = [await asked(), await asked()];
    expect((await post('/api/auth/passkey', { passkey: key.get(here.options) }, there.browser)).statusCode).toBe(400);
    expect((await post('/api/auth/passkey', { passkey: key.get(here.options) })).statusCode).toBe(400);
  });

  it('is not created from a challenge of another session, or one for signing in', async () => {
    const { email } = await aUser(ctx);
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const options = (await post('/api/auth/passkeys/options', {}, here)).json();
    const make = (given: typeof options) => ({ name: 'Laptop', passkey: new SoftAuthenticator(ORIGIN).create(given) });
    expect((await post('/api/auth/passkeys', make(options), there)).statusCode).toBe(400);
    const { options: signIn, browser } = await asked();
    const given = { ...options, challenge: signIn.challenge };
    expect(
      (await post('/api/auth/passkeys', make(given), { cookies: { ...here.cookies, ...browser.cookies } })).statusCode,
    ).toBe(400);
  });

  it('that is unknown or malformed is refused like any other', async () => {
    const { options, browser } = await asked();
    const stranger = new SoftAuthenticator(ORIGIN);
    expect((await post('/api/auth/passkey', { passkey: stranger.get(options) }, browser)).statusCode).toBe(400);
    const { options: again, browser: same } = await asked();
    const broken = { ...(await aKey()).get(again) };
    broken.response = { ...broken.response, authenticatorData: 'AAAA' };
    expect((await post('/api/auth/passkey', { passkey: broken }, same)).statusCode).toBe(400);
    expect((await post('/api/auth/passkey', { passkey: {} }, same)).statusCode).toBe(400);
  });

  it('of a suspended account opens nothing', async () => {
    const user = await aUser(ctx);
    const { key } = await withPasskey(await signedIn(user.email));
    await database.pool.query('update users set suspended_at = now() where id = $1', [user.id]);
    const { options, browser } = await asked();
    expect((await post('/api/auth/passkey', { passkey: key.get(options) }, browser)).statusCode).toBe(403);
  });
});

describe('signing in with a password where a second factor is set up', () => {
  it('starts no session, asks for a code, and continues only in this browser', async () => {
    const user = await aUser(ctx);
    const { secret } = await withApp(user.email);
    clock.advance(1);
    const held = await login(user.email);
    expect([held.statusCode, held.json().code, cookieOf(held)]).toEqual([401, 'code-required', undefined]);
    const browser = pendingOf(held);
    expect((await post('/api/auth/second-factor/options', {}, browser)).json()).toEqual({
      passkey: null,
      hasApp: true,
      hasRecoveryCodes: true,
    });
    const code = appCode(secret, clock.now());
    expect((await post('/api/auth/second-factor', { code })).statusCode).toBe(401);
    expect((await post('/api/auth/second-factor', { code: '000000' }, browser)).statusCode).toBe(400);
    const opened = await post('/api/auth/second-factor', { code }, browser);
    expect(opened.json().user.id).toBe(user.id);
    expect(await factorsOf(as(cookieOf(opened)))).toMatchObject({ isProven: true });
    clock.advance(1);
    const again = await post('/api/auth/second-factor', { code: appCode(secret, clock.now()) }, browser);
    expect(again.statusCode).toBe(401);
  });

  it('can be completed with a passkey of this account, but with no one else’s', async () => {
    const user = await aUser(ctx);
    const { key } = await withPasskey(await signedIn(user.email));
    const { key: foreign } = await withPasskey(await signedIn((await aUser(ctx)).email));
    const browser = pendingOf(await login(user.email));
    const question = async () => (await post('/api/auth/second-factor/options', {}, browser)).json();
    const first = await question();
    expect(first.passkey.allowCredentials).toMatchObject([{ id: key.get(first.passkey).id }]);
    expect((await post('/api/auth/second-factor', { passkey: foreign.get(first.passkey) }, browser)).statusCode).toBe(
      400,
    );
    const { passkey: options } = await question();
    expect((await post('/api/auth/second-factor', { passkey: key.get(options) }, browser)).statusCode).toBe(200);
  });

  it('expires after ten minutes, and ends when the password is changed', async () => {
    const { email } = await aUser(ctx);
    const { secret, session } = await withApp(email);
    const late = pendingOf(await login(email));
    clock.advance(10);
    expect((await post('/api/auth/second-factor', { code: appCode(secret, clock.now()) }, late)).statusCode).toBe(401);
    const begun = pendingOf(await login(email));
    const form = {
      currentPassword: 'correct horse battery',
      password: 'a better horse',
      confirmPassword: 'a better horse',
    };
    expect((await post('/api/auth/password', form, session)).statusCode).toBe(200);
    expect((await post('/api/auth/second-factor', { code: appCode(secret, clock.now()) }, begun)).statusCode).toBe(401);
  });

  it('does not reveal the second factor without the password', async () => {
    const { email } = await aUser(ctx);
    await withApp(email);
    const without = await login((await aUser(ctx)).email, { password: 'a wrong password' });
    const refused = await login(email, { password: 'a wrong password', code: '000000' });
    const told = (reply: typeof refused) => [reply.statusCode, reply.json().code, reply.json().message];
    expect(told(refused)).toEqual(told(without));
  });
});

describe('a session', () => {
  const removeApp = (session: ReturnType<typeof as>) => remove('/api/auth/authenticator-app', session);

  it('must have proved a factor within ten minutes to change the factors, if there is one', async () => {
    const { email } = await aUser(ctx);
    const { secret, session } = await withApp(email);
    clock.advance(11);
    const grave = [
      () => removeApp(session),
      () => post('/api/auth/recovery-codes', {}, session),
      () => post('/api/auth/passkeys/options', {}, session),
      () => post('/api/auth/authenticator-app/secret', {}, session),
    ];
    for (const call of grave) expect((await call()).json().code).toBe('step-up-required');
    expect((await post('/api/auth/step-up', { code: '000000' }, session)).statusCode).toBe(400);
    expect((await removeApp(session)).json().code).toBe('step-up-required');
    const { statusCode } = await post('/api/auth/step-up', { code: appCode(secret, clock.now()) }, session);
    expect(statusCode).toBe(200);
    expect((await withPasskey(session)).added.statusCode).toBe(201);
    expect((await removeApp(session)).json()).toMatchObject({ app: null, passkeys: [{}], recoveryCodesLeft: 10 });
  });

  it('steps up with a passkey, whose signature counts only for this session', async () => {
    const { email } = await aUser(ctx);
    const session = await signedIn(email);
    const { key } = await withPasskey(session);
    const { reply, browser } = await ask('/api/auth/passkey/options');
    const other = as(cookieOf(await post('/api/auth/passkey', { passkey: key.get(reply.json()) }, browser)));
    clock.advance(11);
    const question = async (of: typeof session) => (await post('/api/auth/step-up/options', {}, of)).json().passkey;
    const answer = { passkey: key.get(await question(session)) };
    expect((await post('/api/auth/step-up', answer, other)).statusCode).toBe(400);
    expect((await post('/api/auth/step-up', { passkey: key.get(await question(session)) }, session)).statusCode).toBe(
      200,
    );
    expect((await post('/api/auth/recovery-codes', {}, session)).statusCode).toBe(200);
    expect((await post('/api/auth/recovery-codes', {}, other)).json().code).toBe('step-up-required');
  });

  it('removes the recovery codes with the last factor, and no one else’s', async () => {
    const [mine, theirs] = [await signedIn((await aUser(ctx)).email), await signedIn((await aUser(ctx)).email)];
    const { added } = await withPasskey(mine);
    await withPasskey(theirs);
    const [{ id }] = added.json().factors.passkeys;
    expect((await remove(`/api/auth/passkeys/${id}`, theirs)).statusCode).toBe(404);
    expect((await remove(`/api/auth/passkeys/${id}`, mine)).json()).toMatchObject({
      passkeys: [],
      app: null,
      recoveryCodesLeft: 0,
    });
    expect((await remove(`/api/auth/passkeys/${id}`, mine)).statusCode).toBe(404);
    expect((await get('/api/auth/me', mine)).statusCode).toBe(200);
  });
});

it('a password that was reset by mail still needs the second factor', async () => {
  const { email } = await aUser(ctx);
  await withApp(email);
  const { mailTo } = accountClient(product);
  await post('/api/auth/forgot-password', { email });
  const { token } = await mailTo(email);
  const password = 'another password of mine';
  const form = { token, password, confirmPassword: password };
  expect((await post('/api/auth/reset-password', form)).statusCode).toBe(200);
  expect((await login(email, { password })).json().code).toBe('code-required');
});

describe('a user who has lost every factor', () => {
  it('is reset by the command on the server, which ends their sessions and writes to the audit log', async () => {
    const { email, id } = await aUser(ctx);
    const { session } = await withApp(email);
    await withPasskey(session);
    const begun = pendingOf(await login(email));
    await resetFactors(ctx, ` ${email.toUpperCase()}`);
    expect((await get('/api/auth/me', session)).statusCode).toBe(401);
    expect((await post('/api/auth/second-factor/options', {}, begun)).statusCode).toBe(401);
    expect(await factorsOf(await signedIn(email))).toMatchObject({ passkeys: [], app: null, recoveryCodesLeft: 0 });
    const { rows } = await database.pool.query('select * from audit_log where subject_id = $1', [id]);
    expect(rows).toMatchObject([
      { operator: 'command:test', action: 'reset-second-factor', subject_kind: 'user', details: { factors: 2 } },
    ]);
    await expect(resetFactors(ctx, email)).rejects.toMatchObject({ code: 'already-happened' });
    await expect(resetFactors(ctx, 'nobody@example.com')).rejects.toMatchObject({ code: 'not-found' });
  });
});
