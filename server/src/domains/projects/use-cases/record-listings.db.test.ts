import { asc, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aListing } from '../fixtures.ts';
import { projects as table } from '../tables.ts';
import { closeVanished } from './close-vanished.ts';
import { markVanished } from './mark-vanished.ts';
import { recordListings } from './record-listings.ts';
import { checkedNow, registerSource } from './register-source.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock });

const rowsOf = async (statement: ReturnType<typeof sql>) => (await db.execute(statement)).rows;
const projects = () => db.select().from(table).orderBy(asc(table.title));
const history = async () =>
  (await rowsOf(sql`select kind, source_id, fields from project_history order by id`)).map(
    ({ kind, source_id, fields }) => ({ kind, source: source_id, fields: fields as { field: string }[] }),
  );
const kinds = async () => (await history()).map(({ kind }) => kind);
/** Changes whenever a row of these tables is written, even with the same values. */
const writes = () =>
  rowsOf(sql`
    select (select md5(string_agg(xmin::text || ctid::text, ',' order by id)) from projects) as projects,
      (select md5(string_agg(xmin::text || ctid::text, ',' order by external_id)) from project_listings) as listings,
      (select count(*) from project_history) as history`);

beforeEach(async () => {
  await db.execute(sql`truncate projects, project_sources, project_cells cascade`);
  clock.set(new Date('2026-12-01T15:00:00Z'));
  await registerSource(ctx, { id: 'permits', name: 'Permits', host: 'permits.example.org', pageUrl: null });
  await registerSource(ctx, { id: 'bids', name: 'Bids', host: 'bids.example.org', pageUrl: null });
});

describe('listings that are recorded', () => {
  it('become projects with the source of each fact, and recording them again writes nothing', async () => {
    const listings = Array.from({ length: 1500 }, (_, at) => aListing({ externalId: `p${at}`, title: `Job ${at}` }));
    expect(await recordListings(ctx, 'permits', listings)).toEqual({
      created: 1500,
      changed: 0,
      corrected: 0,
      unchanged: 0,
    });
    const before = await writes();
    clock.advance(60);
    const same = listings.map((listing) => ({ ...listing }));
    expect(await recordListings(ctx, 'permits', same)).toEqual({
      created: 0,
      changed: 0,
      corrected: 0,
      unchanged: 1500,
    });
    expect(await writes()).toEqual(before);
    const [project] = await projects();
    expect(project).toMatchObject({
      sourceId: 'permits',
      status: 'bidding-open',
      location: '100 Main St, Louisville, KY 40202',
    });
    expect(project?.provenance).toMatchObject({ title: 'permits', location: 'permits', status: 'permits' });
    expect(project?.provenance).not.toHaveProperty('contractor');
  });

  it('record which facts have changed, and leave all other rows unchanged', async () => {
    const [one, two] = [aListing({ externalId: 'one' }), aListing({ externalId: 'two', title: 'Second job' })];
    await recordListings(ctx, 'permits', [one, two]);
    clock.advance(60);
    const changed = {
      ...one,
      status: 'in-progress' as const,
      contractor: 'Bluegrass Builders',
      budgetMaxCents: 1_250_050,
    };
    expect(await recordListings(ctx, 'permits', [changed, two])).toEqual({
      created: 0,
      changed: 1,
      corrected: 0,
      unchanged: 1,
    });
    expect((await history()).at(-1)).toEqual({
      kind: 'changed',
      source: 'permits',
      fields: [
        { field: 'status', from: 'bidding-open', to: 'in-progress' },
        { field: 'budgetMax', from: null, to: '12500.5' },
        { field: 'contractor', from: null, to: 'Bluegrass Builders' },
      ],
    });
    const [first, second] = await projects();
    expect(first?.lastChangedAt).toEqual(clock.now());
    expect(second?.lastChangedAt).toEqual(second?.firstSeenAt);
  });

  it('record a trade that turns out to be needed, with the reason', async () => {
    const no = { need: 'no', useful: false, confidence: 0.9, reason: 'Deck only: no plumbing.' } as const;
    const yes = { need: 'yes', useful: true, confidence: 0.9, reason: 'Water heater replacement.' } as const;
    const deck = aListing({ plumbingRequired: false, trades: { plumbing: no, electrical: no, hvac: no } });
    await recordListings(ctx, 'permits', [deck]);
    await recordListings(ctx, 'permits', [
      { ...deck, plumbingRequired: true, trades: { plumbing: yes, electrical: no, hvac: no } },
    ]);
    expect((await projects())[0]?.trades?.plumbing).toEqual(yes);
    const [from, to] = ['No. Deck only: no plumbing.', 'Yes. Water heater replacement.'];
    expect((await history()).at(-1)?.fields).toContainEqual({
      field: 'trades.plumbing',
      from,
      to,
      said: { from: { en: from, es: from }, to: { en: to, es: 'Sí. Water heater replacement.' } },
    });
  });

  it('add no history for invisible changes, such as another link', async () => {
    const listing = aListing();
    await recordListings(ctx, 'permits', [listing]);
    await recordListings(ctx, 'permits', [{ ...listing, url: 'https://permits.example.org/moved' }]);
    expect(await kinds()).toEqual(['listed']);
    expect((await projects())[0]?.sourceUrl).toBe('https://permits.example.org/moved');
  });

  it('have the earliest date of any source; without one they are undated and sorted by when they were first seen', async () => {
    const permit = aListing({ externalId: 'permit', permitNumber: 'BLD-2026-00123', listedAt: null, listedOn: null });
    await recordListings(ctx, 'permits', [permit]);
    expect((await projects())[0]).toMatchObject({ isDated: false, listedOn: null, listedAt: clock.now() });
    const month = { listedAt: '2026-05-01T04:00:00.000Z', listedOn: '2026-05' };
    clock.advance(60);
    await recordListings(ctx, 'bids', [{ ...permit, externalId: 'bid', ...month }]);
    const listedAt = new Date(month.listedAt);
    expect(await projects()).toMatchObject([{ isDated: true, listedOn: '2026-05', listedAt }]);
    expect((await history()).at(-1)).toMatchObject({ fields: [{ field: 'listedOn', from: null, to: '2026-05' }] });
  });

  it('are stored once if two processes record them concurrently', async () => {
    const listings = Array.from({ length: 200 }, (_, at) => aListing({ externalId: `p${at}` }));
    const both = await Promise.all([1, 2, 3].map(() => recordListings(ctx, 'permits', listings)));
    expect(both.reduce((sum, { created }) => sum + created, 0)).toBe(200);
    expect(await projects()).toHaveLength(200);
    expect(await kinds()).toHaveLength(200);
  });
});

