import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '../server/src/kernel/open-log.ts';
import { MOST_LAG_MS, openReadReplica, type ReadReplica } from '../server/src/kernel/read-replica.ts';
import { type Product, startProduct } from '../tools/product.ts';
import { type DebianPostgres, startDebianPostgres } from './support/servers/debian-postgres.ts';
import { api } from './support/submissions.ts';

let primary: DebianPostgres;
let standby: DebianPostgres;
beforeAll(async () => {
  primary = await startDebianPostgres();
  await primary.run('create role plumbline login');
  await primary.run('create database plumbline owner plumbline');
  standby = await primary.standby();
});
afterAll(async () => {
  await standby.remove();
  await primary.remove();
});

const pause = () => standby.run('select pg_wal_replay_pause()');
const resume = () => standby.run('select pg_wal_replay_resume()');

/** Waits until something is so. @throws Error if it isn't within ten seconds */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error('It is not so after ten seconds');
}

describe('a streaming replica', () => {
  let pool: pg.Pool;
  let replica: ReadReplica;
  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: primary.url('plumbline'), max: 2 });
    await pool.query('create table notes (number int)');
    replica = openReadReplica(standby.url('plumbline'), pool, { max: 4, log: openLog('silent') });
  });
  afterAll(async () => {
    await replica.close();
    await pool.end();
  });
  const isUsed = () => replica.current() !== null;

  it('is used, and has caught up with each write of two hundred when it says so', async () => {
    await until(isUsed);
    for (let number = 1; number <= 200; number++) {
      await pool.query('insert into notes values ($1)', [number]);
      await replica.caughtUp();
      const { rows } = (await replica.current()?.execute('select max(number) as number from notes')) ?? { rows: [] };
      expect(rows).toEqual([{ number }]);
    }
  });

  it('is never used with a lag of more than two seconds, and again once it has caught up', async () => {
    await until(isUsed);
    const writing = setInterval(() => void pool.query('insert into notes values (0)'), 100);
    await pause();
    const pausedAt = performance.now();
    await until(() => !isUsed());
    expect(performance.now() - pausedAt).toBeLessThan(MOST_LAG_MS + 1000);
    await sleep(1000);
    expect(isUsed()).toBe(false);
    await resume();
    await until(isUsed);
    clearInterval(writing);
  });

  it('is not used while it is away', async () => {
    await until(isUsed);
    await standby.stop();
    await until(() => !isUsed());
    await standby.start();
    await until(isUsed);
  });
});

describe('a product with a replica', () => {
  let product: Product;
  beforeAll(async () => {
    await primary.run('create database marketplace owner plumbline');
    product = await startProduct({
      env: {
        DATABASE_URL: primary.url('marketplace', 'plumbline'),
        DATABASE_READ_URL: standby.url('marketplace', 'plumbline'),
        LOG_LEVEL: 'info',
      },
    });
    await until(() => product.output().includes('Reads use the replica'));
  });
  afterAll(async () => {
    await product.stop();
  });

  const reads = async () => {
    const [row] = await standby.run<{ reads: number }>(
      "select xact_commit::int as reads from pg_stat_database where datname = 'marketplace'",
    );
    return row?.reads ?? 0;
  };
  const statuses = async (headers: Record<string, string> = {}) => {
    const { body } = await api<{ id: string; status: string }[]>(product.url, '/api/projects?limit=100', { headers });
    return new Map(body.map(({ id, status }) => [id, status]));
  };

  it('reads lists from it', async () => {
    const before = await reads();
    for (let number = 0; number < 100; number++) expect((await statuses()).size).toBeGreaterThan(0);
    // Statistics are a second late.
    await until(async () => (await reads()) >= before + 100);
  });

  it('shows people what they have just written, even while the replica stands still', async () => {
    const [projectId] = [...(await statuses())].find(([, status]) => status === 'bidding-open') ?? [];
    await pause();
    const sent = await fetch(`${product.url}/api/bids`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ projectId, amount: 1000 }),
    });
    expect(sent.status).toBe(201);
    const cookies = sent.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    const own = await statuses({ cookie: cookies.join('; ') });
    const unmarked = await statuses({
      cookie: cookies.filter((cookie) => !cookie.startsWith('plumbline_wrote=')).join('; '),
    });
    await resume();
    expect(own.get(projectId ?? '')).toBe('in-review');
    // What the mark protects from.
    expect(unmarked.get(projectId ?? '')).toBe('bidding-open');
  });

  it('tells of changes only once the replica has them', async () => {
    const stream = await fetch(`${product.url}/api/projects/live`);
    let heard = 0;
    const listening = (async () => {
      const decoder = new TextDecoder();
      for await (const part of stream.body ?? []) if (decoder.decode(part).includes('event: changed')) heard += 1;
    })().catch(() => undefined);
    for (const [projectId, status] of await statuses()) {
      if (status !== 'bidding-open') continue;
      const before = heard;
      const sent = await fetch(`${product.url}/api/bids`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ projectId, amount: 1000 }),
      });
      await until(() => heard > before);
      const visitor = sent.headers.getSetCookie().find((line) => line.startsWith('plumbline_visitor='));
      const seen = await statuses({ cookie: visitor?.split(';', 1)[0] ?? '' });
      expect(seen.get(projectId)).toBe('in-review');
    }
    await stream.body?.cancel().catch(() => undefined);
    await Promise.race([listening, sleep(100)]);
  });
});
