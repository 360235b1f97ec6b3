import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { unreadSources } from '../../../app/adapters/sources/testing/unread-sources.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aListing } from '../../projects/fixtures.ts';
import { type Listing, markVanished } from '../../projects/public.ts';
import { reading } from '../fixtures.ts';
import type { SourceReading } from '../ports.ts';
import { configureSource, enableSource } from './configure-source.ts';
import { correctListings } from './correct-listings.ts';
import { performRun } from './perform-run.ts';
import { rereadSources } from './reread-sources.ts';
import { startRun } from './start-run.ts';

const { db } = await testDatabase();
let answer: SourceReading;
const ctx = testContext(db, { ports: { sources: { ...unreadSources, read: () => Promise.resolve(answer) } } });

const TOWN = SourceId.parse('town');
const never = new AbortController().signal;
const misread = aListing({
  externalId: 'one',
  street: '200 Elm St, La Grange KY 40031',
  city: 'Louisville',
  zip: null,
});
const right: Listing = { ...misread, street: '200 Elm St', city: 'La Grange', zip: '40031' };

const read = async () => {
  const { runId } = await startRun(ctx, [TOWN]);
  await performRun(ctx, runId, never);
};
/** Marks everything as read by the previous release. */
const readByOlderRules = async () => {
  await db.execute(sql`update ingest_sources set rules = 1`);
  await db.execute(sql`update project_listings set rules = 1`);
};
const jobs = async () => {
  const { rows } = await db.execute<{ task: string }>(sql`
    select task_identifier as task from graphile_worker.jobs order by task_identifier`);
  return rows.map(({ task }) => task);
};
/** Simulates the next start after an update, including the worker's jobs. */
const start = async () => {
  await db.execute(sql`truncate graphile_worker._private_jobs`);
  await rereadSources(ctx);
  const { rows } = await db.execute<{ id: string }>(sql`select id from ingest_runs where finished_at is null`);
  for (const { id } of rows) await performRun(ctx, id as Parameters<typeof performRun>[1], never);
  await correctListings(ctx, never);
};
const cities = async () =>
  (await db.execute<{ city: string }>(sql`select city from projects`)).rows.map(({ city }) => city);
const history = async () =>
  (
    await db.execute<{ kind: string; is_correction: boolean }>(
      sql`select kind, is_correction from project_history order by id`,
    )
  ).rows.map(({ kind, is_correction }) => (is_correction ? 'corrected' : kind));

beforeEach(async () => {
  await db.execute(
    sql`truncate projects, project_sources, project_cells, ingest_runs, graphile_worker._private_jobs cascade`,
  );
  await configureSource(ctx, { id: TOWN, name: 'Town', kind: 'file', upload: 'id\n1' });
  answer = reading([misread]);
  await read();
});

describe('the first start after an update with new reading rules', () => {
  it('reads each source again in the background and corrects what was misread', async () => {
    await readByOlderRules();
    answer = reading([right]);
    await start();
    expect(await cities()).toEqual(['La Grange']);
    expect(await history()).toEqual(['listed', 'corrected']);
  });

  it('is the only one that does: the next start reads nothing', async () => {
    await readByOlderRules();
    await start();
    await db.execute(sql`truncate graphile_worker._private_jobs`);
    await rereadSources(ctx);
    expect(await jobs()).toEqual(['correct-listings']);
  });

  it('retries a source that could not be reached', async () => {
    await readByOlderRules();
    answer = { kind: 'failed', problem: { kind: 'unreachable', host: 'metro.example.org' }, retryAt: null };
    await start();
    expect(await cities()).toEqual(['Louisville']);
    answer = reading([right]);
    await start();
    expect(await cities()).toEqual(['La Grange']);
  });

  it('corrects stored listings of disabled sources', async () => {
    await readByOlderRules();
    await enableSource(ctx, TOWN, false);
    await start();
    expect(await cities()).toEqual(['La Grange']);
    expect(await history()).toEqual(['listed', 'corrected']);
  });

  it('corrects stored listings whose row is gone', async () => {
    await markVanished(ctx, TOWN, []);
    await readByOlderRules();
    answer = reading([]);
    await correctListings(ctx, never);
    expect(await cities()).toEqual(['La Grange']);
  });
});
