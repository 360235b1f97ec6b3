import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { forgetReplies, once } from './idempotency.ts';
import { testContext } from './testing/context.ts';
import { testDatabase } from './testing/test-database.ts';

const { db } = await testDatabase();
const ctx = testContext(db);

const call = (key: string, body: object = {}) => ({ endpoint: 'testCall', key, body });
const answer = (reply: string) => async () => ({ reply });

/** Stores replies that are the given numbers of days old, each under a key named after its age. */
async function repliesOf(...days: readonly number[]): Promise<void> {
  for (const day of days) await once(ctx, call(`${day} days`), answer(`${day}`));
  await db.execute(sql`
    update idempotency_keys set created_at = now() - key::interval where key like '% days'`);
}

const keysKept = async () => {
  const { rows } = await db.execute<{ key: string }>(sql`select key from idempotency_keys order by key`);
  return rows.map(({ key }) => key);
};

it('a repeated call gets the first reply and has no effect', async () => {
  expect(await once(ctx, call('a'), answer('first'))).toEqual({ reply: 'first' });
  expect(await once(ctx, call('a'), answer('second'))).toEqual({ reply: 'first' });
});

it('a key that was used with another body is refused', async () => {
  await once(ctx, call('b', { amount: 1 }), answer('first'));
  await expect(once(ctx, call('b', { amount: 2 }), answer('second'))).rejects.toMatchObject({
    code: 'idempotency-mismatch',
  });
});

it('failed work frees its key', async () => {
  await expect(once(ctx, call('c'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await once(ctx, call('c'), answer('now'))).toEqual({ reply: 'now' });
});

it('replies are forgotten after 30 days, two for each new key', async () => {
  await db.execute(sql`delete from idempotency_keys`);
  await repliesOf(29, 31, 32, 33);
  await once(ctx, call('new'), answer('new'));
  expect(await keysKept()).toEqual(['29 days', '31 days', 'new']);
  await once(ctx, call('newer'), answer('newer'));
  expect(await keysKept()).toEqual(['29 days', 'new', 'newer']);
});

it('a repeated call whose reply is about to be forgotten still gets it', async () => {
  await repliesOf(40);
  expect(await once(ctx, call('40 days'), answer('again'))).toEqual({ reply: '40' });
});

it('replies to a person’s own calls are forgotten with the person, named after the endpoint or in the reply', async () => {
  await db.execute(sql`delete from idempotency_keys`);
  await once(ctx, { ...call('after its endpoint'), endpoint: 'testCall visitor:vs_1' }, answer('a'));
  await once(ctx, call('in its reply'), async () => ({ owner: 'visitor:vs_1' }));
  await once(ctx, call('of another'), async () => ({ owner: 'visitor:vs_2' }));
  await forgetReplies(ctx, ['visitor:vs_1']);
  expect(await keysKept()).toEqual(['of another']);
});
