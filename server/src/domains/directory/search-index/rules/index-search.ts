import type { SearchPosition } from '../../rules/search-position.ts';
import {
  chordBeyond,
  chordOf,
  metersAlong,
  milesAlong,
  reachOf,
  type SpherePoint,
  spherePoint,
} from '../../rules/sphere.ts';
import type { ContractorIndex } from './contractor-index.ts';

/** A search around a place; the same question as `searchAround` answers with SQL. */
export interface IndexQuestion {
  /** The place of the trade in their list. */
  readonly trade: number;
  readonly around: { readonly latitude: number; readonly longitude: number; readonly radiusMiles: number };
  readonly order: 'featured' | 'distance' | 'rating';
  readonly limit: number;
  /** The most that are counted. */
  readonly most: number;
  readonly after?: SearchPosition | undefined;
  /** Returns whether a contractor is asked for; everybody is by default. */
  readonly isWanted?: ((number: number) => boolean) | undefined;
}

export interface IndexHit {
  readonly number: number;
  /** Great-circle miles. */
  readonly distance: number;
}

export interface IndexAnswer {
  readonly hits: readonly IndexHit[];
  /** The number on all pages, up to the most that are counted; 0 on an empty page. */
  readonly total: number;
  readonly next: SearchPosition | null;
}

interface Ranked {
  readonly number: number;
  readonly meters: number;
  readonly chord: number;
  readonly isFeatured: boolean;
  readonly rating: number;
  readonly reviews: number;
}

/** Finds contractors as `searchAround` does in SQL: the same ones, in the same order, with the same total. */
export function searchIndex(index: ContractorIndex, question: IndexQuestion): IndexAnswer {
  const found = question.order === 'rating' ? bestRated(index, question) : nearest(index, question);
  const shown = found.ranked.slice(0, question.limit);
  const last = shown.at(-1);
  return {
    hits: shown.map(({ number, chord }) => ({ number, distance: milesAlong(chord) })),
    total: shown.length === 0 ? 0 : found.total,
    next: found.ranked.length > question.limit && last ? positionOf(index, last, question.order) : null,
  };
}

function nearest(index: ContractorIndex, question: IndexQuestion) {
  const { trade, order, limit, after } = question;
  const [featured, others] = [index.treeOf(trade, true), index.treeOf(trade, false)];
  const place = spherePoint(question.around);
  const radius = chordOf(reachOf(question.around));
  const past = (tier: 0 | 1) => {
    if (after?.order === 'distance') return after;
    return after?.order === 'featured' && after.tier === tier ? after : undefined;
  };
  const closest = new Closest(index, limit + 1, radius, question.isWanted);
  if (order === 'distance') {
    closest.look(featured, place, past(1));
    closest.look(others, place, past(0));
    return { ranked: closest.ranked(), total: countOf(index, question, place, radius) };
  }
  // Featured contractors come first, at any distance within the radius.
  if (!(after?.order === 'featured' && after.tier === 0)) closest.look(featured, place, past(1));
  const first = closest.ranked();
  if (first.length > limit) return { ranked: first, total: countOf(index, question, place, radius) };
  const rest = new Closest(index, limit + 1 - first.length, radius, question.isWanted);
  rest.look(others, place, past(0));
  return { ranked: [...first, ...rest.ranked()], total: countOf(index, question, place, radius) };
}

/** Looks at everybody within the radius, because no tree knows ratings. */
function bestRated(index: ContractorIndex, question: IndexQuestion) {
  const { trade, limit, after, most, isWanted } = question;
  const place = spherePoint(question.around);
  const radius = chordOf(reachOf(question.around));
  const best: Ranked[] = [];
  let total = 0;
  const isBetter = (one: Ranked, other: Ranked) =>
    (one.rating - other.rating || one.reviews - other.reviews || other.meters - one.meters) > 0 ||
    (one.rating === other.rating && one.reviews === other.reviews && isNearer(index, one, other));
  for (const isFeatured of [true, false]) {
    index.forest.near(index.treeOf(trade, isFeatured), place, radius ** 2, (number, square) => {
      if (isWanted !== undefined && !isWanted(number)) return radius ** 2;
      total += 1;
      const { rating, reviews } = index.ratingOf(number);
      const last = best[limit];
      if (last !== undefined && rating < last.rating) return radius ** 2;
      const chord = Math.sqrt(square);
      const one = { number, chord, meters: metersAlong(chord), isFeatured, rating, reviews };
      if (after?.order !== 'rating' || isAfterRating(index, one, after)) insert(best, one, limit + 1, isBetter);
      return radius ** 2;
    });
  }
  return { ranked: best, total: Math.min(total, most) };
}

