import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import type { NewContractorRow } from '../tables.ts';
import { insertContractors } from './contractor.ts';
import {
  type Around,
  aroundQuery,
  COUNT_LIMIT,
  nationwideQuery,
  type SearchScope,
  searchAround,
} from './contractor-search.ts';

const database = await testDatabase();
const { db } = database;

const RADIUS = 60;
const LIMIT = 20;
/** Miles within which two distances count as a tie: the index and the formula differ in the last bits. */
const SAME = 1e-7;
const trades = ['plumbing', 'electrical', 'hvac'] as const satisfies readonly Trade[];

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** The same numbers at every run: a failure can be looked at again. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = generator(7);
const from = (low: number, high: number) => low + random() * (high - low);
const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** The point so many miles from another, in a direction in radians clockwise from north. */
function pointFrom({ latitude, longitude }: Spot, miles: number, bearing: number): Spot {
  const angle = miles / 3958.8;
  const lat = (latitude * Math.PI) / 180;
  const sine = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing);
  const turned = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * sine,
  );
  return { latitude: (Math.asin(sine) * 180) / Math.PI, longitude: wrapped(longitude + (turned * 180) / Math.PI) };
}

const louisville = { latitude: 38.2527, longitude: -85.7585 };
const crowd = { latitude: 45, longitude: 100 };
const hubs: readonly Spot[] = [
  louisville,
  { latitude: 40.7128, longitude: -74.006 },
  { latitude: 89.9, longitude: 12 },
  { latitude: 90, longitude: 0 },
  { latitude: -89.95, longitude: -140 },
  { latitude: 51.9, longitude: 179.95 },
  { latitude: -16.5, longitude: -179.9 },
  { latitude: 0, longitude: 0 },
];

let serial = 0;
function contractor(spot: Spot, given: Partial<NewContractorRow> = {}): NewContractorRow {
  serial += 1;
  const id = given.id ?? ContractorId.parse(`ct_${String(serial).padStart(5, '0')}`);
  return {
    id,
    slug: id,
    companyName: `Firm ${id}`,
    city: 'Somewhere',
    state: 'KY',
    timeZone: 'UTC',
    trades: [trades[serial % trades.length] ?? 'plumbing'],
    isPremium: random() < 0.1,
    billingIdentity: id,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...spot,
    ...given,
  };
}

const rows: NewContractorRow[] = [
  ...Array.from({ length: 1200 }, () => contractor({ latitude: from(-90, 90), longitude: from(-180, 180) })),
  ...hubs.flatMap((hub) =>
    Array.from({ length: 150 }, () => contractor(pointFrom(hub, from(0, 75), from(0, 2 * Math.PI)))),
  ),
  // Exactly at the radius, a little inside, a little outside.
  ...hubs.flatMap((hub) =>
    [RADIUS, RADIUS - 1e-4, RADIUS + 1e-4].flatMap((miles) =>
      [0, 1, 2, 3, 4, 5].map((bearing) => contractor(pointFrom(hub, miles, bearing), { trades: ['handyman'] })),
    ),
  ),
  // Many at one address, in both tiers: only the id tells them apart.
  ...Array.from({ length: 60 }, (_, at) =>
    contractor(pointFrom(louisville, 3, 1), { trades: ['construction'], isPremium: at % 2 === 0 }),
  ).reverse(),
  // More than are counted.
  ...Array.from({ length: COUNT_LIMIT + 40 }, () =>
    contractor(pointFrom(crowd, from(0, 50), from(0, 2 * Math.PI)), { trades: ['construction'] }),
  ),
];

const byId = new Map(rows.map((row) => [row.id, row]));

beforeAll(async () => {
  await insertContractors(db, rows);
  await db.execute(sql`analyze contractor_trades`);
});

/** What the search should find, by looking at everything. */
function bruteForce({ trade, limit, exclude = [] }: SearchScope, around: Around) {
  const near = rows
    .filter((row) => row.trades.includes(trade) && !exclude.includes(row.id))
    .map((row) => ({ row, distance: milesBetween(around, row) }))
    .filter(({ distance }) => distance <= around.radiusMiles + SAME);
  const ordered = near.sort(
    (a, b) =>
      Number(b.row.isPremium) - Number(a.row.isPremium) || a.distance - b.distance || (a.row.id < b.row.id ? -1 : 1),
  );
  return {
    hits: ordered.slice(0, limit).map(({ row, distance }) => ({ id: row.id, row, distance })),
    total: Math.min(near.length, COUNT_LIMIT),
  };
}

async function planOf(query: SQL): Promise<string> {
  const plan = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
}

/**
 * The same contractors in the same order, but that different spots at the same distance may change places: there the
 * index and the formula differ in the last bits. Contractors on one spot may not.
 */
