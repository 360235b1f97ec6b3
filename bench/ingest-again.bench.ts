import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { recordListings } from '../server/src/domains/projects/public.ts';
import type { Bench, Subject } from './harness.ts';
import { openBenchDatabase, permits, ROWS, SOURCE, taking } from './ingest-rows.ts';

interface Side extends Subject {
  /** How many rows are the same as before. */
  same(): Promise<number>;
}

async function side(
  look: (ctx: Awaited<ReturnType<typeof openBenchDatabase>>['ctx']) => Promise<number>,
): Promise<Side> {
  const { ctx, close } = await openBenchDatabase();
  await recordListings(ctx, SOURCE, permits);
  return {
    run: taking(
      async () => void (await look(ctx)),
      async () => undefined,
    ),
    stop: close,
    same: () => look(ctx),
  };
}

const ours = () => side(async (ctx) => (await recordListings(ctx, SOURCE, permits)).unchanged);

/** The obvious way: every row is fetched and held against what is there. */
const baseline = () =>
  side(async ({ db }) => {
    const { rows } = await db.execute<{ id: string; listing: { title: string; description: string } }>(
      sql`select external_id as id, listing from project_listings where source_id = ${SOURCE}`,
    );
    const known = new Map(rows.map(({ id, listing }) => [id, listing]));
    return permits.filter((permit) => {
      const before: Readonly<Record<string, unknown>> = known.get(permit.externalId) ?? {};
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
