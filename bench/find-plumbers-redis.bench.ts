import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../tools/product.ts';
import { latencyOf, paths, type SearchServer, startBare, startSearch } from './find-plumbers-server.ts';
import type { Bench } from './harness.ts';
import { connectRedis, type RedisClient } from './redis-client.ts';

const LATENCY_SECONDS = 5;
const ROWS_AT_ONCE = 10_000;
/** Redis stores points in 52 bits, on a different sphere: on a page of 20, one in ten results may differ. */
const SHARED = 0.9;

const search = Promise.withResolvers<Awaited<ReturnType<typeof startSearch>>>();

async function ours(): Promise<SearchServer> {
  const started = await startSearch('in memory');
  search.resolve(started);
  return started.server;
}

async function baseline(): Promise<SearchServer> {
  const { databaseUrl } = await search.promise;
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const client = await whenReady(port);
  await fill(client, databaseUrl);
  client.close();
  const server = await startBare('find-plumbers-redis-baseline.ts', { REDIS_PORT: String(port) });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await end(redis);
    },
  };
}

async function whenReady(port: number): Promise<RedisClient> {
  for (let patience = 100; patience > 0; patience -= 1) {
    const client = await connectRedis(port).catch(() => null);
    if (client) return client;
    await sleep(50);
  }
  throw new Error('redis-server does not answer');
}

/** Adds all contractors to a set for each trade and tier. */
async function fill(redis: RedisClient, databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  let last = '';
  for (;;) {
    const { rows } = await pool.query<{ id: string; keys: string[]; latitude: number; longitude: number }>(
      `select id, latitude, longitude, array(select trade || ':' || premium from contractor_trades
         where contractor_id = contractors.id) as keys
       from contractors where id > $1 order by id limit ${ROWS_AT_ONCE}`,
      [last],
    );
    await Promise.all(
      rows.flatMap(({ id, keys, latitude, longitude }) =>
        keys.map((key) => redis.send('GEOADD', key, longitude, latitude, id)),
      ),
    );
    if (rows.length < ROWS_AT_ONCE) break;
    last = rows.at(-1)?.id ?? last;
  }
  await pool.end();
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

async function compareAnswers(mine: SearchServer, theirs: SearchServer): Promise<void> {
  for (const path of paths) {
    const found = (await (await fetch(mine.url + path)).json()) as { contractors: { id: string }[] };
    const others = new Set((await (await fetch(theirs.url + path)).json()) as string[]);
    const shared = found.contractors.filter(({ id }) => others.has(id)).length;
    assert(shared >= found.contractors.length * SHARED, `${path}: ${shared} of ${found.contractors.length}`);
  }
}

export default {
  name: 'find-plumbers-redis',
  summary:
    'GET /api/find-plumbers with 20 complete cards against Redis GEOSEARCH behind a bare Fastify route, ids alone',
  ours,
  baseline,
  compareAnswers,
  // Known and accepted: Redis returns a twentieth of the bytes.
  atLeast: 0,
  missing: () => (spawnSync('redis-server', ['--version']).error ? 'redis-server is not installed' : undefined),
  afterwards: async (mine, theirs) => {
    const [one, other] = [await mine.latency(LATENCY_SECONDS), await theirs.latency(LATENCY_SECONDS)];
    return `ours ${latencyOf(one)}; Redis ${latencyOf(other)}`;
  },
} satisfies Bench<SearchServer>;
