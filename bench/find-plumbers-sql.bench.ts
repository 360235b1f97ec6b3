import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { findPlumbers } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import pg from 'pg';
import { latencyOf, paths, type SearchServer, startBare, startSearch } from './find-plumbers-server.ts';
import type { Bench } from './harness.ts';

const LATENCY_SECONDS = 5;
/** Searches must reflect an edit within a second. */
const PATIENCE_MS = 1000;

/** Both sides use one database. */
const search = Promise.withResolvers<Awaited<ReturnType<typeof startSearch>>>();

async function ours(): Promise<SearchServer> {
  const started = await startSearch('with SQL');
  search.resolve(started);
  return started.server;
}

const baseline = async (): Promise<SearchServer> =>
  startBare('find-plumbers-sql-baseline.ts', { DATABASE_URL: (await search.promise).databaseUrl });

async function answerOf(url: string, path: string): Promise<Reply<typeof findPlumbers>> {
  const answer = await fetch(url + path);
  assert.equal(answer.status, 200);
  return answer.json() as Promise<Reply<typeof findPlumbers>>;
}

/** Measures how long it takes until searches reflect an edit by another process (this one), in milliseconds. */
async function timeToFind(url: string): Promise<number> {
  const [path = ''] = paths;
  const { contractors } = await answerOf(url, path);
  const first = contractors[0];
  assert(first !== undefined, 'Nobody is there to edit');
  const pool = new pg.Pool({ connectionString: (await search.promise).databaseUrl });
  await pool.query(`update contractors set status = 'hidden' where id = $1`, [first.id]);
  await pool.end();
  const begin = performance.now();
  while ((await answerOf(url, path)).contractors.some(({ id }) => id === first.id)) {
    assert(performance.now() - begin < PATIENCE_MS, 'Searches still find what was hidden');
    await sleep(5);
  }
  return performance.now() - begin;
}

export default {
  name: 'find-plumbers-sql',
  summary: 'GET /api/find-plumbers without the index in memory against a bare Fastify route with the same SQL by hand',
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => {
    for (const path of paths) {
      const [one, other] = [await answerOf(mine.url, path), await answerOf(theirs.url, path)];
      // Compares card by card first, because the difference is easier to read.
      one.contractors.forEach((card, at) => assert.deepEqual(card, other.contractors[at]));
      assert.deepEqual(one, other);
    }
  },
  atLeast: 0.85,
  afterwards: async (mine, theirs) => {
    const [one, other] = [await mine.latency(LATENCY_SECONDS), await theirs.latency(LATENCY_SECONDS)];
    const found = await timeToFind(mine.url);
    return `ours ${latencyOf(one)}; baseline ${latencyOf(other)}; an edit found after ${Math.round(found)} ms`;
  },
} satisfies Bench<SearchServer>;
