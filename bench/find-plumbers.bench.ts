import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { findPlumbers } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import pg from 'pg';
import { freePort, type Product, startProduct } from '../tools/product.ts';
import {
  type ContractorsDatabase,
  latencyOf,
  type SearchServer,
  searchServer,
  startBare,
  startContractorsDatabase,
} from './find-plumbers-server.ts';
import type { Bench, Part } from './harness.ts';
import { measureLoad } from './http-load.ts';

const SEARCHES = 20_000;
const COMPARED = 100;
const SECONDS = 5;
/** Searches must reflect an edit within a second. */
const PATIENCE_MS = 1000;
const EDITS_PER_SECOND = 200;

interface Started {
  readonly database: ContractorsDatabase;
  readonly indexed: Product;
  readonly metricsUrl: string;
  readonly searches: readonly string[];
}

const started = Promise.withResolvers<Started>();
/** What this process and the baseline made in a second, in the order of the rounds. */
let ourSpeed = 0;

/** Starts a product on the same database; with an index from one contractor on, or without one. */
const productOn = ({ databaseUrl, dataDir }: ContractorsDatabase, env: Readonly<Record<string, string>>) =>
  startProduct({
    dataDir: join(dataDir, 'product'),
    env: { DATABASE_URL: databaseUrl, PROCESS: 'web', LOG_LEVEL: 'warn', ...env },
  });

/** Draws searches around contractors, each as likely as any other, for one of their trades. */
async function drawSearches(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const { rows } = await pool.query<{ trade: string; latitude: number; longitude: number }>(
    `select trades[1] as trade, latitude, longitude from contractors order by md5(id) limit $1`,
    [SEARCHES],
  );
  await pool.end();
  return rows.map(({ trade, latitude, longitude }) => {
    const place = { city: 'Louisville', state: 'KY', latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) };
    return `/api/find-plumbers?${new URLSearchParams({ serviceType: trade, ...place }).toString()}`;
  });
}

async function figures(metricsUrl: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  return (name) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`plumbline_search_index_${name} `))
        ?.split(' ')[1],
    );
}

/** Waits until the index is in memory. Returns how many milliseconds that took. */
async function whenIndexed(metricsUrl: string): Promise<number> {
  const begin = performance.now();
  while ((await figures(metricsUrl))('contractors') === 0) await sleep(50);
  return performance.now() - begin;
}

async function ours(): Promise<SearchServer> {
  const database = await startContractorsDatabase();
  await mkdir(join(database.dataDir, 'product'));
  const metricsPort = await freePort();
  const metricsUrl = `http://localhost:${metricsPort}`;
  const settings = { SEARCH_INDEX_FROM: '1', METRICS_PORT: String(metricsPort) };
  const first = await productOn(database, settings);
  console.log(`index built in ${Math.round((await whenIndexed(metricsUrl)) / 1000)} s`);
  await first.stop();
  const indexed = await productOn(database, settings);
  const again = await whenIndexed(metricsUrl);
  const memory = (await figures(metricsUrl))('bytes');
  console.log(`read again ${Math.round(again)} ms after the start, ${Math.round(memory / 1e6)} MB without cards`);
  const searches = await drawSearches(database.databaseUrl);
  started.resolve({ database, indexed, metricsUrl, searches });
  const server = searchServer(
    indexed.url,
    async () => {
      await indexed.stop();
      await database.stop();
    },
    searches,
  );
  return {
    ...server,
    run: async (seconds) => {
      ourSpeed = await server.run(seconds);
      return ourSpeed;
    },
  };
}

async function baseline(): Promise<SearchServer> {
  const { database, indexed, searches } = await started.promise;
  const path = join(database.dataDir, 'reply.json');
  await writeFile(path, Buffer.from(await (await fetch(indexed.url + searches[0])).arrayBuffer()));
  return startBare('find-plumbers-fixed-baseline.ts', { REPLY: path }, searches);
}

async function answerOf(url: string, path: string): Promise<Reply<typeof findPlumbers>> {
  const answer = await fetch(url + path);
  assert.equal(answer.status, 200);
  return answer.json() as Promise<Reply<typeof findPlumbers>>;
}

