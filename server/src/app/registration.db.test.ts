import { describe, expect, it } from 'vitest';
import { aUser, PASSWORD } from '../domains/accounts/fixtures.ts';
import { testDatabase } from '../kernel/testing/test-database.ts';
import { accountClient, as, cookieOf } from './testing/account-client.ts';
import { testApp } from './testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database);
const { clock, ctx } = product;
const { get, login, mailsTo, mailTo, post, register } = accountClient(product);

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
    expect((await post('/api/auth/verify-email', { token: mail.token })).statusCode).toBe(200);
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
      },
    });
  });

  it('takes the same link again, but opens no second account by it', async () => {
    await register('again@example.com');
    const { token } = await mailTo('again@example.com');
    expect((await post('/api/auth/verify-email', { token })).statusCode).toBe(200);
    expect((await post('/api/auth/verify-email', { token })).statusCode).toBe(200);
    await database.pool.query(`delete from users where email = 'again@example.com'`);
    await post('/api/auth/verify-email', { token });
    expect((await login('again@example.com')).statusCode).toBe(401);
  });

  it('answers the same for an address that has an account, whose owner is told', async () => {
    const { email } = await aUser(ctx);
    const known = await register(email, { password: 'another password', confirmPassword: 'another password' });
    const unknown = await register('nobody-yet@example.com');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await mailTo(email)).toMatchObject({ subject: 'You already have an account', token: '' });
    expect((await login(email)).statusCode).toBe(200);
  });

  it('can’t be prepared by somebody else: only the password of the link that was opened first counts', async () => {
    const email = 'victim@example.com';
    await register(email, { password: 'attackers one', confirmPassword: 'attackers one' });
    const attackers = await mailTo(email);
    await register(email);
    const own = await mailTo(email);
    await post('/api/auth/verify-email', { token: own.token });
    expect((await post('/api/auth/verify-email', { token: attackers.token })).statusCode).toBe(404);
    expect((await login(email, { password: 'attackers one' })).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('mails an address three times in an hour at most', async () => {
    for (let n = 0; n < 5; n += 1) await register('often@example.com');
    expect(await mailsTo('often@example.com')).toHaveLength(3);
  });

  it.each([
    [{ firstName: 'A' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ email: 'pat' }, 'email', 'Please enter a valid email address'],
    [{ password: 'short', confirmPassword: 'short' }, 'password', 'Password must be at least 8 characters'],
    [{ confirmPassword: 'something else' }, 'confirmPassword', "Passwords don't match"],
    [{ phone: '12' }, 'phone', 'Give ten digits, such as (502) 555-0134, or leave it empty'],
    [{ state: 'Kentucky' }, 'state', 'Use the two letters of the state'],
    [{ zipCode: '402041' }, 'zipCode', 'Use the five digits of the zip code'],
    [{ preferredContactMethod: 'pigeon' }, 'preferredContactMethod', expect.any(String)],
    [{ role: 'operator' }, 'role', expect.any(String)],
  ])('%j is refused, naming %s', async (given, field, message) => {
    const reply = await register('wrong@example.com', given);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: message }]);
  });

  it('takes empty texts and nulls as nothing given', async () => {
    const reply = await register('empty@example.com', { phone: '', city: null, role: '', state: undefined });
    expect(reply.statusCode).toBe(202);
    await post('/api/auth/verify-email', { token: (await mailTo('empty@example.com')).token });
    expect((await login('empty@example.com')).json().user).toMatchObject({ role: 'customer', phone: '', city: '' });
  });
});

describe('a mailed link', () => {
  it.each(['/api/auth/verify-email', '/api/auth/reset-password'])('that was never issued is 404 at %s', async (url) => {
    const bodies = [];
    for (const token of ['x', '', 'A'.repeat(43)]) {
      const reply = await post(url, { token, password: PASSWORD, confirmPassword: PASSWORD });
      const { requestId: _, ...body } = reply.json();
      bodies.push([reply.statusCode, body]);
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]?.[0]).toBe(404);
  });

  it('expires', async () => {
    await register('late@example.com');
    const { token } = await mailTo('late@example.com');
    clock.advance(24 * 60 + 1);
    expect((await post('/api/auth/verify-email', { token })).statusCode).toBe(404);
  });
});

describe('a forgotten password', () => {
  it('is set anew by a mailed link, once; every session ends and the owner is told', async () => {
    const { email } = await aUser(ctx);
    const session = cookieOf(await login(email));
    const asked = await post('/api/auth/forgot-password', { email });
    expect([asked.statusCode, asked.json()]).toEqual([
      202,
      { message: 'If this address has an account, a link to set a new password is on its way.' },
    ]);
    const { token, subject } = await mailTo(email);
    expect(subject).toBe('Set a new password');
    const change = { token, password: 'a new password', confirmPassword: 'a new password' };
    expect((await post('/api/auth/reset-password', change)).statusCode).toBe(200);
    expect((await get('/api/auth/me', as(session))).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(401);
    expect((await login(email, { password: 'a new password' })).statusCode).toBe(200);
    expect((await mailTo(email)).subject).toBe('Your password was changed');
    expect((await post('/api/auth/reset-password', change)).statusCode).toBe(404);
  });

  it('of nobody is answered alike, and nothing is mailed', async () => {
    const { email } = await aUser(ctx);
    const [known, unknown] = [
      await post('/api/auth/forgot-password', { email }),
      await post('/api/auth/forgot-password', { email: 'stranger@example.com' }),
    ];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await mailsTo('stranger@example.com')).toEqual([]);
  });

  it('of who has not verified the address brings that link again', async () => {
    await register('lost@example.com');
    await post('/api/auth/forgot-password', { email: 'lost@example.com' });
    const mails = await mailsTo('lost@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Verify your email address'));
  });

  it('is mailed about three times in an hour at most, and its links expire in an hour', async () => {
    const { email } = await aUser(ctx);
    for (let n = 0; n < 5; n += 1) await post('/api/auth/forgot-password', { email });
    const { token } = await mailTo(email);
    expect(await mailsTo(email)).toHaveLength(3);
    clock.advance(61);
    const reply = await post('/api/auth/reset-password', { token, password: PASSWORD, confirmPassword: PASSWORD });
    expect(reply.statusCode).toBe(404);
  });

  it('is used up by one of two at the same instant', async () => {
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
