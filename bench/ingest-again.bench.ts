import assert from 'node:assert/strict';
import { recordListings } from '../server/src/domains/projects/public.ts';
import type { Bench, Subject } from './harness.ts';
import { type BenchDatabase, openBenchDatabase, permits, ROWS, SOURCE, taking } from './ingest-rows.ts';

interface Side extends Subject {
  /** Returns the number of unchanged rows. */
  same(): Promise<number>;
}

async function side(look: (database: BenchDatabase) => Promise<number>): Promise<Side> {
  const database = await openBenchDatabase();
  await recordListings(database.ctx, SOURCE, permits());
  return {
    run: taking(
      async () => void (await look(database)),
      async () => undefined,
    ),
    stop: () => database.close(),
    same: () => look(database),
  };
}

const ours = () => side(async ({ ctx }) => (await recordListings(ctx, SOURCE, permits())).unchanged);

/** The obvious implementation: fetches every row and compares it with the stored one. */
const baseline = () =>
  side(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string; listing: Readonly<Record<string, unknown>> }>(
      'select external_id as id, listing from project_listings where source_id = $1',
      [SOURCE],
    );
    const known = new Map(rows.map(({ id, listing }) => [id, listing]));
    return permits().filter((permit) => {
      const before = known.get(permit.externalId) ?? {};
      return Object.entries(permit).every(([field, value]) => JSON.stringify(before[field]) === JSON.stringify(value));
    }).length;
  });

export default {
  name: 'ingest-again',
  summary: `rows a second of reading ${ROWS} unchanged rows again, against fetching and comparing each`,
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => {
    assert.equal(await mine.same(), ROWS);
    assert.equal(await theirs.same(), ROWS);
  },
  atLeast: 1,
} satisfies Bench<Side>;
