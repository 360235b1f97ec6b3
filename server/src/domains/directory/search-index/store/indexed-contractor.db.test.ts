import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { searchAround } from '../../store/contractor-search.ts';
import { expectExactly } from '../../testing/full-scan.ts';
import { indexEverybody, searchOf } from '../../testing/indexed-world.ts';
import { crowd, hubs, makeWorld, type Question, RADIUS, settle } from '../../testing/search-world.ts';
import { indexedRows } from './indexed-contractor.ts';

const { db } = await testDatabase();
const world = makeWorld(11);
const now = new Date('2026-11-15T17:00:00Z');
await settle(db, world);
const index = await indexEverybody(db, now);
const search = searchOf(db, index);

const asked = (given: Partial<Question> & Pick<Question, 'trade'>, spot = crowd): Question => ({
  around: { ...spot, radiusMiles: RADIUS },
  order: 'featured',
  limit: 20,
  ...given,
});

describe('searching in memory', () => {
  it('finds the same as a full scan, anywhere on the globe, in every order, page by page', async () => {
    let hits = 0;
    for (let question = 0; question < 300; question += 1) hits += await expectExactly(search, world, world.ask(), 3);
    expect(hits).toBeGreaterThan(3000);
  });

  it('includes a contractor at exactly 60 miles, breaks ties by id across pages, and counts up to a thousand', async () => {
    for (const hub of hubs) await expectExactly(search, world, asked({ trade: 'handyman', limit: 80 }, hub));
    for (const limit of [1, 7, 29, 60]) {
      for (const order of ['featured', 'distance', 'rating'] as const) {
        await expectExactly(search, world, asked({ trade: 'handyman', limit, order }, hubs[0]), 70);
      }
    }
    await expectExactly(search, world, asked({ trade: 'construction' }), 52);
  });

  it('answers as SQL does, with the same distances, totals and cursors', async () => {
    for (let question = 0; question < 60; question += 1) {
      const { trade, limit, around, order, specialty, exclude } = world.ask();
      const scope = { trade, limit, specialty, ...(exclude && { exclude }) };
      const [one, other] = [await search(scope, around, order), await searchAround(db, scope, around, order)];
      expect(one.total).toBe(other.total);
      expect(one.next).toEqual(other.next);
      expect(one.hits.map(({ id }) => id)).toEqual(other.hits.map(({ id }) => id));
      one.hits.forEach(({ distance }, at) => expect(distance).toBeCloseTo(other.hits[at]?.distance ?? Number.NaN, 9));
    }
  });
});

describe('rows for the index', () => {
  it('are of those whom searches find', async () => {
    const [first, second] = world.citizens;
    const rows = await indexedRows(db, [first?.id ?? '', second?.id ?? '', 'ct_nobody']);
    expect(rows.map(({ card }) => card.id).toSorted()).toEqual([first?.id, second?.id].toSorted());
    expect(rows[0]).toMatchObject({
      trades: expect.any(Array),
      isFeatured: expect.any(Boolean),
      x: expect.any(Number),
    });
  });
});
