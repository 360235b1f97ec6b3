import { ListProjectsQuery } from '@plumbline/contract/domains/projects/endpoints.ts';
import { MOST_COUNTED } from '@plumbline/contract/domains/projects/project-count.ts';
import { ProjectMapQuery } from '@plumbline/contract/domains/projects/project-map.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { bidsOn, someProjects } from '../fixtures.ts';
import type { ReadNeed } from '../rules/trade-reason.ts';
import { countFacets } from './count-facets.ts';
import { listProjects } from './list-projects.ts';
import { showMap } from './show-map.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { ports: { bids: bidsOn() } });
const now = ctx.clock.now();
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

const told = (need: ReadNeed['need']): ReadNeed => ({ need, useful: true, confidence: 0.9, reason: 'As written.' });
const nothing = { contractor: null, contactInfo: null, budgetMinCents: null, budgetMaxCents: null };
const nowhere = { latitude: null, longitude: null, precision: null };

beforeAll(async () => {
  await someProjects(ctx, [
    {
      title: 'Porch',
      location: '1655 N BELL AVE, Chicago, IL 60647',
      street: '1655 N BELL AVE',
      city: 'Chicago',
      state: 'IL',
      zip: '60647',
      county: null,
      description: 'Install waterheater',
      permitNumber: 'B100961234',
      permitKey: 'B100961234',
      latitude: 41.912,
      longitude: -87.683,
      precision: 'exact',
      ...nothing,
    },
    {
      title: 'Garage',
      location: '4521 Pershing Avenue, St. Louis, MO 63108',
      street: '4521 Pershing Avenue',
      city: 'St. Louis',
      state: 'MO',
      zip: '63108',
      county: null,
      description: 'Replace the water heater',
      permitNumber: 'BLD-26-04471',
      permitKey: 'BLD2604471',
      ...nothing,
      ...nowhere,
    },
    {
      title: 'Bath',
      location: '129 River Rd, Louisville, KY 40206',
      zip: '40206',
      description: 'New bath',
      contractor: 'Ohio Bend Builders LLC',
      contactInfo: null,
      trades: { plumbing: told('yes'), electrical: told('no'), hvac: told('likely') },
      // Listed and changed lately, and counted once.
      listedAt: daysAgo(3),
      firstSeenAt: daysAgo(3),
      lastChangedAt: daysAgo(2),
      budgetMinCents: 25_000_000,
      budgetMaxCents: 25_000_000,
      latitude: 38.26,
      longitude: -85.7,
      precision: 'exact',
    },
    {
      title: 'Kitchen',
      location: '200 Elm Street, La Grange, KY 40031',
      zip: '40031',
      description: 'New kitchen',
      ...nothing,
      listedAt: daysAgo(100),
      firstSeenAt: daysAgo(100),
      lastChangedAt: daysAgo(2),
      plumbingRequired: false,
      latitude: 38.41,
      longitude: -85.38,
      precision: 'exact',
    },
  ]);
});

const titles = async (query: object) =>
  (await listProjects(ctx, ListProjectsQuery.parse(query))).projects.map(({ title }) => title).sort();

describe('a search by address', () => {
  it.each([
    ['N Bell Avenue', ['Porch']],
    ['1655 north bell ave', ['Porch']],
    ['Bell Av', ['Porch']],
    ['Pershing Av', ['Garage']],
    ['pershing ave', ['Garage']],
    ['saint louis', ['Garage']],
    ['st. louis', ['Garage']],
    ['St Louis', ['Garage']],
    // Mistyped.
    ['1655 N Bekl Avenue', ['Porch']],
    ['1655 north bell aveneu', ['Porch']],
    ['Pershign Av', ['Garage']],
    ['165 N Bekl Aveneu', []],
    // Each of these words is known, but not together.
    ['1655 N Bath Ave', []],
    ['1655 N Ball Ave', ['Porch']],
    ['165 N Bell Ave', []],
  ])('%s finds %j', async (search, found) => {
    expect(await titles({ search })).toEqual(found);
  });
});

describe('a search by permit number', () => {
  it.each(['BLD-26-04471', 'bld2604471', 'BLD 26 04471', '26-04471', '2604471', 'permit #26-04471'])(
    'finds it by %s',
    async (search) => {
      expect(await titles({ search })).toEqual(['Garage']);
    },
  );

  it('finds a number without dashes with them, but not one with another prefix', async () => {
    expect(await titles({ search: 'B-100961234' })).toEqual(['Porch']);
    expect(await titles({ search: '100961234' })).toEqual(['Porch']);
    expect(await titles({ search: 'X-100961234' })).toEqual([]);
  });
});

