import { describe, expect, it } from 'vitest';
import { aUser, PASSWORD } from '../../domains/accounts/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, browserOf, cookieOf } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database);
const { clock, ctx } = product;
const { get, login, mailsTo, mailTo, post, register, verify } = accountClient(product);

describe('registering', () => {
  it('opens an account when the mailed link is opened, and not before', async () => {
    const email = 'new@example.com';
    const reply = await register(' New@Example.com ', { phone: '(502) 555-0134', role: 'craftsman' });
    expect([reply.statusCode, reply.json()]).toEqual([
      202,
      { message: 'Please check your email to verify your account.' },
    ]);
    expect((await login(email)).statusCode).toBe(401);
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Verify your email address');
    expect(mail.text).toContain('https://plumbline.example/verify-email?token=');
    expect((await verify(mail.token, browserOf(reply))).json().outcome).toBe('verified');
    const signedIn = await login(email);
    expect(signedIn.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.stringMatching(/^us_/),
        firstName: 'Ana',
        lastName: 'Delgado',
        email,
        phone: '+15025550134',
        role: 'craftsman',
        preferredContactMethod: 'email',
        address: '',
        city: '',
        state: '',
        zipCode: '',
        profileImageUrl: '',
        language: 'en',
      },
    });
  });

  it('accepts the same link again, but opens no second account', async () => {
    const browser = browserOf(await register('again@example.com'));
    const { token } = await mailTo('again@example.com');
    for (const from of [browser, browser, {}]) expect((await verify(token, from)).json().outcome).toBe('verified');
    await database.pool.query(`delete from users where email = 'again@example.com'`);
    await verify(token, browser);
    expect((await login('again@example.com')).statusCode).toBe(401);
  });

  it('responds the same for an address with an account, whose owner is notified', async () => {
    const { email } = await aUser(ctx);
    const known = await register(email, { password: 'another password', confirmPassword: 'another password' });
    const unknown = await register('nobody-yet@example.com');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await mailTo(email)).toMatchObject({ subject: 'You already have an account', token: '' });
    expect((await login(email)).statusCode).toBe(200);
  });

  it('can’t be prepared by a stranger: only the password of the link opened first counts', async () => {
    const email = 'victim@example.com';
    await register(email, { password: 'attackers one', confirmPassword: 'attackers one' });
    const attackers = await mailTo(email);
    const browser = browserOf(await register(email));
    const own = await mailTo(email);
    await verify(own.token, browser);
    expect((await verify(attackers.token, browser)).statusCode).toBe(404);
    expect((await login(email, { password: 'attackers one' })).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('mails an address at most three times per hour', async () => {
    for (let n = 0; n < 5; n += 1) await register('often@example.com');
    expect(await mailsTo('often@example.com')).toHaveLength(3);
  });

  it.each([
    [{ firstName: 'A' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ email: 'pat' }, 'email', 'Please enter a valid email address'],
    [{ password: 'short', confirmPassword: 'short' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'Password123', confirmPassword: 'Password123' }, 'password', expect.stringContaining('most common')],
    [
      { password: 'wrong@example.com', confirmPassword: 'wrong@example.com' },
      'password',
      expect.stringContaining('name'),
    ],
    [{ password: 'delgado ana', confirmPassword: 'delgado ana' }, 'password', expect.stringContaining('name')],
    [{ confirmPassword: 'something else' }, 'confirmPassword', "Passwords don't match"],
    [{ phone: '12' }, 'phone', 'Enter ten digits, such as (502) 555-0134, or leave it blank'],
    [{ state: 'Kentucky' }, 'state', 'Use the two-letter state code'],
    [{ zipCode: '402041' }, 'zipCode', 'Use a five-digit zip code'],
    [{ preferredContactMethod: 'pigeon' }, 'preferredContactMethod', expect.any(String)],
    [{ role: 'operator' }, 'role', expect.any(String)],
  ])('%j is refused, naming %s', async (given, field, message) => {
    const reply = await register('wrong@example.com', given);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: message }]);
  });

  it('treats empty texts and nulls as missing', async () => {
    const reply = await register('empty@example.com', { phone: '', city: null, role: '', state: undefined });
    expect(reply.statusCode).toBe(202);
    await verify((await mailTo('empty@example.com')).token, browserOf(reply));
    expect((await login('empty@example.com')).json().user).toMatchObject({ role: 'customer', phone: '', city: '' });
  });
});

