import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { expect } from 'vitest';
import type { Database } from '../../../kernel/database.ts';
import type { SearchPosition } from '../rules/search-position.ts';
import {
  COUNT_LIMIT,
  type OrderAround,
  type SearchResult,
  type SearchScope,
  searchAround,
} from '../store/contractor-search.ts';
import type { Around } from '../store/distance.ts';
import type { Citizen, Question, World } from './search-world.ts';

const METERS_PER_MILE = 1609.344;
/** The search includes contractors at exactly the radius, despite floating-point errors. */
const TOLERANCE_METERS = 0.001;

interface Seen {
  readonly citizen: Citizen;
  readonly miles: number;
  readonly meters: number;
}

/** Returns the expected results of a search, from a full scan with the haversine formula. */
function lookAtEverybody({ citizens }: Pick<World, 'citizens'>, question: Question): Seen[] {
  const { trade, around, order, specialty, exclude = [] } = question;
  const least: Readonly<Record<OrderAround, (seen: Seen) => readonly number[]>> = {
    featured: ({ citizen, meters }) => [citizen.isPremium ? 0 : 1, meters],
    distance: ({ meters }) => [meters],
    // One review each: more stars are better, and none comes last.
    rating: ({ citizen, meters }) => [-(citizen.stars ?? 0), citizen.stars === null ? 1 : 0, meters],
  };
  const keyOf = least[order];
  return citizens
    .filter(
      (one) =>
        one.trades.includes(trade) &&
        !exclude.includes(one.id) &&
        (specialty === undefined || one.specialties?.includes('Drain cleaning')),
    )
    .map((one) => {
      const miles = milesBetween(around, one);
      return { citizen: one, miles, meters: Math.floor(miles * METERS_PER_MILE + 0.5) };
    })
    .filter(({ miles }) => miles * METERS_PER_MILE <= around.radiusMiles * METERS_PER_MILE + TOLERANCE_METERS)
    .toSorted((a, b) => {
      const [left, right] = [keyOf(a), keyOf(b)];
      const at = left.findIndex((value, index) => value !== right[index]);
      return at < 0 ? (a.citizen.id < b.citizen.id ? -1 : 1) : (left[at] ?? 0) - (right[at] ?? 0);
    });
}

/** A way to search that is compared with a full scan. */
export type Search = (scope: SearchScope, around: Around, order: OrderAround) => Promise<SearchResult>;

/** Requests `pages` pages with SQL and compares each with a full scan: the same contractors in the same order. */
export const expectExact = (
  db: Database,
  world: Pick<World, 'citizens'>,
  question: Question,
  pages = 1,
): Promise<number> =>
  expectExactly((scope, around, order) => searchAround(db, scope, around, order), world, question, pages);

/** Compares any way to search with a full scan. */
export async function expectExactly(
  search: Search,
  world: Pick<World, 'citizens'>,
  question: Question,
  pages = 1,
): Promise<number> {
  const everybody = lookAtEverybody(world, question);
  const { trade, limit, around, order, specialty, exclude } = question;
  const where = JSON.stringify({ ...question, exclude: exclude?.length });
  let after: SearchPosition | undefined;
  let seen = 0;
  for (let page = 0; page < pages; page += 1) {
    const scope: SearchScope = { trade, limit, specialty, after, ...(exclude && { exclude }) };
    const found = await search(scope, around, order);
    const wanted = everybody.slice(page * limit, (page + 1) * limit);
    expect(
      found.hits.map((hit) => hit.id),
      where,
    ).toEqual(wanted.map(({ citizen }) => citizen.id));
    found.hits.forEach((hit, at) => expect(hit.distance, where).toBeCloseTo(wanted[at]?.miles ?? Number.NaN, 6));
    if (wanted.length > 0) expect(found.total, where).toBe(Math.min(everybody.length, COUNT_LIMIT));
    expect(found.next === null, where).toBe((page + 1) * limit >= everybody.length);
    seen += found.hits.length;
    if (found.next === null) break;
    after = found.next;
  }
  return seen;
}
