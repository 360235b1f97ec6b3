import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import type { AddressGeocoder, GeocodedPoint, StreetAddress } from '../../locations/ports.ts';
import { placeByZip } from '../../locations/public.ts';
import { aListing, aProject, bidsOn } from '../fixtures.ts';
import type { Listing } from '../rules/listing.ts';
import { geocodeProjects } from './geocode-projects.ts';
import { recordListings } from './record-listings.ts';
import { registerSource } from './register-source.ts';
import { showProject } from './show-project.ts';

const { db } = await testDatabase();
const clock = testClock();
const asked: string[] = [];
let answer: (address: StreetAddress) => GeocodedPoint | null;
const geocoder: AddressGeocoder = {
  name: 'test',
  atOnce: 100,
  pauseMs: 0,
  patienceMs: 60_000,
  dailyAddresses: 1000,
  find: async (addresses) => {
    asked.push(...addresses.map(({ street }) => street));
    return addresses.map((address) => answer(address));
  },
};
const ctx = testContext(db, { clock, ports: { addressGeocoder: geocoder, bids: bidsOn() } });

const FOUND: GeocodedPoint = { latitude: 38.1855, longitude: -85.8401, precision: 'exact', state: 'KY' };
const middle = placeByZip('40216')!;
const ZIP_POINT: Listing['point'] = {
  latitude: middle.latitude,
  longitude: middle.longitude,
  precision: 'zip',
};
const listing = (given: Partial<Listing> = {}) =>
  aListing({ street: '1338 Lynmar Dr', zip: '40216', point: ZIP_POINT, ...given });
const geocode = (signal = new AbortController().signal) => geocodeProjects(ctx, signal);
const rowsOf = async (statement: ReturnType<typeof sql>) => (await db.execute(statement)).rows;
const project = async () => {
  const [row] = await rowsOf(sql`select id from projects`);
  return showProject(ctx, row?.id as never);
};
const kinds = async () => (await rowsOf(sql`select kind from project_history order by id`)).map(({ kind }) => kind);
const planned = async () =>
  (await rowsOf(sql`select run_at from graphile_worker.jobs where task_identifier = 'geocode-projects'`)).map(
    ({ run_at }) => new Date(String(run_at)),
  );

beforeEach(async () => {
  await db.execute(sql`truncate projects, project_sources, project_cells, geocoded_addresses, geocoder_turns cascade`);
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  clock.set(new Date('2026-12-01T15:00:00Z'));
  asked.splice(0);
  answer = () => FOUND;
  await registerSource(ctx, { id: 'permits', name: 'Permits', host: null, pageUrl: null });
});

describe('a project at the center of its ZIP code', () => {
  it('moves to where the geocoder finds its address, without counting as changed by its source', async () => {
    await recordListings(ctx, 'permits', [listing()]);
    expect(await project()).toMatchObject({ precision: 'zip', locatedBy: 'zip' });
    expect(await planned()).toHaveLength(1);
    clock.advance(60);
    await geocode();
    const found = await project();
    expect(found).toMatchObject({
      latitude: '38.1855',
      longitude: '-85.8401',
      precision: 'exact',
      locatedBy: 'geocoder',
      lastChangedAt: '2026-12-01T15:00:00.000Z',
    });
    expect(found.provenance).not.toHaveProperty('latitude');
    expect(await kinds()).toEqual(['listed']);
  });

  it('keeps the geocoded point when its source is read again with other changes', async () => {
    await recordListings(ctx, 'permits', [listing()]);
    await geocode();
    await recordListings(ctx, 'permits', [listing()]);
    await recordListings(ctx, 'permits', [listing({ title: 'Restroom rebuild' })]);
    expect(await project()).toMatchObject({ title: 'Restroom rebuild', latitude: '38.1855', locatedBy: 'geocoder' });
    expect((await project()).history[0]?.fields).toEqual([
      { field: 'title', from: 'Restroom renovation', to: 'Restroom rebuild' },
    ]);
    await geocode();
    expect(asked).toEqual(['1338 Lynmar Dr']);
  });

  it('moves to its source’s own point as soon as there is one', async () => {
    await recordListings(ctx, 'permits', [listing()]);
    await geocode();
    const point = { latitude: 38.19, longitude: -85.85, precision: 'exact' } as const;
    await recordListings(ctx, 'permits', [listing({ point })]);
    expect(await project()).toMatchObject({ latitude: '38.19', locatedBy: 'source' });
    expect(await kinds()).toEqual(['listed']);
  });

  it('is looked up again when its address changes', async () => {
    await recordListings(ctx, 'permits', [listing()]);
    await geocode();
    await recordListings(ctx, 'permits', [listing({ street: '12 Oak St' })]);
    const moved = await project();
    expect(moved).toMatchObject({ precision: 'zip', locatedBy: 'zip' });
    expect(moved.history[0]?.fields.map(({ field }) => field)).toEqual(['location']);
    await geocode();
    expect(asked).toEqual(['1338 Lynmar Dr', '12 Oak St']);
    expect(await project()).toMatchObject({ locatedBy: 'geocoder' });
  });

  it('stays there if the geocoder doesn’t know the address, and is looked up again two months later', async () => {
    answer = () => null;
    await recordListings(ctx, 'permits', [listing()]);
    await geocode();
    await geocode();
    await recordListings(ctx, 'permits', [listing({ title: 'Restroom rebuild' })]);
    await geocode();
    expect(asked).toHaveLength(1);
    expect(await project()).toMatchObject({ precision: 'zip', locatedBy: 'zip' });
    clock.advance(61 * 24 * 60);
    answer = () => ({ ...FOUND, precision: 'street' });
    await geocode();
    expect(asked).toHaveLength(2);
    expect(await project()).toMatchObject({ precision: 'street', locatedBy: 'geocoder' });
  });

  it('from an older database is found as well', async () => {
    const before = { street: '12 Oak St', zip: '40216', latitude: middle.latitude, longitude: middle.longitude };
    await aProject(ctx, { ...before, precision: 'zip', isSynthetic: false });
    await geocode();
    expect(await rowsOf(sql`select located_by, precision from projects`)).toEqual([
      { located_by: 'geocoder', precision: 'exact' },
    ]);
  });
});

