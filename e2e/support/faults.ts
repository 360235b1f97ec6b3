import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { FaultyProduct } from './faulty-product.ts';
import { statusOf } from './status-of.ts';

/** Something that goes wrong around a running product, until it ends. */
export interface Fault {
  readonly name: string;
  begin(world: FaultyProduct): Promise<void>;
  end(world: FaultyProduct): Promise<void>;
  /** Whether no request that needs the database can be served meanwhile. `/readyz` says so. */
  readonly isWhole: boolean;
}

/** Returns a fault that holds a lock which every reader of a table waits for. */
function lockOf(table: string): Fault {
  let holder: pg.Client | undefined;
  return {
    name: `the table ${table} is locked`,
    isWhole: false,
    begin: async ({ connectionString }) => {
      holder = new pg.Client({ connectionString });
      await holder.connect();
      await holder.query(`begin; lock table ${table} in access exclusive mode`);
    },
    end: async () => holder?.end(),
  };
}

/** The faults of the database. To prove another one, add it here. */
export const faults: readonly Fault[] = [
  {
    name: 'all connections freeze',
    isWhole: true,
    begin: async ({ link }) => link.freeze(),
    end: ({ link }) => link.heal(),
  },
  {
    name: 'the database is stopped',
    isWhole: true,
    begin: ({ link }) => link.refuse(),
    end: ({ link }) => link.heal(),
  },
  lockOf('projects'),
  lockOf('page_changes'),
  {
    name: 'the open connections freeze for good',
    isWhole: false,
    begin: async ({ link }) => link.freezeOpen(),
    // They have ended by then; thawing them here would only hide it if they hadn't.
    end: async () => undefined,
  },
  {
    name: 'the open connections are cut',
    isWhole: false,
    begin: async ({ link }) => link.cut(),
    end: async () => undefined,
  },
  {
    name: 'every answer of the database is half a second late',
    isWhole: false,
    begin: async ({ link }) => link.delay(500),
    end: ({ link }) => link.heal(),
  },
];

export const faultNamed = (name: string): Fault => {
  const fault = faults.find((other) => other.name === name);
  if (fault === undefined) throw new Error(`There is no fault '${name}'`);
  return fault;
};

/** The responses that clients and load balancers got during a fault. */
export interface FaultReport {
  /** How often requests that need the database got each status; 0 stands for no answer. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly slowestMs: number;
  readonly ready: number;
  readonly readyMs: number;
  /** The 99th percentile of pages that need no database, before the fault and during it. */
  readonly pagesMs: { readonly before: number; readonly during: number };
  /** From the end of the fault until everything is served again. */
  readonly recoveredMs: number;
  /** Statuses of more requests at the same time than there are connections, afterwards. */
  readonly afterwards: readonly number[];
}

const LONGEST_MS = 60_000;
const PAGES = 300;
const BATCHES = 3;
const PLAIN_PAGES = ['/', '/terms', '/es/about'];

/** Lets a fault happen, and watches. */
export async function observe(world: FaultyProduct, fault: Fault): Promise<FaultReport> {
  await untilServed(world);
  const before = await plainPages(world.url);
  await fault.begin(world);
  const asked = world.needing(3).map((request) => timed(request));
  const ready = await timed(() => statusOf(`${world.url}/readyz`));
  const during = await plainPages(world.url);
  const answers = await Promise.all(asked);
  await fault.end(world);
  const recoveredMs = await untilServed(world);
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    statuses,
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
    ready: ready.status,
    readyMs: ready.ms,
    pagesMs: { before, during },
    recoveredMs,
    afterwards: await Promise.all(world.needing(10).map((request) => request())),
  };
}

/** Waits until everything is served. Returns the milliseconds that it took. */
async function untilServed({ url, needing }: FaultyProduct): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < LONGEST_MS) {
    const each = needing(1).map((request) => request());
    const statuses = await Promise.all([statusOf(`${url}/readyz`), ...each]);
    const ms = performance.now() - began;
    if (statuses.every((status) => status === 200 || status === 201)) return ms;
    await sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Returns the 99th percentile of the time of pages that need no database, in milliseconds: the lowest of several, since
 * whatever else the machine does makes them slower.
 */
async function plainPages(url: string): Promise<number> {
  const percentiles: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) percentiles.push(await plainPagesOnce(url));
  return Math.min(...percentiles);
}

async function plainPagesOnce(url: string): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < PAGES; number++) {
    const { status, ms } = await timed(() => statusOf(url + PLAIN_PAGES[number % PLAIN_PAGES.length]));
    if (status !== 200) throw new Error(`A page that needs no database was answered ${status}`);
    times.push(ms);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99) - 1] ?? 0;
}

async function timed(request: () => Promise<number>): Promise<{ readonly status: number; readonly ms: number }> {
  const began = performance.now();
  const status = await request();
  return { status, ms: performance.now() - began };
}