/** Measures how much faster searches are than those of the same release that ask the database each time. */
async function compareWithSql(): Promise<Part[]> {
  const { database, indexed, searches } = await started.promise;
  const sql = await startProduct({
    env: { DATABASE_URL: database.databaseUrl, PROCESS: 'web', LOG_LEVEL: 'warn', SEARCH_INDEX_FROM: '0' },
  });
  try {
    for (const path of searches.slice(0, COMPARED)) {
      assert.deepEqual(await answerOf(indexed.url, path), await answerOf(sql.url, path));
    }
    const load = (url: string) => measureLoad({ url, method: 'GET', paths: searches }, SECONDS);
    await load(sql.url);
    const rounds = [];
    for (let round = 0; round < 3; round += 1) {
      rounds.push((await load(indexed.url)).perSecond / (await load(sql.url)).perSecond);
    }
    const [, ratio = 0] = rounds.toSorted((a, b) => a - b);
    return [{ name: 'of the speed with SQL alone', ratio, atLeast: 15 }];
  } finally {
    await sql.stop();
  }
}

/** Measures how long it takes until searches reflect an edit by another process (this one), in milliseconds. */
async function timeToFind({ indexed, database, searches }: Started): Promise<number> {
  const [path = ''] = searches;
  const first = (await answerOf(indexed.url, path)).contractors[0];
  assert(first !== undefined, 'Nobody is there to edit');
  const pool = new pg.Pool({ connectionString: database.databaseUrl });
  await pool.query(`update contractors set status = 'hidden' where id = $1`, [first.id]);
  await pool.end();
  const begin = performance.now();
  while ((await answerOf(indexed.url, path)).contractors.some(({ id }) => id === first.id)) {
    assert(performance.now() - begin < PATIENCE_MS, 'Searches still find what was hidden');
  }
  return performance.now() - begin;
}

/** Measures response times at half of the most load while contractors are edited. */
async function latencyWithEdits({ indexed, database, searches }: Started): Promise<string> {
  const half = { url: indexed.url, method: 'GET', paths: searches, perSecond: Math.round(ourSpeed / 2) } as const;
  const quiet = await measureLoad(half, SECONDS);
  const pool = new pg.Pool({ connectionString: database.databaseUrl });
  let edits = 0;
  const editing = setInterval(() => {
    edits += 2;
    void pool.query(`update contractors set company_name = company_name || '!' where id = any($1)`, [
      [0, 1].map((more) => `ct_${String(1 + (((edits + more) * 7919) % 1000)).padStart(22, '0')}`),
    ]);
  }, 2000 / EDITS_PER_SECOND);
  const busy = await measureLoad(half, SECONDS);
  clearInterval(editing);
  await pool.end();
  return `at half load ${latencyOf(quiet)}; with ${Math.round(edits / SECONDS)} edits a second ${latencyOf(busy)}`;
}

export default {
  name: 'find-plumbers',
  summary:
    'GET /api/find-plumbers with 20 complete cards from the index in memory, around contractors drawn at random, against a bare Fastify route that always returns the same bytes',
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => {
    const { searches } = await started.promise;
    assert.deepEqual(await answerOf(mine.url, searches[0] ?? ''), await answerOf(theirs.url, searches[0] ?? ''));
  },
  atLeast: 0.7,
  parts: compareWithSql,
  afterwards: async (_mine, theirs) => {
    const given = await started.promise;
    const get = await figures(given.metricsUrl);
    const [hits, misses] = [get('cards{from="memory"}'), get('cards{from="disk"}')];
    const rate = `${Math.round((100 * hits) / (hits + misses))} % of the cards were in memory`;
    const latency = await latencyWithEdits(given);
    const found = await timeToFind(given);
    return `${rate}; ${latency}; the baseline ${latencyOf(await theirs.latency(SECONDS))}; an edit is found after ${Math.round(found)} ms`;
  },
} satisfies Bench<SearchServer>;
