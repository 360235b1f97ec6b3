import assert from 'node:assert/strict';
import { recordListings } from '../server/src/domains/projects/public.ts';
import type { Bench, Subject } from './harness.ts';
import { type BenchDatabase, forgetProjects, openBenchDatabase, permits, ROWS, SOURCE, taking } from './ingest-rows.ts';

interface Side extends Subject {
  /** Returns the database's content after recording all rows once. */
  outcome(): Promise<object>;
}

async function side(take: (database: BenchDatabase) => Promise<void>): Promise<Side> {
  const database = await openBenchDatabase();
  return {
    run: taking(
      () => take(database),
      () => forgetProjects(database),
    ),
    stop: () => database.close(),
    outcome: async () => {
      await forgetProjects(database);
      await take(database);
      const { rows } = await database.pool.query(`
        select count(*) as projects, sum(length(title) + length(location)) as letters, sum(budget_max_cents) as budgets,
          count(permit_key) as permits, (select count(*) from project_listings) as listings,
          (select count(*) from project_history) as history
        from projects`);
      return rows;
    },
  };
}

const ours = () => side(async ({ ctx }) => void (await recordListings(ctx, SOURCE, permits())));

const GIVEN = 'from json_to_recordset($1::json) as given (id text, listing jsonb)';
const INSERTS = [
  `insert into projects (id, title, location, street, city, state, zip, county, description, status, project_type,
    plumbing_required, budget_min_cents, budget_max_cents, permit_number, contractor, source_id, source_url, latitude,
    longitude, precision, listed_at, first_seen_at, last_changed_at, is_synthetic, provenance, permit_key, address_key)
  select id, listing->>'title', (listing->>'street') || ', Louisville, KY 40202', listing->>'street', listing->>'city',
    listing->>'state', listing->>'zip', listing->>'county', listing->>'description', listing->>'status',
    listing->>'projectType', true, (listing->>'budgetMinCents')::bigint, (listing->>'budgetMaxCents')::bigint,
    listing->>'permitNumber', listing->>'contractor', '${SOURCE}', listing->>'url',
    (listing->'point'->>'latitude')::float8, (listing->'point'->>'longitude')::float8, 'exact',
    (listing->>'listedAt')::timestamptz, now(), now(), false, '{"title": "permits"}',
    replace(listing->>'permitNumber', '-', ''), upper(listing->>'street')
  ${GIVEN}`,
  `insert into project_listings (source_id, external_id, project_id, listing, fingerprint, first_seen_at,
    last_changed_at)
  select '${SOURCE}', listing->>'externalId', id, listing, md5(listing::text), now(), now() ${GIVEN}`,
  `insert into project_history (project_id, at, source_id, kind, fields)
  select id, now(), '${SOURCE}', 'listed', '[]' ${GIVEN}`,
];

/** Inserts a thousand rows per transaction into the same three tables, without comparing, matching or merging. */
const baseline = () =>
  side(async ({ pool }) => {
    const client = await pool.connect();
    for (let at = 0; at < ROWS; at += 1000) {
      const rows = permits()
        .slice(at, at + 1000)
        .map((listing) => ({ id: `pj_${listing.externalId}`, listing }));
      await client.query('begin');
      for (const insert of INSERTS) await client.query(insert, [JSON.stringify(rows)]);
      await client.query('commit');
    }
    client.release();
  });

export default {
  name: 'ingest-new',
  summary: `rows a second of a first reading of ${ROWS} rows, against bare inserts into the same tables`,
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => assert.deepEqual(await mine.outcome(), await theirs.outcome()),
  atLeast: 0.5,
} satisfies Bench<Side>;
