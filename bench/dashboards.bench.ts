import assert from 'node:assert/strict';
import pg from 'pg';
import { startProduct } from '../tools/product.ts';
import { benchPostgres } from './bench-postgres.ts';
import { CRAFTSMAN_TOKEN, CUSTOMER_TOKEN, insertDashboards } from './dashboards-data.ts';
import { type Bench, median, type Subject } from './harness.ts';
import { requestsPerSecond } from './http-load.ts';
import { sizeOr } from './size.ts';

const MANY = 10_000;
const FEW = 10;
/** A large dashboard may take 1.3 times as long as a small one. */
const AT_LEAST = 1 / 1.3;

/** Pages as large as the small dashboard's lists: only the amount of data behind them differs. */
const calls = [
  { token: CUSTOMER_TOKEN, path: `/api/customer/projects?limit=${FEW}` },
  { token: CUSTOMER_TOKEN, path: `/api/customer/service-requests?limit=${FEW}` },
  { token: CUSTOMER_TOKEN, path: `/api/customer/disclosures?limit=${FEW}` },
  { token: CUSTOMER_TOKEN, path: '/api/customer/projects/rq_own1/proposals' },
  { token: CUSTOMER_TOKEN, path: '/api/customer/appointments' },
  { token: CRAFTSMAN_TOKEN, path: `/api/craftsman/opportunities?limit=${FEW}` },
  { token: CRAFTSMAN_TOKEN, path: `/api/craftsman/opportunities?sort=best&limit=${FEW}` },
  { token: CRAFTSMAN_TOKEN, path: `/api/craftsman/offers?limit=${FEW}` },
  { token: CRAFTSMAN_TOKEN, path: `/api/craftsman/bids?limit=${FEW}` },
  { token: CRAFTSMAN_TOKEN, path: `/api/craftsman/active-projects?limit=${FEW}` },
  { token: CRAFTSMAN_TOKEN, path: `/api/craftsman/outreach?limit=${FEW}` },
  { token: CRAFTSMAN_TOKEN, path: '/api/craftsman/appointments' },
  { token: CRAFTSMAN_TOKEN, path: '/api/craftsman/profile' },
  { token: CRAFTSMAN_TOKEN, path: '/api/craftsman/contact-history' },
] as const;

const headersOf = ({ token }: (typeof calls)[number]) => ({ authorization: `Bearer ${token}` });

interface Dashboards extends Subject {
  readonly url: string;
  /** Responses per second of each call, round by round. */
  readonly speeds: ReadonlyMap<string, readonly number[]>;
}

const shared = benchPostgres();

/** Starts the product's web process with dashboards of that size, without a worker that would use the machine. */
async function withSize(name: string, count: number): Promise<Dashboards> {
  const { databaseFor } = await shared();
  const databaseUrl = await databaseFor(name);
  const product = await startProduct({ env: { DATABASE_URL: databaseUrl, PROCESS: 'web', LOG_LEVEL: 'warn' } });
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await insertDashboards(pool, count);
  await pool.end();
  const speeds = new Map<string, number[]>(calls.map(({ path }) => [path, []]));
  return {
    url: product.url,
    speeds,
    // Makes one call after the other, each for its share of the time. Returns how often per second all were answered.
    run: async (seconds) => {
      let secondsForAll = 0;
      for (const call of calls) {
        const { path } = call;
        const load = { url: product.url + path, method: 'GET', headers: headersOf(call) } as const;
        const perSecond = await requestsPerSecond(load, seconds / calls.length);
        speeds.get(path)?.push(perSecond);
        secondsForAll += 1 / perSecond;
      }
      return 1 / secondsForAll;
    },
    stop: async () => void (await product.stop()),
  };
}

async function ours(): Promise<Dashboards> {
  const dashboards = await withSize('many', sizeOr(MANY));
  return {
    ...dashboards,
    stop: async () => {
      await dashboards.stop();
      await (await shared()).stop();
    },
  };
}

/** Returns the number of items in each call's response. The lists have the same length for any amount of data. */
async function lengthsOf({ url }: Dashboards): Promise<[string, number][]> {
  return Promise.all(
    calls.map(async (call) => {
      const reply = await fetch(url + call.path, { headers: headersOf(call) });
      assert.equal(reply.status, 200, call.path);
      const body: unknown = await reply.json();
      return [call.path, Array.isArray(body) ? body.length : 1] satisfies [string, number];
    }),
  );
}

/** Returns the responses per second, without the warm-up round. */
const speedOf = ({ speeds }: Dashboards, path: string) => median((speeds.get(path) ?? []).slice(1));

export default {
  name: 'dashboards',
  summary: `each call of both dashboards with ${MANY.toLocaleString('en-US')} requests, bids, offers and jobs against the same with ${FEW}`,
  ours,
  baseline: () => withSize('few', FEW),
  compareAnswers: async (mine, theirs) => {
    const lengths = await lengthsOf(mine);
    assert(
      lengths.every(([, length]) => length > 0),
      'A list is empty',
    );
    assert.deepEqual(lengths, await lengthsOf(theirs));
  },
  atLeast: AT_LEAST,
  parts: (mine, theirs) =>
    calls.map(({ path }) => ({ name: path, ratio: speedOf(mine, path) / speedOf(theirs, path) })),
} satisfies Bench<Dashboards>;
