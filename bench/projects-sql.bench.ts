import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../tools/product.ts';
import type { Bench, Part, Subject } from './harness.ts';
import { requestsPerSecond } from './http-load.ts';
import { LIST } from './projects-queries.ts';
import { startProjectsServer } from './projects-server.ts';

interface Server extends Subject {
  readonly address: string;
}

/** Both sides use one database. */
const server = Promise.withResolvers<Awaited<ReturnType<typeof startProjectsServer>>>();

const subjectOn = (url: string, stop: () => Promise<void>): Server => {
  const address = url + LIST;
  return { address, stop, run: (seconds) => requestsPerSecond({ url: address, method: 'GET' }, seconds) };
};

async function ours(): Promise<Server> {
  const started = await startProjectsServer({ PROJECT_LISTS_MB: '0' });
  server.resolve(started);
  return subjectOn(started.url, () => started.stop());
}

/** Starts a bare Fastify route in a separate process, with the same SQL written by hand. */
async function baseline(): Promise<Server> {
  const { databaseUrl } = await server.promise;
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'projects-sql-baseline.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return subjectOn(`http://localhost:${port}`, async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  });
}

/**
 * Searches by address, by permit number and with typos, and the filters beyond the specification's.
 *
 * @param address of some project, such as '4521 Bardstown Road'
 */
const leadsAt = (address: string): readonly (readonly [name: string, query: string])[] => [
  ['an address', `search=${encodeURIComponent(address.replace('Road', 'Rd'))}`],
  ['a street in another spelling', 'search=Bardstown%20Rd&status=bidding-open'],
  ['a mistyped address', `search=${encodeURIComponent(mistyped(address))}`],
  ['a mistyped address that nobody has', 'search=99999%20Bardstwon%20Raod'],
  ['a permit number without its prefix', 'search=26-000419'],
  ['10 miles around a ZIP code', 'near=40206&within=10'],
  ['a ZIP code', 'zip=40206'],
  ['listed or changed in 30 days', 'days=30'],
  ['a source', 'source=bench'],
  ['a plumber is likely needed', 'need=likely'],
  ['an electrician is needed', 'trade=electrical&need=yes'],
  ['a builder is named', 'builder=named'],
  ['a value', 'valueFrom=250000'],
  ['all at once', 'near=40206&within=25&days=90&need=likely&builder=named&search=kitchen'],
];
/** Swaps two letters of the street and two of 'Road'. */
const mistyped = (address: string): string =>
  address.replace('Road', 'Raod').replace(/([a-z])([a-z])(?=[a-z]* Raod)/, '$2$1');

const CALLS = 25;
/** As pages ask. */
const PAGE = 'limit=20';
/** How many times as long as the baseline's call each may take. */
const MOST = 1.2;

/** Plans of these read a table or all of an index. */
const SCANS = /Seq Scan on projects/;

/** Returns the shortest time of some calls, each after the other, which other work on the machine disturbs least. */
async function shortest(urls: readonly string[]): Promise<number[]> {
  const times = urls.map(() => Number.POSITIVE_INFINITY);
  for (let call = 0; call < CALLS; call += 1) {
    for (const [at, url] of urls.entries()) {
      const start = performance.now();
      const reply = await fetch(url);
      await reply.arrayBuffer();
      assert.equal(reply.status, 200);
      times[at] = Math.min(times[at] ?? 0, performance.now() - start);
    }
  }
  return times;
}

/**
 * Compares the list calls of leads with the baseline's call with four filters and words, whose SQL doesn't change. They are
 * measured one at a time.
 */
async function leads({ address }: Server, baseline: Server): Promise<Part[]> {
  const [path = ''] = address.split('?');
  const given = leadsAt(await anAddress());
  const [usual = 0, ...times] = await shortest([
    baseline.address,
    ...given.map(([, query]) => `${path}?${query}&${PAGE}`),
  ]);
  return given.map(([name], at) => ({ name, ratio: usual / (times[at] ?? 0), atLeast: 1 / MOST }));
}

/** Returns the address of some project. */
async function anAddress(): Promise<string> {
  const pool = new pg.Pool({ connectionString: (await server.promise).databaseUrl });
  const { rows } = await pool.query(
    "select street from projects where street like '%Bardstown Road' order by id limit 1",
  );
  await pool.end();
  return String(rows[0]?.street);
}

/** Shows the plans for an address, a permit number and a ZIP code. */
async function plans(): Promise<string> {
  const pool = new pg.Pool({ connectionString: (await server.promise).databaseUrl });
  const conditions = {
    'an address': `search @@ to_tsquery('simple', '(''4521'') & (''bardstown'':*) & (''rd'':* | ''road'')')`,
    'a permit number': `permit_key is not null and ltrim(permit_key, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') = '26000419'`,
    'a ZIP code': `zip = '40206'`,
  };
  const found = await Promise.all(
    Object.entries(conditions).map(async ([name, condition]) => {
      const { rows } = await pool.query(`explain (costs off) select id from projects where ${condition}`);
      const plan = rows.map((row) => String(row['QUERY PLAN']).trim()).join('; ');
      assert.doesNotMatch(plan, SCANS, `${name} is found without an index`);
      return `${name}: ${plan}`;
    }),
  );
  await pool.end();
  return found.join('\n');
}

async function answerOf({ address }: Server) {
  const reply = await fetch(address);
  assert.equal(reply.status, 200);
  const projects: unknown = await reply.json();
  assert(Array.isArray(projects) && projects.length > 0, 'There is nothing to compare');
  return { projects, total: reply.headers.get('x-total-count') };
}

export default {
  name: 'projects-sql',
  summary:
    'GET /api/projects with four filters, words and total, from the database, against a bare Fastify route with the same SQL by hand',
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => assert.deepEqual(await answerOf(mine), await answerOf(theirs)),
  parts: leads,
  atLeast: 0.8,
  afterwards: plans,
} satisfies Bench<Server>;
