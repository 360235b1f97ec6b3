import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { describe, expect, it } from 'vitest';
import type { SearchPosition } from '../../rules/search-position.ts';
import { spherePoint } from '../../rules/sphere.ts';
import { ContractorIndex, type IndexedContractor } from './contractor-index.ts';
import { type IndexQuestion, searchIndex } from './index-search.ts';

const TRADES = 3;
const louisville = { latitude: 38.2527, longitude: -85.7585 };
type Placed = IndexedContractor & { readonly place: typeof louisville };

/** Contractors in a grid around the town, with several at each place, some of them too far away. */
const contractors: readonly Placed[] = Array.from({ length: 900 }, (_, at) => {
  const place = {
    latitude: louisville.latitude + ((at * 7) % 30) * 0.06 - 0.9,
    longitude: louisville.longitude + ((at * 11) % 25) * 0.09 - 1.1,
  };
  return {
    id: `ct_${String((at * 641) % 900).padStart(4, '0')}`,
    place,
    ...spherePoint(place),
    isFeatured: at % 5 === 0,
    rating: at % 3 === 0 ? 3 + (at % 9) / 4 : null,
    reviews: at % 3 === 0 ? 1 + (at % 4) : 0,
    trades: at % 2 === 0 ? [0, 2] : [1],
    specialties: at % 4,
    hours: 0,
    shownThrough: 20_000,
    card: { offset: 0, length: 0 },
  };
});

function indexOf(all: readonly IndexedContractor[]): ContractorIndex {
  const index = new ContractorIndex(TRADES);
  for (const one of all) index.stage(one);
  index.plant();
  return index;
}

const asked = (given: Partial<IndexQuestion>): IndexQuestion => ({
  trade: 0,
  around: { ...louisville, radiusMiles: 60 },
  order: 'featured',
  limit: 20,
  most: 1000,
  ...given,
});

/** Returns the ids of everybody asked for in order, from a look at all contractors. */
function everybody(all: readonly Placed[], { trade, around, order }: IndexQuestion): string[] {
  const keys = ({ isFeatured, rating, reviews, place }: Placed): number[] => {
    const meters = Math.floor(milesBetween(around, place) * 1609.344 + 0.5);
    if (order === 'featured') return [isFeatured ? 0 : 1, meters];
    return order === 'distance' ? [meters] : [-(rating ?? 0), -reviews, meters];
  };
  return all
    .filter((one) => one.trades.includes(trade) && milesBetween(around, one.place) <= around.radiusMiles)
    .toSorted((one, other) => {
      const [left, right] = [keys(one), keys(other)];
      const at = left.findIndex((key, place) => key !== right[place]);
      return at < 0 ? (one.id < other.id ? -1 : 1) : (left[at] ?? 0) - (right[at] ?? 0);
    })
    .map(({ id }) => id);
}

/** Returns the ids of all pages. */
function allPages(index: ContractorIndex, question: IndexQuestion): string[] {
  const ids: string[] = [];
  const totals: number[] = [];
  let after: SearchPosition | null | undefined;
  while (after !== null) {
    const { hits, next, total } = searchIndex(index, { ...question, after });
    ids.push(...hits.map(({ number }) => index.ids.idOf(number)));
    if (hits.length > 0) totals.push(total);
    after = next;
  }
  expect(new Set(totals).size).toBeLessThanOrEqual(1);
  return ids;
}

describe('searching the index', () => {
  it('finds everybody within the radius once, in each order, page by page', () => {
    const index = indexOf(contractors);
    for (const order of ['featured', 'distance', 'rating'] as const) {
      for (const limit of [1, 7, 20, 1000]) {
        for (const trade of [0, 1, 2]) {
          const question = asked({ order, limit, trade });
          const wanted = everybody(contractors, question);
          expect(wanted.length).toBeGreaterThan(100);
          expect(allPages(index, question)).toEqual(wanted);
          expect(searchIndex(index, question).total).toBe(wanted.length);
        }
      }
    }
  });

  it('finds only who is wanted, and counts no further than asked', () => {
    const index = indexOf(contractors);
    const isWanted = (number: number) => index.specialtiesOf(number) === 2;
    for (const order of ['featured', 'distance', 'rating'] as const) {
      const wanted = everybody(
        contractors.filter(({ specialties }) => specialties === 2),
        asked({ order }),
      );
      expect(allPages(index, asked({ order, isWanted }))).toEqual(wanted);
      expect(searchIndex(index, asked({ order, isWanted })).total).toBe(wanted.length);
      expect(searchIndex(index, asked({ order, isWanted, most: 5 })).total).toBe(5);
      expect(searchIndex(index, asked({ order, most: 5 })).total).toBe(5);
    }
  });

  it('returns nothing where there is nobody', () => {
    const nowhere = { latitude: -50, longitude: 10, radiusMiles: 60 };
    for (const order of ['featured', 'distance', 'rating'] as const) {
      expect(searchIndex(indexOf(contractors), asked({ around: nowhere, order }))).toEqual({
        hits: [],
        total: 0,
        next: null,
      });
      expect(searchIndex(indexOf([]), asked({ order }))).toEqual({ hits: [], total: 0, next: null });
    }
  });

  it('follows whoever moves, changes trade or tier, comes and goes', () => {
    const index = indexOf(contractors.slice(0, 600));
    const now = new Map(contractors.slice(0, 600).map((one) => [one.id, one]));
    contractors.forEach((one, at) => {
      const other = contractors[(at * 13) % contractors.length] ?? one;
      if (at % 3 === 0) {
        index.drop(one.id);
        now.delete(one.id);
      } else {
        const changed = { ...other, id: one.id, isFeatured: at % 2 === 0 };
        index.put(changed);
        now.set(one.id, changed);
      }
    });
    index.drop('ct_nobody');
    for (const order of ['featured', 'distance', 'rating'] as const) {
      const question = asked({ order, limit: 50 });
      expect(allPages(index, question)).toEqual(everybody([...now.values()], question));
    }
  });

  it('is the same in an index that was stored and read', () => {
    const index = new ContractorIndex(TRADES, structuredClone(indexOf(contractors).arrays()));
    const [first] = contractors;
    if (first !== undefined) index.put({ ...first, id: 'ct_later' });
    const question = asked({ limit: 1000 });
    const wanted = everybody([...contractors, ...(first ? [{ ...first, id: 'ct_later' }] : [])], question);
    expect(allPages(index, question)).toEqual(wanted);
    expect(index.outdated(20_000)).toEqual([]);
    expect(index.outdated(20_001)).toHaveLength(contractors.length + 1);
    expect(index.bytes).toBeLessThan(contractors.length * 300);
  });
});
