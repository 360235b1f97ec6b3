import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aListing } from '../fixtures.ts';
import type { Listing } from '../rules/listing.ts';
import { projects as table } from '../tables.ts';
import { closeVanished } from './close-vanished.ts';
import { correctOutdated } from './correct-outdated.ts';
import { markVanished } from './mark-vanished.ts';
import { recordListings } from './record-listings.ts';
import { registerSource } from './register-source.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock });
const { signal } = new AbortController();

const misread = aListing({ externalId: 'one', title: 'One', street: '200 Elm St, La Grange Ky', city: null });
const right = (listing: Listing): Listing => ({ ...listing, street: '200 Elm St', city: 'La Grange' });

const projects = () => db.select().from(table);
const history = async () => {
  const { rows } = await db.execute<{ kind: string; is_correction: boolean; fields: { field: string }[] }>(
    sql`select kind, is_correction, fields from project_history order by id`,
  );
  return rows.map(({ kind, is_correction, fields }) => [
    is_correction ? `${kind} (correction)` : kind,
    ...fields.map(({ field }) => field),
  ]);
};
/** Marks everything as read by the previous release. */
const readByOlderRules = () => db.execute(sql`update project_listings set rules = 1`);
const correct = (stillRead: string[] = [], reread = (_: string, listing: Listing) => right(listing)) =>
  correctOutdated(ctx, { stillRead, reread, signal });

beforeEach(async () => {
  await db.execute(sql`truncate projects, project_sources, project_cells cascade`);
  clock.set(new Date('2026-12-01T15:00:00Z'));
  await registerSource(ctx, { id: 'permits', name: 'Permits', host: null, pageUrl: null });
  await registerSource(ctx, { id: 'recent', name: 'Recent permits', host: null, pageUrl: null, isRolling: true });
});

describe('a source that is read again with newer rules', () => {
  it('corrects what was misread: the history says so, and the project counts as unchanged', async () => {
    await recordListings(ctx, 'permits', [misread]);
    await readByOlderRules();
    const [before] = await projects();
    clock.advance(60);
    const recorded = await recordListings(ctx, 'permits', [right(misread)]);
    expect(recorded).toEqual({ created: 0, changed: 0, corrected: 1, unchanged: 0 });
    expect(await history()).toEqual([['listed'], ['changed (correction)', 'location']]);
    const [project] = await projects();
    expect(project).toMatchObject({ street: '200 Elm St', city: 'La Grange', lastChangedAt: before?.lastChangedAt });
  });

  it('still reports what the source itself has changed in the meantime', async () => {
    await recordListings(ctx, 'permits', [misread]);
    await readByOlderRules();
    const recorded = await recordListings(ctx, 'permits', [{ ...right(misread), permitStatus: 'Finaled' }]);
    expect(recorded).toMatchObject({ changed: 1, corrected: 0 });
    expect(await history()).toEqual([['listed'], ['changed', 'location', 'permitStatus']]);
  });

  it('corrects each listing once', async () => {
    await recordListings(ctx, 'permits', [misread]);
    await readByOlderRules();
    await recordListings(ctx, 'permits', [right(misread)]);
    expect(await recordListings(ctx, 'permits', [misread])).toMatchObject({ changed: 1, corrected: 0 });
  });
});

describe('listings that no source will list again', () => {
  it('are read again from the stored data, once, and stay vanished', async () => {
    await recordListings(ctx, 'permits', [misread]);
    await markVanished(ctx, 'permits', []);
    await readByOlderRules();
    const [before] = await projects();
    clock.advance(60);
    expect(await correct(['permits'])).toBe(1);
    expect(await correct(['permits'])).toBe(0);
    const [project] = await projects();
    expect(project).toMatchObject({
      city: 'La Grange',
      vanishedAt: before?.vanishedAt,
      lastChangedAt: before?.lastChangedAt,
    });
    expect(await history()).toEqual([['listed'], ['vanished'], ['changed (correction)', 'location']]);
  });

  it('are left to their source if it is still read', async () => {
    await recordListings(ctx, 'permits', [misread]);
    await readByOlderRules();
    expect(await correct(['permits'])).toBe(0);
    expect(await correct([])).toBe(1);
  });

  it('are all found, however many there are', async () => {
    const many = Array.from({ length: 1203 }, (_, at) => aListing({ externalId: `p${at}`, title: `Job ${at}` }));
    await recordListings(ctx, 'permits', many);
    await readByOlderRules();
    expect(await correct([], (_, listing) => listing)).toBe(1203);
    expect(await history()).not.toContainEqual(expect.arrayContaining(['changed (correction)']));
  });
});

describe('a project that leaves a list of recent ones', () => {
  const aged = { ...aListing({ externalId: 'aged' }), status: 'in-progress' as const, deadline: null };
  const leave = async (sourceId: string, listing: Listing) => {
    await recordListings(ctx, sourceId, [listing]);
    await markVanished(ctx, sourceId, []);
    clock.advance(30 * 24 * 60);
    await closeVanished(ctx, 7);
    const [project] = await projects();
    return project?.status;
  };

  it('keeps its last known status, whereas one that leaves a complete list is completed', async () => {
    expect(await leave('recent', aged)).toBe('in-progress');
    await db.execute(sql`truncate projects cascade`);
    expect(await leave('permits', aged)).toBe('completed');
  });

  it('is closed if the deadline for bids has passed', async () => {
    const offer = { ...aged, status: 'bidding-open' as const };
    const due = { at: '2026-12-10T15:00:00.000Z', zone: 'America/New_York' };
    expect(await leave('recent', { ...offer, deadline: due })).toBe('completed');
  });

  it('that an older release closed for that reason gets its last status back; one that was really finished stays closed', async () => {
    await leave('recent', aged);
    await leave('permits', {
      ...aged,
      externalId: 'over',
      title: 'Over',
      permitNumber: 'OVER-26-1',
      street: '900 Oak St',
    });
    await db.execute(sql`update projects set status = 'completed'`);
    await readByOlderRules();
    await correct([], (_, listing) => listing);
    const after = await projects();
    expect(Object.fromEntries(after.map(({ sourceId, status }) => [sourceId, status]))).toEqual({
      recent: 'in-progress',
      permits: 'completed',
    });
    expect(await history()).toContainEqual(['changed (correction)', 'status']);
  });
});
