import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { pageChanges } from './page-changes.ts';

const { pool } = await testDatabase();
const note = (topic: string) => `insert into page_changes (topic) values ('${topic}') on conflict do nothing`;

describe('the versions of public data', () => {
  it('change when a transaction commits, not before, in the order of commits', async () => {
    const changes = pageChanges(pool);
    const before = await changes.asOfNow();
    const [slow, fast] = [await pool.connect(), await pool.connect()];
    await slow.query('begin');
    await slow.query(note('directory'));
    await fast.query('begin');
    await fast.query(note('directory'));
    expect(await changes.asOfNow()).toEqual(before);
    // The later transaction commits first.
    await fast.query('commit');
    const second = await changes.asOfNow();
    expect(second.directory).toBe((before.directory ?? 0) + 1);
    await slow.query('commit');
    expect((await changes.asOfNow()).directory).toBe((before.directory ?? 0) + 2);
    expect((await changes.asOfNow()).directory).toBe((before.directory ?? 0) + 2);
    slow.release();
    fast.release();
  });

  it('do not change when a transaction is rolled back', async () => {
    const changes = pageChanges(pool);
    const before = await changes.asOfNow();
    const client = await pool.connect();
    await client.query('begin');
    await client.query(note('projects'));
    await client.query('rollback');
    client.release();
    expect(await changes.asOfNow()).toEqual(before);
  });

  it('are known to everyone who asks after a commit, however many ask at once, with few looks', async () => {
    let looks = 0;
    const counted = { query: (...given: Parameters<typeof pool.query>) => (looks++, pool.query(...given)) };
    const changes = pageChanges(counted as typeof pool);
    await changes.asOfNow();
    await pool.query(note('sources'));
    const versions = await Promise.all(Array.from({ length: 50 }, () => changes.asOfNow()));
    expect(versions.map(({ sources }) => sources)).toEqual(Array.from({ length: 50 }, () => 1));
    expect(looks).toBeLessThanOrEqual(3);
  });

  it('all count as changed after a long time without a look', async () => {
    let now = 0;
    const changes = pageChanges(pool, { now: () => now });
    await changes.asOfNow();
    await pool.query(note('directory'));
    const { directory = 0 } = await changes.asOfNow();
    now += 6 * 60_000;
    expect((await changes.asOfNow()).directory).toBe(directory + 1);
  });

  it('count as changed even if they never have before', async () => {
    let now = 0;
    const changes = pageChanges(pool, { now: () => now });
    const { sources } = await changes.asOfNow();
    now += 6 * 60_000;
    await pool.query(note('sources'));
    expect((await changes.asOfNow()).sources).not.toBe(sources);
  });

  it('all count as changed if another server answers, whose transactions have other numbers', async () => {
    let server = 'one';
    const moved = {
      query: async (query: pg.QueryConfig) => {
        const { rows } = await pool.query<object>(query);
        return { rows: rows.map((row) => ({ ...row, server })) };
      },
    };
    const changes = pageChanges(moved as unknown as typeof pool);
    const before = await changes.asOfNow();
    expect(await changes.asOfNow()).toEqual(before);
    server = 'two';
    expect((await changes.asOfNow()).projects).not.toBe(before.projects);
  });

  it('are forgotten only once they have been visible for long, however old they are', async () => {
    let now = 0;
    const [tidying, looking] = [pageChanges(pool, { now: () => now }), pageChanges(pool)];
    const pass = async (minutes: number) => {
      now += minutes * 60_000;
      await tidying.asOfNow();
    };
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query(note('directory'));
    await pass(11);
    const before = await looking.asOfNow();
    await slow.query('commit');
    slow.release();
    await pass(11);
    expect((await looking.asOfNow()).directory).toBe((before.directory ?? 0) + 1);
    await pass(11);
    await pass(11);
    const { rows } = await pool.query('select from page_changes');
    expect(rows).toEqual([]);
  });

  it('may be a moment old, but not older than what this process has changed', async () => {
    let now = 1000;
    const changes = pageChanges(pool, { now: () => now, recentMs: 200 });
    const before = await changes.recently();
    await pool.query(note('directory'));
    now += 199;
    expect(await changes.recently()).toEqual(before);
    changes.expire();
    const after = await changes.recently();
    expect(after.directory).toBe((before.directory ?? 0) + 1);
    await pool.query(note('directory'));
    now += 200;
    expect((await changes.recently()).directory).toBe((after.directory ?? 0) + 1);
  });

  it('expire during a look, which may have begun before the change', async () => {
    const reply = Promise.withResolvers<undefined>();
    let waits = false;
    const slow = {
      query: (text: string) => {
        const found = pool.query(text);
        return waits ? reply.promise.then(() => found) : found;
      },
    };
    const changes = pageChanges(slow as unknown as typeof pool, { now: () => 1000 });
    const before = await changes.recently();
    changes.expire();
    waits = true;
    const looking = changes.recently();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await pool.query(note('directory'));
    changes.expire();
    waits = false;
    reply.resolve(undefined);
    await looking;
    expect((await changes.recently()).directory).toBe((before.directory ?? 0) + 1);
  });

  it('go on after a look that failed', async () => {
    let fails = true;
    const failing = {
      query: (...given: Parameters<typeof pool.query>) =>
        fails ? Promise.reject(new Error('down')) : pool.query(...given),
    };
    const changes = pageChanges(failing as typeof pool);
    await expect(changes.asOfNow()).rejects.toThrow('down');
    fails = false;
    await expect(changes.asOfNow()).resolves.toBeDefined();
  });
});
