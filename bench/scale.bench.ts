import assert from 'node:assert/strict';
import { aSubmission, findPlumbers } from '../e2e/support/submissions.ts';
import { type Product, startProduct } from '../tools/product.ts';
import { benchPostgres } from './bench-postgres.ts';
import { type Bench, median, type Subject } from './harness.ts';
import { requestsPerSecond } from './http-load.ts';

const PROCESSES = [1, 2, 4] as const;
const MOST = 4;
const SECONDS = 4;
const ROUNDS = 3;
/** Altogether, however many processes share them. */
const CONNECTIONS = 16;
const SEARCH = '/api/find-plumbers?city=Louisville&state=KY&serviceType=plumbing';
const SUBMIT = '/api/service-requests';

/** Some web processes of one database. */
interface Web extends Subject {
  readonly url: string;
  /** Returns the searches answered in each second. */
  read(seconds: number): Promise<number>;
  /** Returns the submissions acknowledged in each second. */
  write(seconds: number): Promise<number>;
}

const shared = benchPostgres();
const products: Product[] = [];

async function startAll(): Promise<void> {
  const { databaseFor } = await shared();
  const env = { DATABASE_URL: await databaseFor('scale'), PROCESS: 'web', LOG_LEVEL: 'warn' };
  while (products.length < MOST) products.push(await startProduct({ env }));
}

async function some(count: number): Promise<Web> {
  const urls = products.slice(0, count).map(({ url }) => url);
  const [contractor] = await findPlumbers(urls[0] ?? '');
  if (contractor === undefined) throw new Error('There is no contractor to ask');
  const body = JSON.stringify(aSubmission({ selectedPlumberId: contractor.id }));
  const headers = { 'content-type': 'application/json' };
  const connections = CONNECTIONS / count;
  const everywhere = async (load: (url: string) => Promise<number>) =>
    (await Promise.all(urls.map(load))).reduce((sum, speed) => sum + speed, 0);
  const read = (seconds: number) =>
    everywhere((url) => requestsPerSecond({ url: url + SEARCH, method: 'GET', connections }, seconds));
  const write = (seconds: number) =>
    everywhere((url) =>
      requestsPerSecond({ url: url + SUBMIT, method: 'POST', headers, body: () => body, connections }, seconds),
    );
  return {
    url: urls[0] ?? '',
    read,
    write,
    run: async (seconds) => ((await read(seconds / 2)) + (await write(seconds / 2))) / 2,
    stop: async () => undefined,
  };
}

/** Measures each number of processes in alternating rounds. Returns a table with ratios to one process. */
async function speeds(): Promise<string> {
  const measured = new Map(PROCESSES.map((count) => [count, { read: [] as number[], write: [] as number[] }]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [count, { read, write }] of measured) {
      const web = await some(count);
      read.push(await web.read(SECONDS));
      write.push(await web.write(SECONDS));
    }
  }
  const one = measured.get(1) ?? { read: [1], write: [1] };
  const cell = (values: number[], base: number[]) =>
    `${Math.round(median(values))}/s (${(median(values) / median(base)).toFixed(2)})`.padStart(18);
  const rows = [...measured].map(
    ([count, { read, write }]) => `${String(count).padStart(9)}${cell(read, one.read)}${cell(write, one.write)}`,
  );
  return ['processes     searches (×)   submissions (×)', ...rows].join('\n');
}

export default {
  name: 'scale',
  summary: 'two web processes on one database against one, half searches, half submissions; then one, two and four',
  ours: async () => {
    await startAll();
    return {
      ...(await some(2)),
      stop: async () => {
        for (const product of products) await product.stop();
        await (await shared()).stop();
      },
    };
  },
  baseline: () => some(1),
  compareAnswers: async (mine, theirs) =>
    assert.deepEqual(await findPlumbers(mine.url), await findPlumbers(theirs.url)),
  // The load, the database and the processes share the cores of one machine.
  atLeast: 0.9,
  afterwards: speeds,
} satisfies Bench<Web>;