async function expectExact(scope: SearchScope, around: Around): Promise<number> {
  const expected = bruteForce(scope, around);
  const found = await searchAround(db, scope, around);
  const where = `${scope.trade} around ${around.latitude}, ${around.longitude}`;
  expect(found.total, where).toBe(expected.total);
  expect(new Set(found.hits.map((hit) => hit.id)).size, where).toBe(expected.hits.length);
  found.hits.forEach((hit, at) => {
    const wanted = expected.hits[at];
    const row = byId.get(hit.id);
    const distance = row ? milesBetween(around, row) : Number.NaN;
    expect(hit.distance, where).toBeCloseTo(distance, 6);
    if (hit.id === wanted?.id) return;
    expect(Math.abs(distance - (wanted?.distance ?? Number.NaN)), `${where}: ${hit.id} for ${wanted?.id}`).toBeLessThan(
      SAME,
    );
    expect(row?.isPremium, where).toBe(wanted?.row.isPremium);
    expect([row?.latitude, row?.longitude], where).not.toEqual([wanted?.row.latitude, wanted?.row.longitude]);
  });
  return found.hits.length;
}

describe('searching around a point', () => {
  it('finds what looking at everything finds, anywhere on the globe', async () => {
    let hits = 0;
    for (let query = 0; query < 200; query += 1) {
      const hub = hubs[query % hubs.length] ?? louisville;
      const spot =
        query % 4 === 0
          ? { latitude: from(-90, 90), longitude: from(-180, 180) }
          : pointFrom(hub, from(0, 90), from(0, 2 * Math.PI));
      hits += await expectExact(
        { trade: trades[query % trades.length] ?? 'plumbing', limit: LIMIT },
        { ...spot, radiusMiles: RADIUS },
      );
    }
    expect(hits).toBeGreaterThan(2000);
  });

  it('is exact at the poles, on the date line and on its other side', async () => {
    const spots: Spot[] = [90, -90].flatMap((latitude) =>
      [0, 180, -180, 77].map((longitude) => ({ latitude, longitude })),
    );
    for (const latitude of [51.9, -16.5]) {
      for (const longitude of [180, -180, 179.999, -179.999, 179.2, -179.2]) spots.push({ latitude, longitude });
    }
    for (const trade of trades) {
      for (const spot of spots) await expectExact({ trade, limit: LIMIT }, { ...spot, radiusMiles: RADIUS });
    }
  });

  it('counts a contractor at exactly 60 miles in, and one a hair further out', async () => {
    for (const hub of hubs) {
      await expectExact({ trade: 'handyman', limit: 50 }, { ...hub, radiusMiles: RADIUS });
    }
    const { total } = await searchAround(db, { trade: 'handyman', limit: 50 }, { ...louisville, radiusMiles: RADIUS });
    expect(total).toBe(12);
  });

  it('breaks ties by id, also where the limit cuts through them, featured ones first', async () => {
    for (const limit of [1, 7, 20, 29, 30, 31, 45, 60, 80]) {
      await expectExact({ trade: 'construction', limit }, { ...louisville, radiusMiles: RADIUS });
    }
  });

  it('leaves out those that were asked before, and still fills the answer', async () => {
    const around = { ...louisville, radiusMiles: RADIUS };
    const first = await searchAround(db, { trade: 'plumbing', limit: 5 }, around);
    const exclude = first.hits.map((hit) => hit.id);
    expect(await expectExact({ trade: 'plumbing', limit: 3, exclude }, around)).toBe(3);
  });

  it('counts up to a thousand', async () => {
    await expectExact({ trade: 'construction', limit: LIMIT }, { ...crowd, radiusMiles: RADIUS });
    await expectExact({ trade: 'construction', limit: LIMIT }, { ...crowd, radiusMiles: 20 });
    const { total } = await searchAround(
      db,
      { trade: 'construction', limit: LIMIT },
      { ...crowd, radiusMiles: RADIUS },
    );
    expect(total).toBe(1000);
  });

  it('finds nobody, and counts nobody, where there is nobody', async () => {
    const found = await searchAround(
      db,
      { trade: 'construction', limit: LIMIT },
      { ...louisville, latitude: -50, radiusMiles: RADIUS },
    );
    expect(found).toEqual({ hits: [], total: 0 });
  });

  it('reads the index nearest first in each tier', async () => {
    const query = aroundQuery({ trade: 'plumbing', limit: LIMIT }, { ...louisville, radiusMiles: RADIUS });
    const plan = await planOf(query);
    expect(plan.match(/Order By: \(pos <-> /g)).toHaveLength(2);
    expect(plan.match(/contractor_trades_around/g)).toHaveLength(4);
    expect(plan).not.toContain('Seq Scan');
  });

  it('reads an index in the order of the names where there is no point', async () => {
    const plan = await planOf(nationwideQuery({ trade: 'construction', limit: LIMIT }));
    expect(plan).toContain('contractor_trades_by_name');
    expect(plan).not.toContain('Sort');
  });
});
