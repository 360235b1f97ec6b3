import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { expectExact } from '../testing/full-scan.ts';
import { crowd, hubs, louisville, makeWorld, type Question, RADIUS, settle } from '../testing/search-world.ts';
import { bestRatedQuery, nationwideQuery, nearestQuery, searchAround, searchNationwide } from './contractor-search.ts';

const database = await testDatabase();
const { db } = database;
const world = makeWorld(7);
const LIMIT = 20;

const asked = (given: Partial<Question> & Pick<Question, 'trade'>, spot = louisville): Question => ({
  around: { ...spot, radiusMiles: RADIUS },
  order: 'featured',
  limit: LIMIT,
  ...given,
});

beforeAll(() => settle(db, world));

async function planOf(query: SQL): Promise<string> {
  const plan = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('searching around a point', () => {
  it('finds the same as a full scan, anywhere on the globe, in every order, page by page', async () => {
    let hits = 0;
    for (let question = 0; question < 300; question += 1) hits += await expectExact(db, world, world.ask(), 3);
    expect(hits).toBeGreaterThan(3000);
  });

  it('is exact at the poles and on both sides of the date line', async () => {
    const spots = [90, -90].flatMap((latitude) => [0, 180, -180, 77].map((longitude) => ({ latitude, longitude })));
    for (const latitude of [51.9, -16.5]) {
      for (const longitude of [180, -180, 179.999, -179.999, 179.2, -179.2]) spots.push({ latitude, longitude });
    }
    for (const spot of spots) await expectExact(db, world, asked({ trade: 'plumbing' }, spot), 20);
  });

  it('includes a contractor at exactly 60 miles, but not one slightly farther away', async () => {
    for (const hub of hubs) await expectExact(db, world, asked({ trade: 'handyman', limit: 80 }, hub));
    const { total } = await searchAround(db, { trade: 'handyman', limit: 1 }, { ...louisville, radiusMiles: RADIUS });
    // 12 of the 18 around the radius, and the rings at 7, 20 and 41 miles.
    expect(total).toBe(12 + 3 * 14);
  });

  it('breaks ties by id, even across pages', async () => {
    for (const limit of [1, 7, 20, 29, 30, 31, 60, 80]) {
      for (const order of ['featured', 'distance', 'rating'] as const) {
        await expectExact(db, world, asked({ trade: 'construction', limit, order }), 70);
        await expectExact(db, world, asked({ trade: 'handyman', limit, order }), 70);
      }
    }
  });

  it('leaves out excluded contractors and still fills the page', async () => {
    const around = { ...louisville, radiusMiles: RADIUS };
    const first = await searchAround(db, { trade: 'plumbing', limit: 5 }, around);
    const exclude = first.hits.map((hit) => hit.id);
    expect(await expectExact(db, world, asked({ trade: 'plumbing', limit: 3, exclude }))).toBe(3);
  });

  it('counts up to a thousand, on every page', async () => {
    await expectExact(db, world, asked({ trade: 'construction' }, crowd), 52);
    const { total } = await searchAround(db, { trade: 'construction', limit: 1 }, { ...crowd, radiusMiles: RADIUS });
    expect(total).toBe(1000);
  });

  it('returns an empty result where there is nobody', async () => {
    const nowhere = { latitude: -50, longitude: -85, radiusMiles: RADIUS };
    expect(await searchAround(db, { trade: 'construction', limit: LIMIT }, nowhere)).toEqual({
      hits: [],
      total: 0,
      next: null,
    });
  });

  it('reads the index nearest first in each tier', async () => {
    const around = { ...louisville, radiusMiles: RADIUS };
    const plan = await planOf(nearestQuery({ trade: 'plumbing', limit: LIMIT }, around, 'featured', LIMIT + 4));
    expect(plan.match(/Order By: \(pos <-> /g)).toHaveLength(2);
    expect(plan.match(/contractor_trades_around/g)).toHaveLength(4);
    expect(plan).not.toContain('Seq Scan');
  });

  it('reads those with reviews from a separate index, and the others nearest first', async () => {
    const around = { ...louisville, radiusMiles: RADIUS };
    const plan = await planOf(bestRatedQuery({ trade: 'plumbing', limit: LIMIT }, around, LIMIT + 4));
    expect(plan).toContain('contractor_trades_rated_around');
    expect(plan.match(/Order By: \(pos <-> /g)).toHaveLength(2);
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('searching nationwide', () => {
  it('reads an index in the order of the names', async () => {
    const plan = await planOf(nationwideQuery({ trade: 'construction', limit: LIMIT }));
    expect(plan.match(/Index (Only )?Scan using contractor_trades_by_name/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('lists everyone once, featured first, page by page', async () => {
    const ids: string[] = [];
    let after: Awaited<ReturnType<typeof searchNationwide>>['next'] = null;
    do {
      const found = await searchNationwide(db, { trade: 'handyman', limit: 17, ...(after && { after }) });
      ids.push(...found.hits.map((hit) => hit.id));
      after = found.next;
    } while (after !== null);
    const everybody = world.citizens.filter(({ trades }) => trades.includes('handyman'));
    const byName = (a: { companyName: string }, b: { companyName: string }) =>
      a.companyName.toLowerCase() < b.companyName.toLowerCase() ? -1 : 1;
    const wanted = [true, false].flatMap((featured) =>
      everybody.filter(({ isPremium }) => isPremium === featured).toSorted(byName),
    );
    expect(ids).toEqual(wanted.map(({ id }) => id));
  });
});
