import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { aListing } from '../server/src/domains/projects/fixtures.ts';
import { type Listing, registerSource } from '../server/src/domains/projects/public.ts';
import type { Context } from '../server/src/kernel/context.ts';
import { openDatabase } from '../server/src/kernel/database.ts';
import { migrate } from '../server/src/kernel/migrate.ts';
import { testContext } from '../server/src/kernel/testing/context.ts';
import type { Subject } from './harness.ts';
import { sizeOr } from './size.ts';

export const ROWS = sizeOr(10_000);
export const SOURCE = 'permits';

const works = [
  'Restroom renovation',
  'Kitchen remodel',
  'Water service',
  'Tenant improvement',
  'New house',
  'Sewer repair',
];
const streets = ['Main St', 'Oak St', 'Bardstown Rd', 'Frankfort Ave', 'Dixie Hwy', 'Shelbyville Rd', 'Preston Hwy'];

let made: readonly Listing[] | undefined;

/** Returns typical permits: each with a number, an address, a point and a sentence. Other benches don't make them. */
export function permits(): readonly Listing[] {
  made ??= Array.from({ length: ROWS }, (_, at) => permit(at));
  return made;
}

function permit(at: number): Listing {
  const work = works[at % works.length] ?? '';
  const street = `${100 + (at >> 3)} ${streets[at % streets.length]}`;
  return aListing({
    externalId: `permit-${at}`,
    title: `${work} at ${street}`,
    description: `${work} with new fixtures, lot ${at}. Inspections by the county; plans are on file with the office.`,
    street,
    permitNumber: `BLD-${200_000 + at}`,
    budgetMinCents: at * 1000,
    budgetMaxCents: at * 2000,
    contractor: `Builder ${at % 300}`,
    point: { latitude: 38.1 + (at % 100) / 400, longitude: -85.8 + (at % 97) / 400, precision: 'exact' },
  });
}

export interface BenchDatabase {
  readonly ctx: Context;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens an empty database on a durable server. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  await migrate(postgres.connectionString);
  const database = openDatabase(postgres.connectionString);
  const ctx = testContext(database.db);
  await registerSource(ctx, { id: SOURCE, name: 'Permits', host: null, pageUrl: null });
  return {
    ctx,
    pool: database.pool,
    close: async () => {
      await database.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const forgetProjects = ({ pool }: BenchDatabase) =>
  pool.query('truncate projects, project_cells, project_words cascade');

/** Repeatedly records all rows, excluding the preparation. Returns the rows per second. */
export const taking = (take: () => Promise<void>, before: () => Promise<unknown>): Subject['run'] => {
  return async (seconds) => {
    let [rows, spent] = [0, 0];
    while (spent < seconds * 1000) {
      await before();
      const began = performance.now();
      await take();
      spent += performance.now() - began;
      rows += ROWS;
    }
    return (rows / spent) * 1000;
  };
};
