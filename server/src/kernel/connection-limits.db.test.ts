import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type DatabaseOptions, openDatabase } from './database.ts';
import { errorCode } from './error-facts.ts';
import { prepared } from './prepared.ts';
import { type FaultyLink, openFaultyLink } from './testing/faulty-link.ts';
import { testDatabase } from './testing/test-database.ts';

const { connectionString, db: other } = await testDatabase();
await other.execute(sql`create table pipes (id int primary key, length int)`);
await other.execute(sql`insert into pipes values (1, 10)`);

const database = new URL(connectionString).pathname.slice(1);

const LIMIT_MS = 300;
const statements = { statement: LIMIT_MS, lock: 10_000, idle: 10_000 };
const transactions = { statement: LIMIT_MS * 3, lock: LIMIT_MS, idle: LIMIT_MS };
const options: DatabaseOptions = { max: 1, patience: patience(1000), limits: { statements, transactions } };
const limited = openDatabase(connectionString, options);
afterAll(() => limited.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => errorCode(error),
  );

describe('a limited connection', () => {
  it('ends a statement that takes too long, and a transaction may take longer than a page', async () => {
    const slow = sql`select pg_sleep(${(LIMIT_MS * 2) / 1000})`;
    expect(await codeOf(limited.db.execute(slow))).toBe('57014');
    expect(await codeOf(limited.db.transaction((tx) => tx.execute(slow)))).toBe('none');
    const slower = sql`select pg_sleep(${(LIMIT_MS * 4) / 1000})`;
    expect(await codeOf(limited.db.transaction((tx) => tx.execute(slower)))).toBe('57014');
    expect(await codeOf(limited.db.execute(slow))).toBe('57014');
  });

  it('ends waiting for a lock', async () => {
    await other.transaction(async (holder) => {
      await holder.execute(sql`update pipes set length = 11`);
      const waiting = limited.db.transaction((tx) => tx.execute(sql`update pipes set length = 12`));
      expect(await codeOf(waiting)).toBe('55P03');
    });
  });

  it('ends a transaction in which nothing happens, releases its locks, and replaces the connection', async () => {
    const idle = limited.db.transaction(async (tx) => {
      await tx.execute(sql`update pipes set length = 13`);
      await other.execute(sql`update pipes set length = 14`);
      await tx.execute(sql`select 1`);
    });
    await expect(idle).rejects.toThrow();
    expect((await limited.db.execute(sql`select length from pipes`)).rows).toEqual([{ length: 14 }]);
  });

  it('begins a transaction with the asked isolation and its limits in one message', async () => {
    const { rows } = await limited.db.transaction(
      (tx) =>
        tx.execute(
          sql`select current_setting('transaction_isolation') as isolation, current_setting('lock_timeout') as lock`,
        ),
      { isolationLevel: 'repeatable read' },
    );
    expect(rows).toEqual([{ isolation: 'repeatable read', lock: `${LIMIT_MS}ms` }]);
  });

  it('says nothing at its start behind a pooler, and limits transactions all the same', async () => {
    const pooled = openDatabase(connectionString, { ...options, isPooled: true });
    const limits = sql`select current_setting('statement_timeout') as statement`;
    expect((await pooled.db.execute(limits)).rows).toEqual([{ statement: '0' }]);
    const { rows } = await pooled.db.transaction((tx) => tx.execute(limits));
    expect(rows).toEqual([{ statement: `${LIMIT_MS * 3}ms` }]);
    await pooled.close();
  });

  it('prepares nothing behind a pooler, and has its time zone all the same', async () => {
    await other.execute(sql.raw(`alter role current_user in database ${database} set timezone = 'Asia/Kolkata'`));
    const pooled = openDatabase(connectionString, { ...options, isPooled: true });
    await pooled.db.execute(prepared(sql`select 1`));
    const { rows } = await pooled.db.execute(
      sql`select current_setting('timezone') as zone, (select count(*)::int from pg_prepared_statements) as prepared`,
    );
    expect(rows).toEqual([{ zone: 'UTC', prepared: 0 }]);
    await pooled.close();
  });

  it('is waited for no longer than the pool says', async () => {
    // Connecting takes part of the patience, and the transaction is idle for all of it.
    const limits = { statements, transactions: statements };
    const impatient = openDatabase(connectionString, { max: 1, patience: patience(500), limits });
    await impatient.db.transaction(async () => {
      await expect(impatient.db.execute(sql`select 1`)).rejects.toMatchObject({
        cause: { message: 'timeout exceeded when trying to connect' },
      });
    });
    await impatient.close();
  });
});

describe('a connection whose server is silent', () => {
  const through = async (work: (link: FaultyLink, database: ReturnType<typeof openDatabase>) => Promise<void>) => {
    const link = await openFaultyLink(connectionString);
    const database = openDatabase(link.through(connectionString), { ...options, max: 2 });
    try {
      await work(link, database);
    } finally {
      await database.close();
      await link.close();
    }
  };
  const SILENT_MS = transactions.statement + 1000;
  const one = sql`select 1 as one`;

  it('fails what it was asked soon after the limit, and is not used again', async () => {
    await through(async (link, { db, pool }) => {
      await db.execute(one);
      link.freezeOpen();
      const began = performance.now();
      expect(await codeOf(db.execute(one))).toBe('ETIMEDOUT');
      expect(performance.now() - began).toBeLessThan(patience(SILENT_MS + 500));
      expect((await db.execute(one)).rows).toEqual([{ one: 1 }]);
      expect(pool.totalCount).toBe(1);
    });
  });

  it('fails an open transaction, with all that it has done', async () => {
    await through(async (link, { db, pool }) => {
      const frozen = db.transaction(async (tx) => {
        await tx.execute(sql`update pipes set length = 99`);
        link.freezeOpen();
        await tx.execute(one);
      });
      await expect(frozen).rejects.toThrow();
      expect(pool.totalCount).toBe(0);
      expect((await db.execute(sql`select length from pipes where length = 99`)).rows).toEqual([]);
    });
  });

  it('stays while it is asked nothing, however long, and is watched all the same', async () => {
    await through(async (link, { pool, db }) => {
      const client = await pool.connect();
      await sleep(SILENT_MS + 300);
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      client.release();
      expect(pool.totalCount).toBe(1);
      link.freezeOpen();
      expect(await codeOf(db.execute(one))).toBe('ETIMEDOUT');
    });
  });

  it('ends although nobody confirms its end', async () => {
    await through(async (link, { pool }) => {
      const client = await pool.connect();
      const ended = new Promise<void>((resolve) => void client.once('end', resolve));
      link.freeze();
      client.release(true);
      await ended;
    });
  });
});