describe('the geocoder is not asked about', () => {
  it.each<[string, Partial<Listing>]>([
    ['sample data', { isSynthetic: true }],
    ['a project whose source gives the place', { point: { latitude: 38.19, longitude: -85.85, precision: 'street' } }],
    ['an address without a house', { street: '0 Lynmar Dr' }],
    ['a block', { street: '100 Block of Lynmar Dr' }],
    ['a project without a street', { street: null }],
    ['what is done', { status: 'completed' }],
  ])('%s', async (_, given) => {
    await recordListings(ctx, 'permits', [listing(given)]);
    await geocode();
    await geocode();
    expect(asked).toEqual([]);
  });

  it('anything if no geocoder is configured', async () => {
    const without = testContext(db, { clock, ports: { addressGeocoder: null } });
    await recordListings(without, 'permits', [listing()]);
    await geocodeProjects(without, new AbortController().signal);
    expect(await planned()).toEqual([]);
  });
});

describe('many projects', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => listing({ externalId: `p${at}`, street: `${at + 1} Oak St` }));

  it('at one address cost one lookup, and each is found', async () => {
    await recordListings(ctx, 'permits', [
      listing({ externalId: 'p1', title: 'Sewer' }),
      listing({ externalId: 'p2', title: 'Roof', street: '1338 LYNMAR DR, UNIT 2' }),
    ]);
    await geocode();
    expect(asked).toHaveLength(1);
    expect(await rowsOf(sql`select located_by from projects`)).toEqual(Array(2).fill({ located_by: 'geocoder' }));
  });

  it('wait until the next day if the daily limit is reached, with a job scheduled for then', async () => {
    await recordListings(ctx, 'permits', many(3));
    const capped = testContext(db, { clock, ports: { addressGeocoder: { ...geocoder, dailyAddresses: 2 } } });
    await geocodeProjects(capped, new AbortController().signal);
    expect(asked).toHaveLength(2);
    expect(await planned()).toEqual([new Date('2026-12-02T00:00:00Z')]);
  });

  it('are left to another process if this one stops, without duplicate lookups', async () => {
    await recordListings(ctx, 'permits', many(3));
    const stopping = new AbortController();
    const stopsAfterOne = {
      ...geocoder,
      atOnce: 1,
      find: (addresses: readonly StreetAddress[], signal: AbortSignal) => {
        stopping.abort();
        return geocoder.find(addresses, signal);
      },
    };
    await geocodeProjects(testContext(db, { clock, ports: { addressGeocoder: stopsAfterOne } }), stopping.signal);
    expect(asked).toHaveLength(1);
    expect(await planned()).toHaveLength(1);
    await geocode();
    expect(new Set(asked).size).toBe(3);
    expect(asked).toHaveLength(3);
  });
});

it('a geocoded point is not stored if the source has given one in the meantime', async () => {
  await recordListings(ctx, 'permits', [listing()]);
  const point = { latitude: 38.19, longitude: -85.85, precision: 'exact' } as const;
  const overtaken = {
    ...geocoder,
    find: async () => {
      await recordListings(ctx, 'permits', [listing({ point })]);
      return [FOUND];
    },
  };
  await geocodeProjects(
    testContext(db, { clock, ports: { addressGeocoder: overtaken } }),
    new AbortController().signal,
  );
  expect(await project()).toMatchObject({ latitude: '38.19', locatedBy: 'source' });
});
