import assert from 'node:assert/strict';
import { anAcceptedRequest, takingPorts } from '../server/src/domains/service-requests/fixtures.ts';
import { type BothLinks, fillThread, linkOf } from '../server/src/domains/threads/fixtures.ts';
import { showThread } from '../server/src/domains/threads/use-cases/show-thread.ts';
import type { Context } from '../server/src/kernel/context.ts';
import { type DatabaseHandle, openDatabase } from '../server/src/kernel/database.ts';
import { migrate } from '../server/src/kernel/migrate.ts';
import { testContext } from '../server/src/kernel/testing/context.ts';
import { benchPostgres } from './bench-postgres.ts';
import type { Bench, Subject } from './harness.ts';
import { sizeOr } from './size.ts';

const LONG = sizeOr(5000);
const SHORT = 20;
/** Threads beside those that are opened, so that an index has something to choose from. */
const OTHERS = 40;

interface Opening extends Subject {
  open(): Promise<number>;
  /** The plan of the statement that reads a page. */
  plan(): Promise<string>;
}

const postgres = benchPostgres();

async function thread(ctx: Context, length: number): Promise<BothLinks> {
  const { id: requestId, ...rest } = await anAcceptedRequest(ctx);
  await fillThread(ctx, { requestId, ...rest }, length);
  return { requestId, ...rest };
}

/** Opens the newest page of a thread of some length, as its contractor does. The last one to stop ends the server. */
async function opening(name: string, length: number, isLast = false): Promise<Opening> {
  const connectionString = await (await postgres()).databaseFor(name);
  await migrate(connectionString);
  const database: DatabaseHandle = openDatabase(connectionString);
  const ctx = testContext(database.db, { ports: takingPorts });
  for (let other = 0; other < OTHERS; other += 1) await thread(ctx, 100);
  const links = await thread(ctx, length);
  await database.pool.query('vacuum analyze');
  const link = linkOf(links, 'contractor');
  const open = async () => (await showThread(ctx, link)).messages.length;
  return {
    open,
    plan: async () => {
      const { rows } = await database.pool.query<Record<string, string>>(
        `explain (analyze, costs off, summary off) select * from thread_messages
          where referral_id = $1 order by seq desc limit 50`,
        [links.referralId],
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    },
    run: async (seconds) => {
      const counts: number[] = [];
      for (let second = 0; second < seconds; second += 1) {
        const end = performance.now() + 1000;
        let count = 0;
        for (; performance.now() < end; count += 1) await open();
        counts.push(count);
      }
      return counts[0] === undefined ? 0 : counts.reduce((sum, count) => sum + count, 0) / counts.length;
    },
    stop: async () => {
      await database.close();
      if (isLast) await (await postgres()).stop();
    },
  };
}

export default {
  name: 'threads',
  summary: `Opening a conversation of ${LONG} messages against one of ${SHORT}: at most 1.3 times the time`,
  ours: () => opening('long_threads', LONG, true),
  baseline: () => opening('short_threads', SHORT),
  compareAnswers: async (long, short) => {
    assert.equal(await long.open(), 50);
    assert.equal(await short.open(), SHORT);
    assert.match(await long.plan(), /Index Scan Backward using thread_messages_pkey/);
  },
  afterwards: async (long, short) => `Long:\n${await long.plan()}\nShort:\n${await short.plan()}`,
  atLeast: 1 / 1.3,
} satisfies Bench<Opening>;