/** Inserts into a sorted list that keeps only the first `most`. */
function insert(list: Ranked[], one: Ranked, most: number, isBetter: (one: Ranked, other: Ranked) => boolean): void {
  const last = list.at(-1);
  if (list.length >= most && last !== undefined && !isBetter(one, last)) return;
  let at = list.length;
  while (at > 0 && isBetter(one, list[at - 1] as Ranked)) at -= 1;
  list.splice(at, 0, one);
  if (list.length > most) list.pop();
}

/** Sorts by whole meters, then by id. */
const isNearer = (index: ContractorIndex, one: Pick<Ranked, 'meters' | 'number'>, other: typeof one): boolean =>
  one.meters < other.meters || (one.meters === other.meters && index.ids.isBefore(one.number, other.number));

type PastMeters = { readonly metres: number; readonly id: string };

/** Whether somebody at these meters comes after a position. */
const isPast = (index: ContractorIndex, number: number, meters: number, { metres, id }: PastMeters): boolean =>
  meters > metres || (meters === metres && index.ids.idOf(number) > id);

function isAfterRating(
  index: ContractorIndex,
  one: Ranked,
  after: PastMeters & { readonly rating: number; readonly reviews: number },
): boolean {
  if (one.rating !== after.rating) return one.rating < after.rating;
  if (one.reviews !== after.reviews) return one.reviews < after.reviews;
  return isPast(index, one.number, one.meters, after);
}

/** Collects the closest in several trees, sorted by whole meters, then by id. */
class Closest {
  readonly #index: ContractorIndex;
  readonly #most: number;
  readonly #radius: number;
  readonly #isWanted: ((number: number) => boolean) | undefined;
  readonly #found: Ranked[] = [];

  constructor(index: ContractorIndex, most: number, radius: number, isWanted?: (number: number) => boolean) {
    this.#index = index;
    this.#most = most;
    this.#radius = radius;
    this.#isWanted = isWanted;
  }

  look(tree: number, place: SpherePoint, after: PastMeters | undefined): void {
    const index = this.#index;
    const found = this.#found;
    const isFeatured = tree % 2 === 1;
    const nearer = (one: Ranked, other: Ranked) => isNearer(index, one, other);
    let limit = this.#limit();
    index.forest.near(tree, place, limit, (number, square) => {
      if (this.#isWanted !== undefined && !this.#isWanted(number)) return limit;
      const chord = Math.sqrt(square);
      const meters = metersAlong(chord);
      if (after !== undefined && !isPast(index, number, meters, after)) return limit;
      insert(found, { number, meters, chord, isFeatured, rating: 0, reviews: 0 }, this.#most, nearer);
      limit = this.#limit();
      return limit;
    });
  }

  ranked(): readonly Ranked[] {
    return this.#found;
  }

  /** Returns the square of the chord that still matters: everybody at the last one's whole meters does. */
  #limit(): number {
    const last = this.#found[this.#most - 1];
    return (last === undefined ? this.#radius : Math.min(this.#radius, chordBeyond(last.meters))) ** 2;
  }
}

function countOf(index: ContractorIndex, question: IndexQuestion, place: SpherePoint, radius: number): number {
  const { trade, most, isWanted } = question;
  let total = 0;
  for (const isFeatured of [true, false]) {
    const tree = index.treeOf(trade, isFeatured);
    if (isWanted === undefined) total += index.forest.count(tree, place, radius ** 2, most - total);
    else {
      index.forest.near(tree, place, radius ** 2, (number) => {
        if (isWanted(number)) total += 1;
        return total < most ? radius ** 2 : NOTHING;
      });
    }
  }
  return Math.min(total, most);
}

/** No square of a distance is below this. */
const NOTHING = -1;

function positionOf(index: ContractorIndex, last: Ranked, order: IndexQuestion['order']): SearchPosition {
  const id = index.ids.idOf(last.number);
  const { meters: metres } = last;
  switch (order) {
    case 'featured':
      return { order, tier: last.isFeatured ? 1 : 0, metres, id };
    case 'distance':
      return { order, metres, id };
    case 'rating':
      return { order, rating: last.rating, reviews: last.reviews, metres, id };
  }
}
