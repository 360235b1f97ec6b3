import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContractors } from '../bench/contractors-data.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { RECENT_MS } from '../server/src/kernel/recency.ts';
import { freePort, type Product, startProduct } from '../tools/product.ts';

const CONTRACTORS = 5000;
const EDITS = 10_000;
const KILLS = 30;

let folder: string;
let postgres: EmbeddedPostgres;
let pool: pg.Pool;
let withSql: Product;
const running = new Set<Product>();

/** A product that searches in memory, with the address of its metrics. */
interface Indexed {
  readonly product: Product;
  readonly metrics: string;
}

async function startIndexed(): Promise<Indexed> {
  const port = await freePort();
  const product = await startProduct({
    dataDir: join(folder, 'product'),
    env: {
      DATABASE_URL: postgres.connectionString,
      PROCESS: 'web',
      SEARCH_INDEX_FROM: '1',
      METRICS_PORT: String(port),
    },
  });
  running.add(product);
  return { product, metrics: `http://localhost:${port}/metrics` };
}

async function whenIndexed({ metrics }: Indexed): Promise<void> {
  for (;;) {
    const text = await (await fetch(metrics)).text();
    if (!/\nplumbline_search_index_contractors 0\n/.test(text)) return;
    await sleep(20);
  }
}

const end = async (product: Product, how: 'stop' | 'kill') => {
  running.delete(product);
  await product[how]();
};

/** A seeded generator: the same edits in every run make a failure reproducible. */
let state = 17;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
const someone = () => `ct_${String(1 + Math.floor(random() * CONTRACTORS)).padStart(22, '0')}`;

const EDITS_OF_ONE = [
  "update contractors set status = case status when 'active' then 'hidden' else 'active' end where id = $1",
  'update contractors set is_premium = not is_premium where id = $1',
  "update contractors set company_name = company_name || '.' where id = $1 and length(company_name) < 80",
  'update contractors set latitude = latitude + 0.01 where id = $1 and latitude < 60',
  "update contractors set specialties = array['Drain cleaning', 'Sump pumps'] where id = $1",
  'delete from license_evidence where contractor_id = $1',
  'update reviews set rating = 1 + (rating + 1) % 5 where contractor_id = $1',
];
const edit = () => pool.query(pick(EDITS_OF_ONE), [someone()]);

function aSearch(): string {
  const city = pick(cities);
  const query = new URLSearchParams({
    serviceType: pick(['plumbing', 'electrical', 'hvac', 'handyman']),
    city: city.name,
    state: city.state,
    latitude: (city.latitude + random() * 0.4).toFixed(4),
    longitude: (city.longitude + random() * 0.4).toFixed(4),
    sort: pick(['featured', 'distance', 'rating']),
    ...(random() < 0.2 && { specialty: 'sump pumps' }),
  });
  return `/api/find-plumbers?${query.toString()}`;
}

/** Compares the replies of all processes with that of one that asks the database each time. */
async function expectSame(products: readonly Product[]): Promise<void> {
  const path = aSearch();
  const [wanted, ...replies] = await Promise.all(
    [withSql, ...products].map(async ({ url }) => (await fetch(url + path)).text()),
  );
  for (const reply of replies) expect(reply, path).toBe(wanted);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-search-index-'));
  await mkdir(join(folder, 'product'));
  postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const env = { DATABASE_URL: postgres.connectionString, PROCESS: 'web', SEARCH_INDEX_FROM: '0' };
  withSql = await startProduct({ env });
  pool = new pg.Pool({ connectionString: postgres.connectionString });
  await insertContractors(pool, CONTRACTORS);
}, patience(180_000));

afterAll(async () => {
  for (const product of running) await product.stop();
  await withSql.stop();
  await pool.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the search index', () => {
  it('answers as SQL does in two processes, a moment after each of ten thousand edits', {
    timeout: patience(900_000),
  }, async () => {
    const two = [await startIndexed(), await startIndexed()];
    await Promise.all(two.map(whenIndexed));
    const products = two.map(({ product }) => product);
    for (let edits = 0; edits < EDITS; edits += 10) {
      await Promise.all(Array.from({ length: 10 }, edit));
      await sleep(RECENT_MS + 10);
      await expectSame(products);
    }
    for (const product of products) await end(product, 'stop');
  });

  it('answers as SQL does after each kill, while it is built, stored, read and brought up to date', {
    timeout: patience(900_000),
  }, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      if (kill % 3 === 0) await rm(join(folder, 'product', 'search-index'), { recursive: true, force: true });
      const doomed = await startIndexed();
      await Promise.all(Array.from({ length: kill % 2 === 0 ? 50 : 600 }, edit));
      await sleep(random() * 2500);
      await end(doomed.product, 'kill');
      await edit();
      const next = await startIndexed();
      await expectSame([next.product]);
      await whenIndexed(next);
      for (let search = 0; search < 10; search += 1) await expectSame([next.product]);
      await end(next.product, 'stop');
    }
  });
});
