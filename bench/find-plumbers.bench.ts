import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { findPlumbers } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import pg from 'pg';
import {
  type ContractorsDatabase,
  latencyOf,
  type SearchProduct,
  type SearchServer,
  searchServer,
  startBare,
  startContractorsDatabase,
  startIndexed,
  startWithSql,
} from './find-plumbers-server.ts';
import { type Bench, median, type Part } from './harness.ts';
import { measureLoad } from './http-load.ts';
import { measurePaced } from './paced-load.ts';

const SEARCHES = 20_000;
const COMPARED = 100;
const SECONDS = 5;
/** Searches must reflect an edit within a second. */
const PATIENCE_MS = 1000;
const EDITS_PER_SECOND = 200;

interface Started {
  readonly database: ContractorsDatabase;
  readonly indexed: SearchProduct;
  readonly searches: readonly string[];
}

const started = Promise.withResolvers<Started>();
const ourSpeeds: number[] = [];

/** Draws searches around contractors, each as likely as any other, for the first of their trades. */
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

async function ours(): Promise<SearchServer> {
  const database = await startContractorsDatabase();
  const folder = join(database.dataDir, 'product');
  await mkdir(folder);
  const first = await startIndexed(database.databaseUrl, folder);
  await first.product.stop();
  const indexed = await startIndexed(database.databaseUrl, folder);
  const megabytes = Math.round((await indexed.figure('bytes')) / 1e6);
  console.log(
    `index built ${Math.round(first.indexedAfter / 1000)} s after a start, read ${Math.round(indexed.indexedAfter)} ms after the next; ${megabytes} MB without cards`,
  );
  const searches = await drawSearches(database.databaseUrl);
  started.resolve({ database, indexed, searches });
  const stop = async () => {
    await indexed.product.stop();
    await database.stop();
  };
  const server = searchServer(indexed.product.url, stop, searches);
  return {
    ...server,
    run: async (seconds) => {
      const speed = await server.run(seconds);
      ourSpeeds.push(speed);
      return speed;
    },
  };
}

async function baseline(): Promise<SearchServer> {
  const { database, indexed, searches } = await started.promise;
  const path = join(database.dataDir, 'reply.json');
  await writeFile(path, Buffer.from(await (await fetch(indexed.product.url + searches[0])).arrayBuffer()));
  return startBare('find-plumbers-fixed-baseline.ts', { REPLY: path }, searches);
}

async function answerOf(url: string, path: string): Promise<Reply<typeof findPlumbers>> {
  const answer = await fetch(url + path);
  assert.equal(answer.status, 200);
  return answer.json() as Promise<Reply<typeof findPlumbers>>;
}

/**
 * Measures how much faster searches are than those of the same release that ask the database each time, and how fast they
 * are right after a start, when no card is in memory.
 */
async function compareOthers(): Promise<Part[]> {
  const { database, indexed, searches } = await started.promise;
  const load = (url: string, seconds = SECONDS) => measureLoad({ url, method: 'GET', paths: searches }, seconds);
  const sql = await startWithSql(database.databaseUrl);
  const cold = await startIndexed(database.databaseUrl, join(database.dataDir, 'product'));
  try {
    const first = (await load(cold.product.url, 1)).perSecond;
    for (const path of searches.slice(0, COMPARED)) {
      assert.deepEqual(await answerOf(indexed.product.url, path), await answerOf(sql.url, path));
    }
    await load(sql.url);
    const ratios: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      ratios.push((await load(indexed.product.url)).perSecond / (await load(sql.url)).perSecond);
    }
    return [
      { name: 'times as fast as with SQL alone', ratio: median(ratios), atLeast: 15 },
      {
        name: 'of the full speed during the first second after a restart',
        ratio: first / median(ourSpeeds),
        atLeast: 0.4,
      },
    ];
  } finally {
    await sql.stop();
    await cold.product.stop();
  }
}

/** Measures how long it takes until searches reflect an edit by another process (this one), in milliseconds. */
async function timeToFind({ indexed, database, searches }: Started): Promise<number> {
  const [path = ''] = searches;
  const first = (await answerOf(indexed.product.url, path)).contractors[0];
  assert(first !== undefined, 'Nobody is there to edit');
  const pool = new pg.Pool({ connectionString: database.databaseUrl });
  await pool.query(`update contractors set status = 'hidden' where id = $1`, [first.id]);
  await pool.end();
  const begin = performance.now();
  while ((await answerOf(indexed.product.url, path)).contractors.some(({ id }) => id === first.id)) {
    assert(performance.now() - begin < PATIENCE_MS, 'Searches still find what was hidden');
  }
  return performance.now() - begin;
}

/**
 * Measures response times at half of the most load, alone and while contractors are edited, and those of the baseline at
 * the same pace.
 */
async function latenciesAtHalf(theirs: SearchServer): Promise<Part[]> {
  const { indexed, database, searches } = await started.promise;
  const half = { url: indexed.product.url, paths: searches, perSecond: Math.round(median(ourSpeeds) / 2) };
  const bare = await measurePaced({ ...half, url: theirs.url }, SECONDS);
  const quiet = await measurePaced(half, SECONDS);
  const pool = new pg.Pool({ connectionString: database.databaseUrl });
  let edits = 0;
  const editing = setInterval(() => {
    edits += 2;
    void pool.query(`update contractors set company_name = company_name || '!' where id = any($1)`, [
      [0, 1].map((more) => `ct_${String(1 + (((edits + more) * 7919) % 1000)).padStart(22, '0')}`),
    ]);
  }, 2000 / EDITS_PER_SECOND);
  const edited = await measurePaced(half, SECONDS);
  clearInterval(editing);
  await pool.end();
  console.log(
    `at ${half.perSecond}/s ${latencyOf(quiet)}; with ${Math.round(edits / SECONDS)} edits a second ${latencyOf(edited)}; the baseline ${latencyOf(bare)}`,
  );
  return [
    { name: 'of our p99 at half load is what the baseline takes', ratio: bare.p99 / quiet.p99, atLeast: 1 / 3 },
    { name: 'of our p99 with edits is what it is without', ratio: quiet.p99 / edited.p99, atLeast: 1 / 2 },
  ];
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
  parts: async (_mine, theirs) => [...(await compareOthers()), ...(await latenciesAtHalf(theirs))],
  afterwards: async () => {
    const given = await started.promise;
    const [hits, misses] = [
      await given.indexed.figure('cards{from="memory"}'),
      await given.indexed.figure('cards{from="disk"}'),
    ];
    const rate = `${Math.round((100 * hits) / (hits + misses))} % of the cards were in memory`;
    const found = await timeToFind(given);
    return `${rate}; an edit is found after ${Math.round(found)} ms`;
  },
} satisfies Bench<SearchServer>;