describe('the same project from two sources', () => {
  const permit = aListing({
    externalId: 'permit',
    title: 'Commercial plumbing at 100 Main St',
    permitNumber: 'BLD-2026-00123',
    contractor: 'Bluegrass Builders',
    status: 'planning',
    point: { latitude: 38.25, longitude: -85.76, precision: 'exact' },
  });
  const bid = aListing({
    externalId: 'bid',
    title: 'Invitation to bid: restroom plumbing',
    permitNumber: 'bld 2026 00123',
    street: null,
    zip: null,
    deadline: { at: '2026-12-20T14:00:00-05:00', zone: 'America/Kentucky/Louisville' },
    contactInfo: 'bids@example.org',
    point: { latitude: 38.2, longitude: -85.7, precision: 'zip' },
  });

  it('is one project by its permit number, with each fact from the source that has it', async () => {
    await recordListings(ctx, 'permits', [permit]);
    clock.advance(60);
    // It is a new listing, but no new project.
    expect(await recordListings(ctx, 'bids', [bid])).toEqual({ created: 0, changed: 1, corrected: 0, unchanged: 0 });
    const all = await projects();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      title: permit.title,
      status: 'bidding-open',
      latitude: 38.25,
      precision: 'exact',
      contactInfo: 'bids@example.org',
      deadlineAt: new Date('2026-12-20T19:00:00Z'),
      provenance: { title: 'permits', status: 'bids', latitude: 'permits', contactInfo: 'bids', deadline: 'bids' },
    });
    expect(await kinds()).toEqual(['listed', 'listed']);
    expect((await history())[1]).toMatchObject({ source: 'bids' });
    expect((await history())[1]?.fields.map(({ field }) => field)).toEqual(['status', 'deadline', 'contactInfo']);
  });

  it('is one by address, time and words, however the street is written', async () => {
    const asListed = {
      ...permit,
      permitNumber: null,
      title: 'Restroom renovation',
      description: 'New plumbing fixtures',
    };
    const asTold = {
      ...bid,
      permitNumber: null,
      title: 'Renovate restrooms',
      street: '100 Main Street, Suite 4',
      zip: '40202',
    };
    await recordListings(ctx, 'permits', [asListed]);
    await recordListings(ctx, 'bids', [asTold]);
    expect(await projects()).toHaveLength(1);
  });

  it.each([
    ['another work at the same address', { title: 'Roof replacement', description: 'Shingles and gutters' }],
    ['another time', { listedAt: '2025-06-01T04:00:00Z' }],
    ['another permit', { permitNumber: 'BLD-2026-99999' }],
    ['another ZIP', { zip: '40299' }],
    ['sample data', { isSynthetic: true }],
  ])('is two projects for %s', async (_, difference) => {
    const shared = { ...permit, title: 'Restroom renovation', description: 'New plumbing fixtures' };
    await recordListings(ctx, 'permits', [shared]);
    await recordListings(ctx, 'bids', [{ ...shared, externalId: 'other', permitNumber: null, ...difference }]);
    expect(await projects()).toHaveLength(2);
  });

  it('is never formed from two listings of one source', async () => {
    await recordListings(ctx, 'permits', [permit, { ...permit, externalId: 'again' }]);
    await recordListings(ctx, 'permits', [{ ...permit, externalId: 'later' }]);
    expect(await projects()).toHaveLength(3);
  });

  it('keeps the data of a source that no longer lists it', async () => {
    await recordListings(ctx, 'permits', [permit]);
    clock.advance(60);
    await recordListings(ctx, 'bids', [bid]);
    expect(await markVanished(ctx, 'bids', [])).toBe(1);
    const [project] = await projects();
    expect(project).toMatchObject({ status: 'planning', vanishedAt: null, contactInfo: 'bids@example.org' });
    expect((await history()).at(-1)).toMatchObject({
      kind: 'vanished',
      source: 'bids',
      fields: [{ field: 'status', from: 'bidding-open', to: 'planning' }],
    });
  });
});

