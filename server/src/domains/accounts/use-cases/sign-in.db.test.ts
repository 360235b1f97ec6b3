import { LoginForm } from '@plumbline/contract/domains/accounts/user.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { openDatabase } from '../../../kernel/database.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aCall, aUser, PASSWORD } from '../fixtures.ts';
import { WAITING_AT_MOST } from '../rules/password-hash.ts';
import { requestAccountLink } from './request-account-link.ts';
import { signIn } from './sign-in.ts';

const database = await testDatabase();
/** Two pools simulate two processes. */
const other = openDatabase(database.connectionString);
afterAll(() => other.close());
const clock = testClock();
const claims = { claim: async () => undefined };
const accepts = { send: async () => ({ kind: 'sent' }) as const };
const push = { ...accepts, publicKey: '', accepts: () => true };
const ctx = testContext(database.db, { clock, ports: { claims, messaging: { email: accepts, sms: accepts, push } } });
const elsewhere = testContext(other.db, { clock, ports: { claims } });

/** The result of an attempt: 'in', or the code of the refusal. */
async function attempt(email: string, password = 'a wrong password', address = '203.0.113.7', on: Context = ctx) {
  const headers: Record<string, string> = {};
  const call = { ...aCall({ address }), header: (name: string, value: string) => void (headers[name] = value) };
  try {
    await signIn(on, { ...LoginForm.parse({ email, password }), serviceRequestIds: [] }, call);
    return { code: 'in', retryAfter: undefined, message: '' };
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return { code, message, retryAfter: headers['retry-after'] };
  }
}

const attempts = async (times: number, email: string, address?: string) => {
  const codes: string[] = [];
  for (let n = 0; n < times; n += 1) codes.push((await attempt(email, undefined, address)).code);
  return codes;
};

let network = 0;
const anAddress = () => `198.51.100.${(network += 1)}`;

describe('wrong passwords for one account', () => {
  it('are slowed down more and more, up to 15 minutes, from any address', async () => {
    const { email } = await aUser(ctx);
    expect(await attempts(5, email, anAddress())).toEqual(Array(5).fill('not-signed-in'));
    const waits: number[] = [];
    for (let n = 0; n < 13; n += 1) {
      const refused = await attempt(email, undefined, anAddress());
      expect(refused.code).toBe('too-many-requests');
      const seconds = Number(refused.retryAfter);
      waits.push(seconds);
      clock.advance((seconds - 0.5) / 60);
      expect((await attempt(email, PASSWORD, anAddress())).code).toBe('too-many-requests');
      clock.advance(0.5 / 60);
      expect((await attempt(email, undefined, anAddress())).code).toBe('not-signed-in');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('are forgotten when the right one comes, and after an hour', async () => {
    const { email } = await aUser(ctx);
    await attempts(4, email, anAddress());
    expect((await attempt(email, PASSWORD, anAddress())).code).toBe('in');
    expect(await attempts(5, email, anAddress())).toEqual(Array(5).fill('not-signed-in'));
    clock.advance(61);
    expect(await attempts(5, email, anAddress())).toEqual(Array(5).fill('not-signed-in'));
  });

  it('are slowed down equally without such an account', async () => {
    const { email } = await aUser(ctx);
    for (const address of [email, 'nobody@example.com']) {
      await attempts(5, address, anAddress());
    }
    const [known, unknown] = [
      await attempt(email, undefined, anAddress()),
      await attempt('NOBODY@example.com', undefined, anAddress()),
    ];
    expect(unknown).toEqual(known);
  });

  it('at the same instant in two processes don’t get through together', async () => {
    const { email } = await aUser(ctx);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => attempt(email, undefined, anAddress(), n % 2 ? ctx : elsewhere)),
    );
    expect(outcomes.filter(({ code }) => code === 'not-signed-in')).toHaveLength(5);
  });
});

describe('attempts from one network', () => {
  it('are slowed down, on whatever accounts; others and their accounts are not', async () => {
    const address = anAddress();
    for (let n = 0; n < 30; n += 1)
      expect((await attempt(`someone-${n}@example.com`, undefined, address)).code).toBe('not-signed-in');
    const { email } = await aUser(ctx);
    expect((await attempt(email, PASSWORD, address)).code).toBe('too-many-requests');
    for (let n = 0; n < 10; n += 1) await attempt(email, undefined, address);
    expect((await attempt(email, PASSWORD, anAddress())).code).toBe('in');
  });

  it('that succeed don’t count, however many people share it', async () => {
    const address = anAddress();
    const { email } = await aUser(ctx);
    for (let n = 0; n < 35; n += 1) expect((await attempt(email, PASSWORD, address)).code).toBe('in');
  });

  it('of this machine are not counted in demonstration mode, and are in production', async () => {
    const production: Context = { ...ctx, settings: { ...ctx.settings, mode: 'production' } };
    const codes = async (on: Context) => {
      const found = [];
      for (let n = 0; n < 31; n += 1)
        found.push((await attempt((await aUser(on)).email, undefined, '127.0.0.1', on)).code);
      return new Set(found);
    };
    expect(await codes(ctx)).toEqual(new Set(['not-signed-in']));
    expect(await codes(production)).toEqual(new Set(['not-signed-in', 'too-many-requests']));
  });
});

describe('a flood of attempts', () => {
  it(
    'is refused past the queue, and attempts never checked are held against nobody',
    async () => {
      const flood = Array.from({ length: WAITING_AT_MOST + 20 }, (_, n) => ({
        email: `flood-${n}@example.com`,
        address: anAddress(),
      }));
      const outcomes = await Promise.all(flood.map(({ email, address }) => attempt(email, undefined, address)));
      const tried = outcomes.filter(({ code }) => code === 'not-signed-in');
      const refused = outcomes.filter(({ code }) => code === 'unavailable');
      expect(refused.length).toBeGreaterThan(0);
      expect(tried.length + refused.length).toBe(flood.length);
      const { rows } = await database.pool.query(
        'select count(*)::integer as held from sign_in_attempts where failures > 0 and key = any($1)',
        [flood.map(({ address }) => `address:${address}`)],
      );
      expect(rows).toEqual([{ held: tried.length }]);
    },
    patience(60_000),
  );
});

describe('a mailed link', () => {
  it('is refused without a mail server, because none could be mailed', async () => {
    const email = { ...accepts, by: null };
    const without = { ...ctx, ports: { ...ctx.ports, messaging: { email, sms: accepts, push } } };
    await expect(requestAccountLink(without, 'ann@example.com')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is looked up by the same statement for everyone', async () => {
    const { email } = await aUser(ctx);
    for (const address of [email, 'stranger@example.com']) await requestAccountLink(ctx, address);
    const { rows } = await database.pool.query(
      `select payload from graphile_worker._private_jobs order by id desc limit 2`,
    );
    expect(rows.map(({ payload }) => payload)).toEqual([{ email: 'stranger@example.com' }, { email }]);
  });
});
