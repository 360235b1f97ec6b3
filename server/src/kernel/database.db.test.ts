import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { testDatabase } from './testing/test-database.ts';

const { connectionString } = await testDatabase();

/** Cuts the connection that is next taken from a pool, just before it is used. */
const loseNextOf = (pool: pg.Pool) =>
  pool.once('acquire', (client) => {
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  });

it('a transaction that loses its connection before it begins keeps no connection from others', async () => {
  const { db, pool, close } = openDatabase(connectionString, { max: 1, patience: 2000 });
  loseNextOf(pool);
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 2 as two`));
  expect(rows).toEqual([{ two: 2 }]);
  await close();
});

it('a transaction that fails is undone, and its connection is used again', async () => {
  const { db, pool, close } = openDatabase(connectionString, { max: 1, patience: 2000 });
  await db.execute(sql`create temporary table tools (name text)`);
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into tools values ('wrench')`);
    throw new Error('dropped it');
  });
  await expect(failing).rejects.toThrow('dropped it');
  expect((await db.execute(sql`select * from tools`)).rows).toEqual([]);
  expect(pool.totalCount).toBe(1);
  await close();
});
