import assert from 'node:assert/strict';
import pg from 'pg';
import { startProduct } from '../tools/product.ts';
import { type Bench, median, type Part, type Subject } from './harness.ts';
import { requestsPerSecond } from './http-load.ts';
import { LIST, LISTS } from './projects-queries.ts';
import { startProjectsServer } from './projects-server.ts';

interface Server extends Subject {
  readonly url: string;
  /** Speeds with many lists in rotation, and with the first page of all projects, round by round. */
  readonly others: { readonly name: string; readonly load: Load; readonly speeds: number[] }[];
}

interface Load {
  readonly path: string;
  readonly paths?: readonly string[];
}

/** Both sides use one database. */
const server = Promise.withResolvers<Awaited<ReturnType<typeof startProjectsServer>>>();

function subjectOn(url: string, stop: () => Promise<unknown>): Server {
  const others: Server['others'] = [
    { name: `${LISTS.length} different lists in rotation`, load: { path: LIST, paths: LISTS }, speeds: [] },
    { name: 'the first hundred of all projects', load: { path: '/api/projects' }, speeds: [] },
  ];
  const speedOf = ({ path, ...load }: Load, seconds: number) =>
    requestsPerSecond({ url: url + path, method: 'GET', ...load }, seconds);
  return {
    url,
    others,
    run: async (seconds) => {
      for (const { load, speeds } of others) speeds.push(await speedOf(load, seconds));
      return speedOf({ path: LIST }, seconds);
    },
    stop: async () => {
      await stop();
    },
  };
}

async function fromMemory(): Promise<Server> {
  const started = await startProjectsServer();
  server.resolve(started);
  return subjectOn(started.url, started.stop);
}

/** The same product, which asks the database each time. */
async function fromDatabase(): Promise<Server> {
  const { databaseUrl } = await server.promise;
  const env = { DATABASE_URL: databaseUrl, PROCESS: 'web', LOG_LEVEL: 'warn', PROJECT_LISTS_MB: '0' };
  const { url, stop } = await startProduct({ env });
  return subjectOn(url, stop);
}

async function answerOf(url: string) {
  const reply = await fetch(url);
  assert.equal(reply.status, 200);
  return { projects: await reply.text(), total: reply.headers.get('x-total-count'), link: reply.headers.get('link') };
}

/** Compares the answers twice, so that those in memory are among them. */
async function compareAnswers(memory: Server, database: Server): Promise<void> {
  for (const path of [LIST, ...LISTS, '/api/projects']) {
    const expected = await answerOf(database.url + path);
    for (let time = 0; time < 2; time += 1) assert.deepEqual(await answerOf(memory.url + path), expected);
  }
  assert.notEqual((await answerOf(memory.url + LIST)).total, '0', 'There is nothing to compare');
}

/** Returns the ratios of the other loads. The first speed of each is that of the warm-up. */
const ratios = (memory: Server, database: Server): Part[] =>
  memory.others.map(({ name, speeds }, at) => ({
    name,
    ratio: median(speeds.slice(1)) / median(database.others[at]?.speeds.slice(1) ?? []),
  }));

/** Measures lists that are asked for right after an edit, one at a time, and when the edit is visible. */
async function afterEdits(memory: Server, database: Server): Promise<string> {
  const pool = new pg.Pool({ connectionString: (await server.promise).databaseUrl });
  const times: Record<'memory' | 'database' | 'again', number[]> = { memory: [], database: [], again: [] };
  const timed = async (url: string, into: number[]) => {
    const start = performance.now();
    const answer = await answerOf(url);
    into.push(performance.now() - start);
    return answer;
  };
  for (const [at, path] of LISTS.entries()) {
    await pool.query(
      `update projects set title = 'Edited ' || $1 where id = (select max(id) from projects where title not like 'Edited%')`,
      [at],
    );
    const mine = await timed(memory.url + path, times.memory);
    assert.deepEqual(mine, await timed(database.url + path, times.database));
    await timed(memory.url + path, times.again);
  }
  await pool.end();
  const ms = (values: number[]) => `${median(values).toFixed(1)} ms`;
  const [, hundred] = ratios(memory, database);
  return [
    `For ${hundred?.name ?? ''}, the ratio is ${hundred?.ratio.toFixed(2)}: most of it is sending.`,
    `Medians of ${LISTS.length} lists, each asked for right after a project was edited: ${ms(times.memory)}, and ${ms(times.again)} the`,
    `next time; from the database ${ms(times.database)}. All had the edit.`,
  ].join('\n');
}

export default {
  name: 'projects',
  summary: 'GET /api/projects with four filters, words and total, from memory against the same query in the database',
  ours: fromMemory,
  baseline: fromDatabase,
  compareAnswers,
  parts: (memory, database) => ratios(memory, database).slice(0, 1),
  atLeast: 5,
  afterwards: afterEdits,
} satisfies Bench<Server>;