it('a word of the trade is found together and apart', async () => {
  for (const search of ['waterheater', 'water heater', 'waterheatr']) {
    expect([search, await titles({ search })]).toEqual([search, ['Garage', 'Porch']]);
  }
});

describe('a filter', () => {
  it.each([
    [{ near: '40206', within: '5' }, ['Bath']],
    [{ near: '40206', within: '50' }, ['Bath', 'Kitchen']],
    [{ near: 'Chicago, IL' }, ['Porch']],
    [{ near: '38.41,-85.38', within: '2' }, ['Kitchen']],
    [{ zip: '40031' }, ['Kitchen']],
    [{ days: '7', zip: '40206' }, ['Bath']],
    // Listed long ago, and changed lately.
    [{ days: '7', zip: '40031' }, ['Kitchen']],
    [{ days: '1', zip: '40031' }, []],
    [{ source: 'nowhere' }, []],
    [{ need: 'yes' }, ['Bath']],
    [{ trade: 'hvac', need: 'likely' }, ['Bath']],
    // Without reasons, only the words are known.
    [{ need: 'likely' }, ['Garage', 'Porch']],
    [{ need: ['no', 'yes'] }, ['Bath', 'Kitchen']],
    [{ builder: 'named' }, ['Bath']],
    [{ builder: 'nobody', zip: '40031' }, ['Kitchen']],
    [{ valueFrom: '$200,000' }, ['Bath']],
    [{ valueTo: '200000' }, []],
    [{ need: 'yes', near: '40206', search: 'bath' }, ['Bath']],
  ])('%j finds %j, as the counts and the map say', async (query, found) => {
    expect(await titles(query)).toEqual(found);
    const filter = ListProjectsQuery.parse(query);
    expect(await listProjects(ctx, filter)).toMatchObject({ total: found.length });
    expect(await countFacets(ctx, filter)).toMatchObject({ matching: found.length });
    expect(await showMap(ctx, ProjectMapQuery.parse(query))).toMatchObject({ matching: found.length });
  });

  it('by a place that nobody knows is refused with what to do', async () => {
    await expect(titles({ near: 'Atlantis, ZZ' })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('offers the sources', async () => {
    expect((await countFacets(ctx, ListProjectsQuery.parse({}))).sources).toEqual([
      { id: SourceId.parse('metro'), name: 'Metro permits' },
    ]);
  });
});

describe('the area to fit a map to', () => {
  const areaOf = async (query: object) => {
    const { area, elsewhere } = await showMap(ctx, ProjectMapQuery.parse(query));
    return { area, elsewhere };
  };
  const at = (west: number, south: number, east: number, north: number) =>
    Object.fromEntries(
      Object.entries({ west, south, east, north }).map(([side, degrees]) => [side, expect.closeTo(degrees, 4)]),
    );

  it('is around what matches in the metro area; what lies elsewhere is counted', async () => {
    expect(await areaOf({})).toEqual({ area: at(-85.7, 38.26, -85.38, 38.41), elsewhere: 1 });
    expect(await areaOf({ zip: '40206' })).toEqual({ area: at(-85.7, 38.26, -85.7, 38.26), elsewhere: 0 });
  });

  it('is another metro area if nothing matches in this one', async () => {
    expect(await areaOf({ zip: '60647' })).toEqual({ area: at(-87.683, 41.912, -87.683, 41.912), elsewhere: 1 });
    expect(await areaOf({ zip: '63108' })).toEqual({ area: null, elsewhere: 0 });
  });

  it('doesn’t place a project of another metro area without a point around Louisville', async () => {
    const { unplaced, unplacedCount } = await showMap(ctx, ProjectMapQuery.parse({}));
    expect({ unplaced, unplacedCount }).toEqual({ unplaced: [], unplacedCount: 1 });
  });
});

it('of many matches, a count says only that there are more', async () => {
  await ctx.db.execute(sql`
    insert into projects (id, title, location, zip, description, status, project_type, plumbing_required, source_id,
      listed_at, first_seen_at, last_changed_at, is_dated, is_synthetic, provenance)
    select 'pj_many_' || n, 'Bath', 'Chicago, IL', '60601', '', 'planning', 'residential', false, 'metro',
      now(), now(), now(), true, true, '{}'
    from generate_series(1, ${MOST_COUNTED + 2}::int) n`);
  const { total } = await listProjects(ctx, ListProjectsQuery.parse({ zip: '60601', limit: 1 }));
  expect(total).toBe(MOST_COUNTED + 1);
});
