import { performance } from 'node:perf_hooks';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { aUser, PASSWORD } from '../../domains/accounts/fixtures.ts';
import { hashPassword } from '../../domains/accounts/rules/password-hash.ts';
import { updatePassword } from '../../domains/accounts/store/user.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient } from './account-client.ts';
import type { TestApp } from './test-app.ts';

const TIMEOUT_MS = 300_000;

type Calls = Readonly<Record<string, (n: number) => Promise<LightMyRequestResponse>>>;

/** Makes the calls in turn, so that other load affects all alike. Returns each one's body and times. */
async function measure(calls: Calls, tries: number) {
  const seen = new Map(Object.keys(calls).map((name) => [name, { answers: new Set<string>(), times: [] as number[] }]));
  for (let n = 0; n < tries; n += 1) {
    const turn = Object.entries(calls);
    // The first call would otherwise have an advantage or a disadvantage.
    for (let at = 0; at < turn.length; at += 1) {
      const [name, call] = turn[(at + n) % turn.length] ?? [];
      if (name === undefined || call === undefined) continue;
      const began = performance.now();
      const reply = await call(n);
      seen.get(name)?.times.push(performance.now() - began);
      const { traceId: _, ...body } = reply.json();
      // Random in all responses alike.
      const cookies = reply.cookies.map(({ value, ...cookie }) => ({ ...cookie, length: value.length }));
      seen.get(name)?.answers.add(`${reply.statusCode} ${JSON.stringify(body)} ${JSON.stringify(cookies)}`);
    }
  }
  return seen;
}

/**
 * Estimates how often a response of one kind took longer than one of the other: 0.5 if the time reveals nothing, 0 or 1
 * if it reveals everything. Load on the machine lengthens single times but doesn't move this value.
 */
function likelihoodLonger(one: readonly number[], other: readonly number[]): number {
  const longer = one.flatMap((time) => other.map((than) => (time > than ? 1 : time === than ? 0.5 : 0)));
  return longer.reduce<number>((sum, value) => sum + value, 0) / longer.length;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Five times the estimate's own noise for this many tries (Mann and Whitney's test). */
const allowed = (tries: number) => 5 * Math.sqrt((2 * tries + 1) / (12 * tries * tries));

async function expectAlike(tries: number, calls: Calls): Promise<void> {
  const seen = [...(await measure(calls, tries))];
  const [, first] = seen[0] ?? [];
  if (first === undefined) throw new Error('Nothing was measured');
  expect(first.answers.size).toBe(1);
  const words = seen.map(([name, { times }]) => `${name}: ${median(times).toFixed(2)} ms`).join(', ');
  console.log(`${tries} tries each: ${words}`);
  for (const [, { answers, times }] of seen) {
    expect(answers).toEqual(first.answers);
    expect(Math.abs(likelihoodLonger(times, first.times) - 0.5), words).toBeLessThan(allowed(tries));
  }
}

/**
 * Checks that neither the content nor the time of a response reveals who has an account; makes each call `tries` times.
 */
export function tellNothing(database: TestDatabase, product: TestApp, tries: number): void {
  const { login, post, register } = accountClient(product);

  describe('nobody learns who has an account', () => {
    it('by signing in: wrong password, no such account, unverified', { timeout: patience(TIMEOUT_MS) }, async () => {
      const { id, email } = await aUser(product.ctx);
      // The fixture's own hash takes next to no time to check.
      await updatePassword(database.db, id, await hashPassword(PASSWORD));
      await register('unverified@example.com');
      // Starts over for each try: the slow-down has separate tests.
      const afresh = async (address: string) => {
        await database.pool.query('delete from sign_in_attempts');
        return login(address, { password: 'a wrong password' });
      };
      await expectAlike(tries, {
        'wrong password': () => afresh(email),
        'no such account': () => afresh('nobody@example.com'),
        unverified: () => afresh('unverified@example.com'),
      });
    });

    it('by registering, by requesting a password reset, or by losing links', {
      timeout: patience(TIMEOUT_MS),
    }, async () => {
      const users = await Promise.all(Array.from({ length: tries }, () => aUser(product.ctx)));
      const known = (n: number) => users[n]?.email ?? '';
      const unknown = (n: number) => `stranger-${n}@example.com`;
      await expectAlike(tries, {
        'has an account': (n) => register(known(n)),
        'has none': (n) => register(unknown(n)),
      });
      for (const url of ['/api/auth/forgot-password', '/api/find-request']) {
        await expectAlike(tries, {
          'has an account': (n) => post(url, { email: known(n) }),
          'has none': (n) => post(url, { email: unknown(n) }),
        });
      }
    });
  });
}