describe('a project that vanishes', () => {
  it('is marked, closed after the grace period, and restored when it returns', async () => {
    const [stays, goes] = [aListing({ externalId: 'stays' }), aListing({ externalId: 'goes', title: 'Gone job' })];
    await recordListings(ctx, 'permits', [stays, goes]);
    clock.advance(60);
    expect(await markVanished(ctx, 'permits', ['stays'])).toBe(1);
    expect(await markVanished(ctx, 'permits', ['stays'])).toBe(0);
    const gone = async () => (await projects()).find(({ title }) => title === 'Gone job');
    expect(await gone()).toMatchObject({ status: 'bidding-open', vanishedAt: clock.now() });

    clock.advance(7 * 24 * 60);
    expect(await closeVanished(ctx, 7)).toBe(0);
    clock.advance(1);
    expect(await closeVanished(ctx, 7)).toBe(1);
    expect(await closeVanished(ctx, 7)).toBe(0);
    expect(await gone()).toMatchObject({ status: 'completed' });

    clock.advance(60);
    expect(await recordListings(ctx, 'permits', [stays, goes])).toEqual({
      created: 0,
      changed: 1,
      corrected: 0,
      unchanged: 1,
    });
    expect(await gone()).toMatchObject({ status: 'bidding-open', vanishedAt: null });
    expect(await kinds()).toEqual(['listed', 'listed', 'vanished', 'closed', 'returned']);
    expect((await history()).at(-1)?.fields).toEqual([{ field: 'status', from: 'completed', to: 'bidding-open' }]);
    expect(await recordListings(ctx, 'permits', [stays, goes])).toEqual({
      created: 0,
      changed: 0,
      corrected: 0,
      unchanged: 2,
    });
  });
});

describe('a source', () => {
  it('is shown with its newest name, and with when it was last read', async () => {
    await registerSource(ctx, {
      id: 'permits',
      name: 'Metro permits',
      host: null,
      pageUrl: 'https://permits.example.org/',
    });
    await checkedNow(ctx, 'permits');
    expect(
      await rowsOf(sql`
        select name, host, page_url as url, checked_at = ${clock.now().toISOString()}::timestamptz as now
        from project_sources where id = 'permits'`),
    ).toEqual([{ name: 'Metro permits', host: null, url: 'https://permits.example.org/', now: true }]);
  });
});
