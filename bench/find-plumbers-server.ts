import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { freePort, type Product, startProduct } from '../tools/product.ts';
import { insertContractors } from './contractors-data.ts';
import type { Subject } from './harness.ts';
import { type Measured, measureLoad } from './http-load.ts';
import { sizeOr } from './size.ts';

const CONTRACTORS = 200_000;
const TRADES = ['plumbing', 'electrical', 'hvac', 'handyman', 'construction'];

/** The searches for both sides: various places and trades. */
export const paths: readonly string[] = cities.flatMap((city, at) =>
  [0, 1].map((more) => {
    const query = new URLSearchParams({
      serviceType: TRADES[(at + more * 2) % TRADES.length] ?? 'plumbing',
      city: city.name,
      state: city.state,
      latitude: (city.latitude + more * 0.11).toFixed(4),
      longitude: (city.longitude - more * 0.13).toFixed(4),
    });
    return `/api/find-plumbers?${query.toString()}`;
  }),
);

export interface SearchServer extends Subject {
  readonly url: string;
  /** Measures response times for the given number of seconds. */
  latency(seconds: number): Promise<Measured>;
}

/** Measures a server with searches, by default with those of `paths`. */
export const searchServer = (
  url: string,
  stop: () => Promise<void>,
  searches: readonly string[] = paths,
): SearchServer => {
  const load = { url, method: 'GET', paths: searches } as const;
  return {
    url,
    stop,
    run: async (seconds) => (await measureLoad(load, seconds)).perSecond,
    latency: (seconds) => measureLoad(load, seconds),
  };
};

/** A durable PostgreSQL with many contractors. */
export interface ContractorsDatabase {
  readonly databaseUrl: string;
  /** Its folder, in which products may keep their data. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

export async function startContractorsDatabase(): Promise<ContractorsDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = postgres.connectionString;
    const product = await startProduct({ env: { DATABASE_URL: databaseUrl, PROCESS: 'web', LOG_LEVEL: 'warn' } });
    await product.stop();
    await fill(databaseUrl);
    return { databaseUrl, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The product's web process on a database with many contractors; no worker uses the machine. */
export interface SearchProduct {
  readonly product: Product;
  /** Returns a figure of the search index. */
  figure(name: string): Promise<number>;
  /** Milliseconds from the start until searches used the index. */
  readonly indexedAfter: number;
}

/** Starts a product whose searches read the index in memory; several may share a folder. */
export async function startIndexed(databaseUrl: string, dataDir: string): Promise<SearchProduct> {
  const port = await freePort();
  const begin = performance.now();
  const product = await startProduct({
    dataDir,
    env: {
      DATABASE_URL: databaseUrl,
      PROCESS: 'web',
      LOG_LEVEL: 'warn',
      SEARCH_INDEX_FROM: '1',
      METRICS_PORT: String(port),
    },
  });
  const figure = async (name: string) => {
    const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`plumbline_search_index_${name} `));
    return Number(line?.split(' ').at(-1));
  };
  while ((await figure('contractors')) === 0) await sleep(20);
  return { product, figure, indexedAfter: performance.now() - begin };
}

/** Starts a product whose searches ask the database. */
export const startWithSql = (databaseUrl: string): Promise<Product> =>
  startProduct({
    env: { DATABASE_URL: databaseUrl, PROCESS: 'web', LOG_LEVEL: 'warn', SEARCH_INDEX_FROM: '0' },
  });

/** Starts a product on a new database with many contractors. */
export async function startSearch(
  how: 'in memory' | 'with SQL',
): Promise<{ server: SearchServer; databaseUrl: string }> {
  const { databaseUrl, dataDir, stop } = await startContractorsDatabase();
  const folder = join(dataDir, 'product');
  await mkdir(folder);
  const product =
    how === 'in memory' ? (await startIndexed(databaseUrl, folder)).product : await startWithSql(databaseUrl);
  return {
    databaseUrl,
    server: searchServer(product.url, async () => {
      await product.stop();
      await stop();
    }),
  };
}

async function fill(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const size = sizeOr(CONTRACTORS);
  const begin = performance.now();
  await insertContractors(pool, size);
  const seconds = Math.round((performance.now() - begin) / 1000);
  const { rows } = await pool.query<{ trades: number }>('select count(*)::int as trades from contractor_trades');
  console.log(
    `${size.toLocaleString('en-US')} contractors, ${rows[0]?.trades.toLocaleString('en-US')} rows of trades in ${seconds} s`,
  );
  await pool.end();
}

/** Starts a bare Fastify server in a separate process. */
export async function startBare(
  script: string,
  env: Readonly<Record<string, string>>,
  searches: readonly string[] = paths,
): Promise<SearchServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  return searchServer(`http://localhost:${port}`, stop, searches);
}

/** 'p50 4 ms, p99 12 ms' */
export const latencyOf = ({ p50, p99 }: Measured): string => `p50 ${p50} ms, p99 ${p99} ms`;