describe('a link opened in a different browser than the one that registered', () => {
  const prepare = (email: string) =>
    register(email, {
      firstName: 'Eve',
      password: 'attackers one',
      confirmPassword: 'attackers one',
      phone: '(502) 555-0166',
      preferredContactMethod: 'sms',
      address: '13 Attack Row',
    });
  const choose = (token: string, password: string, options = {}) =>
    post('/api/auth/verify-email', { token, password, confirmPassword: password }, options);

  it('opens nothing until a new password is chosen, and the original one never counts', async () => {
    const email = 'prepared@example.com';
    const attacker = browserOf(await prepare(email));
    const { token } = await mailTo(email);
    const asked = await verify(token);
    expect([asked.statusCode, asked.json()]).toEqual([
      200,
      { outcome: 'password-needed', message: expect.stringContaining('Choose a new password') },
    ]);
    expect((await login(email, { password: 'attackers one' })).statusCode).toBe(401);
    const common = await choose(token, 'iloveyou');
    expect([common.statusCode, Object.keys(common.json().fields)]).toEqual([400, ['password']]);
    const opened = await choose(token, PASSWORD);
    expect(opened.json().outcome).toBe('verified');
    for (const from of [{}, attacker]) {
      expect((await login(email, { ...from, password: 'attackers one' })).statusCode).toBe(401);
    }
    expect((await login(email)).json().user).toMatchObject({
      email,
      firstName: 'Eve',
      phone: '',
      address: '',
      preferredContactMethod: 'email',
    });
  });

  it('is not opened by a forged cookie, nor by another registration’s', async () => {
    const email = 'forged@example.com';
    const reply = await prepare(email);
    const { token } = await mailTo(email);
    const [cookie] = reply.cookies;
    expect(cookie).toMatchObject({
      name: '__Host-plumbline_registration',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
    const forged = { cookies: { [cookie?.name ?? '']: `${cookie?.value.slice(0, -4)}AAAA` } };
    const other = browserOf(await register('somebody-else@example.com'));
    for (const from of [forged, other]) expect((await verify(token, from)).json().outcome).toBe('password-needed');
  });

  it('keeps the registering browser’s password, despite repeated registrations and newly mailed links', async () => {
    const email = 'twice@example.com';
    const first = browserOf(await register(email));
    clock.advance(1);
    const second = await post(
      '/api/auth/register',
      { firstName: 'Ana', lastName: 'Delgado', email, password: 'the second one', confirmPassword: 'the second one' },
      first,
    );
    await post('/api/auth/forgot-password', { email });
    const { token } = await mailTo(email);
    expect((await verify(token, browserOf(second))).json().outcome).toBe('verified');
    expect((await login(email, { password: 'the second one' })).statusCode).toBe(200);
  });

  it('of a registration in the previous release needs a new password', async () => {
    const email = 'before@example.com';
    const browser = browserOf(await register(email));
    await database.pool.query('update registrations set browser_hash = null where email = $1', [email]);
    const { token } = await mailTo(email);
    expect((await verify(token, browser)).json().outcome).toBe('password-needed');
    expect((await choose(token, PASSWORD, browser)).json().outcome).toBe('verified');
  });

  it('is used up by one of two concurrent calls', async () => {
    const email = 'races@example.com';
    await register(email);
    const { token } = await mailTo(email);
    await Promise.all(['the first one', 'the other one'].map((password) => choose(token, password)));
    const replies = await Promise.all(['the first one', 'the other one'].map((password) => login(email, { password })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });
});

describe('a mailed link', () => {
  it.each(['/api/auth/verify-email', '/api/auth/reset-password'])('that was never issued is 404 at %s', async (url) => {
    const bodies = [];
    for (const token of ['x', '', 'A'.repeat(43)]) {
      const reply = await post(url, { token, password: PASSWORD, confirmPassword: PASSWORD });
      const { traceId: _, ...body } = reply.json();
      bodies.push([reply.statusCode, body]);
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]?.[0]).toBe(404);
  });

  it('expires', async () => {
    const browser = browserOf(await register('late@example.com'));
    const { token } = await mailTo('late@example.com');
    clock.advance(24 * 60 + 1);
    expect((await verify(token, browser)).statusCode).toBe(404);
  });
});

describe('a forgotten password', () => {
  it('is reset once with a mailed link; every session ends and the owner is notified', async () => {
    const { email } = await aUser(ctx);
    const session = cookieOf(await login(email));
    const asked = await post('/api/auth/forgot-password', { email });
    expect([asked.statusCode, asked.json()]).toEqual([
      202,
      { message: 'If this address has an account, a link to set a new password is on its way.' },
    ]);
    const { token, subject } = await mailTo(email);
    expect(subject).toBe('Set a new password');
    const common = await post('/api/auth/reset-password', { token, password: 'iloveyou', confirmPassword: 'iloveyou' });
    expect([common.statusCode, Object.keys(common.json().fields)]).toEqual([400, ['password']]);
    const change = { token, password: 'a new password', confirmPassword: 'a new password' };
    expect((await post('/api/auth/reset-password', change)).statusCode).toBe(200);
    expect((await get('/api/auth/me', as(session))).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(401);
    expect((await mailTo(email)).subject).toBe('Your password was changed');
    expect((await login(email, { password: 'a new password' })).statusCode).toBe(200);
    expect((await post('/api/auth/reset-password', change)).statusCode).toBe(404);
  });

  it('gets the same response for an unknown address, and nothing is mailed', async () => {
    const { email } = await aUser(ctx);
    const [known, unknown] = [
      await post('/api/auth/forgot-password', { email }),
      await post('/api/auth/forgot-password', { email: 'stranger@example.com' }),
    ];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await mailsTo('stranger@example.com')).toEqual([]);
  });

  it('of an unverified address resends the first link', async () => {
    await register('lost@example.com');
    await post('/api/auth/forgot-password', { email: 'lost@example.com' });
    const mails = await mailsTo('lost@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Verify your email address'));
  });

  it('is mailed at most three times per hour, and its links expire in an hour', async () => {
    const { email } = await aUser(ctx);
    for (let n = 0; n < 5; n += 1) await post('/api/auth/forgot-password', { email });
    const { token } = await mailTo(email);
    expect(await mailsTo(email)).toHaveLength(3);
    clock.advance(61);
    const reply = await post('/api/auth/reset-password', { token, password: PASSWORD, confirmPassword: PASSWORD });
    expect(reply.statusCode).toBe(404);
  });

  it('is used up by one of two concurrent calls', async () => {
    const { email } = await aUser(ctx);
    await post('/api/auth/forgot-password', { email });
    const { token } = await mailTo(email);
    const replies = await Promise.all(
      ['the first one', 'the second one'].map((password) =>
        post('/api/auth/reset-password', { token, password, confirmPassword: password }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
});
