import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../fixtures.ts';
import type { PlaceSearch, PlaceSeen, PlacesPort } from '../ports.ts';
import type { ImportedListing } from '../rules/imported-listing.ts';
import { matchKeys } from '../rules/same-business.ts';
import { THIN_AREA } from '../rules/thin-area.ts';
import { keepListings, keepSource } from '../store/contractor-listing.ts';
import { findPlacesElsewhere } from './find-places-elsewhere.ts';

const database = await testDatabase();
const clock = testClock();

const seen = (given: Partial<PlaceSeen> = {}): PlaceSeen => ({
  placeId: 'ChIJ-far',
  name: 'Frontier Plumbing',
  address: '5 Pine St, Tok, AK 99780, USA',
  street: '5 Pine St',
  city: 'Tok',
  state: 'AK',
  zipCode: '99780',
  latitude: 63.4,
  longitude: -142.99,
  phone: '(907) 883-1234',
  website: 'https://frontier.example',
  pageUrl: 'https://maps.example/?cid=1',
  credits: [{ name: 'Tok Yellow Pages', url: null }],
  ...given,
});
const near = seen({ placeId: 'ChIJ-near', name: 'Tok Pipe & Drain', latitude: 63.34, phone: null, website: null });

let searches: PlaceSearch[] = [];
const service = (answer: () => Promise<PlaceSeen[]>, dailySearches = 10): PlacesPort => ({
  provider: 'test',
  attribution: 'Test Maps',
  dailySearches,
  search: (search) => {
    searches.push(search);
    return answer();
  },
});
const ask = (places: PlacesPort | null) =>
  findPlacesElsewhere(testContext(database.db, { clock, ports: { places } }), {
    serviceType: 'plumbing',
    latitude: 63.3367,
    longitude: -142.9856,
  });
const tok = { latitude: 63.3367, longitude: -142.9856 };
const ctx = testContext(database.db, { clock });

beforeEach(async () => {
  searches = [];
  await database.db.execute(sql`truncate contractors, outside_places, outside_place_calls cascade`);
});

describe('in an area where this directory has few contractors', () => {
  it('shows another service’s results, nearest first, under its name', async () => {
    expect(await ask(service(async () => [seen(), near]))).toEqual({
      attribution: 'Test Maps',
      places: [
        expect.objectContaining({ name: 'Tok Pipe & Drain', distance: 0.27 }),
        {
          name: 'Frontier Plumbing',
          address: '5 Pine St, Tok, AK 99780, USA',
          phone: '(907) 883-1234',
          website: 'https://frontier.example',
          pageUrl: 'https://maps.example/?cid=1',
          credits: [{ name: 'Tok Yellow Pages', url: null }],
          distance: 4.38,
        },
      ],
    });
    expect(searches).toEqual([{ trade: 'plumbing', ...tok, radiusMiles: 60 }]);
  });

  it('stores only the ids of the results', async () => {
    await ask(service(async () => [seen(), near]));
    const { rows } = await database.db.execute(sql`select * from outside_places order by place_id`);
    expect(rows).toEqual(
      ['ChIJ-far', 'ChIJ-near'].map((place_id) => ({
        provider: 'test',
        place_id,
        contractor_id: null,
        seen_at: expect.anything(),
      })),
    );
    const tables = await database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables.rows) {
      const found = await database.db.execute(
        sql`select from ${sql.identifier(name)} as t where t::text ~ 'Frontier|883-1234|Pine St'`,
      );
      expect(found.rowCount, name).toBe(0);
    }
  });

  it('leaves out businesses listed here, and remembers them', async () => {
    const listed = await aContractor(ctx, { ...tok, state: 'AK', city: 'Tok' });
    await keepSource(database.db, { id: 'overture', name: 'Overture Maps', kind: 'places' });
    const facts: ImportedListing = {
      externalId: '1',
      name: 'Frontier Plumbing LLC',
      contactName: null,
      street: '5 Pine Street',
      city: 'Tok',
      state: 'AK',
      zipCode: '99780',
      ...tok,
      precision: 'exact',
      phone: '+19078831234',
      email: null,
      website: null,
      trades: ['plumbing'],
      specialties: [],
      license: null,
      closed: null,
    };
    const at = clock.now();
    await keepListings(database.db, [
      {
        sourceId: 'overture',
        externalId: '1',
        contractorId: listed.id,
        fingerprint: '',
        at,
        facts,
        ...matchKeys(facts),
      },
    ]);
    const { places } = await ask(service(async () => [seen(), near]));
    expect(places.map(({ name }) => name)).toEqual(['Tok Pipe & Drain']);
    const { rows } = await database.db.execute(
      sql`select contractor_id from outside_places where place_id = 'ChIJ-far'`,
    );
    expect(rows).toEqual([{ contractor_id: listed.id }]);
  });

  it('makes no more calls than a day allows, across all processes', async () => {
    const limited = service(async () => [near], 2);
    const answers = await Promise.all([ask(limited), ask(limited), ask(limited), ask(limited)]);
    expect(answers.filter(({ places }) => places.length > 0)).toHaveLength(2);
    expect(searches).toHaveLength(2);
    clock.advance(24 * 60);
    expect((await ask(limited)).places).toHaveLength(1);
  });

  it('shows nothing, without failing, if the service is down or none is configured', async () => {
    const nothing = { places: [], attribution: null };
    expect(await ask(service(() => Promise.reject(new Error('503'))))).toEqual(nothing);
    expect(await ask(null)).toEqual(nothing);
    expect(await ask(service(async () => [near], 0))).toEqual(nothing);
  });
});

it('calls no service if there are enough contractors', async () => {
  for (let at = 0; at < THIN_AREA; at += 1) await aContractor(ctx, tok);
  expect(await ask(service(async () => [near]))).toEqual({ places: [], attribution: null });
  expect(searches).toEqual([]);
});
