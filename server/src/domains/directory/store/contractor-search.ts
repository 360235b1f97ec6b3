import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';
import type { SearchPosition, Tier } from '../rules/search-position.ts';
import { chordOf, reachOf } from '../rules/sphere.ts';
import { type Around, boxOf, metersOf, milesOf, pointOf } from './distance.ts';

/** Counting stops here: nobody reads further, and it keeps the search fast in dense areas. */
export const COUNT_LIMIT = 1000;
/** Extra rows read beyond the limit, which show whether all contractors in the last meter were read. */
const SLACK = 4;

const FEATURED = 1;
const NOT_FEATURED = 0;

export interface SearchScope {
  readonly trade: Trade;
  readonly limit: number;
  readonly exclude?: readonly ContractorId[];
  /** Terms that the specialties must contain, in `websearch_to_tsquery` syntax. */
  readonly specialty?: string | undefined;
  readonly after?: SearchPosition | undefined;
}

export type OrderAround = 'featured' | 'distance' | 'rating';

export interface Hit {
  readonly id: ContractorId;
  /** Great-circle miles; null for a nationwide search. */
  readonly distance: number | null;
}

export interface SearchResult {
  readonly hits: readonly Hit[];
  /** Number of results on all pages, counted up to `COUNT_LIMIT`. */
  readonly total: number;
  /** The position of the last hit; null if there are no more. */
  readonly next: SearchPosition | null;
}

type AroundRow = {
  id: ContractorId;
  premium: Tier;
  meters: number;
  distance: number;
  rating: number;
  reviews: number;
  total: number;
};
/** `isCut`: there may be more unreviewed contractors farther away. Other fields are null if there is nobody. */
type RatedRow = AroundRow & { isCut: boolean };
type NameRow = { id: ContractorId; premium: Tier; name: string; total: number };

/**
 * Finds contractors of a trade around a point. Exact on the sphere, including the date line and the poles. Sorts by
 * whole meters, so that the order doesn't depend on floating-point errors, and within a meter by id:
 * - 'featured': paid placements first, then nearest;
 * - 'distance': nearest;
 * - 'rating': best rated, then most reviews, then nearest.
 */
export async function searchAround(
  db: Database,
  scope: SearchScope,
  around: Around,
  order: OrderAround = 'featured',
): Promise<SearchResult> {
  if (scope.specialty !== undefined) {
    const { rows } = await db.execute<AroundRow>(everyoneQuery(scope, around, order));
    return pageOf(rows, scope.limit, order);
  }
  if (order === 'rating') return searchBestRated(db, scope, around);
  for (let reach = scope.limit + SLACK; ; reach *= 4) {
    const { rows } = await db.execute<AroundRow>(prepared(nearestQuery(scope, around, order, reach)));
    const [last, final] = [rows[scope.limit - 1], rows[reach - 1]];
    // The index sorts by exact distance, so every contractor within the same meter as the last one shown must be read.
    const isWhole =
      !final || !last || last.meters !== final.meters || (order === 'featured' && last.premium !== final.premium);
    if (isWhole) return pageOf(rows, scope.limit, order);
  }
}

async function searchBestRated(db: Database, scope: SearchScope, around: Around): Promise<SearchResult> {
  for (let reach = 2 * (scope.limit + SLACK); ; reach *= 4) {
    const { rows } = await db.execute<RatedRow>(prepared(bestRatedQuery(scope, around, reach)));
    const found = rows.filter(({ id }) => id !== null);
    if (found.length > scope.limit || !rows[0]?.isCut) return pageOf(found, scope.limit, 'rating');
  }
}

function pageOf(rows: readonly AroundRow[], limit: number, order: OrderAround): SearchResult {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    hits: shown.map(({ id, distance }) => ({ id, distance })),
    total: rows[0]?.total ?? 0,
    next: rows.length > limit && last ? positionOf(last, order) : null,
  };
}

function positionOf({ id, meters, premium, rating, reviews }: AroundRow, order: OrderAround): SearchPosition {
  switch (order) {
    case 'featured':
      return { order, tier: premium, metres: meters, id };
    case 'distance':
      return { order, metres: meters, id };
    case 'rating':
      return { order, rating, reviews, metres: meters, id };
  }
}

/** The sort keys that precede the distance. */
const leading: Readonly<Record<OrderAround, SQL>> = {
  featured: sql`premium desc, `,
  distance: sql.empty(),
  rating: sql`rating desc, reviews desc, `,
};

const ofTrade = ({ trade, exclude = [], specialty }: SearchScope) =>
  sql`trade = ${trade} ${without(exclude)} ${withWords(specialty)}`;
const ofTier = (scope: SearchScope, tier: Tier) => sql`${ofTrade(scope)} and premium = ${sql.raw(`${tier}::smallint`)}`;
const without = (ids: readonly ContractorId[]): SQL =>
  ids.length === 0 ? sql.empty() : sql`and contractor_id <> all(${sql.param([...ids])}::text[])`;

/** Inlines a number so that the planner sees it. It must be constant for a given statement. */
const count = (value: number): SQL => sql.raw(String(Math.trunc(value)));
const withWords = (specialty: string | undefined): SQL =>
  specialty === undefined ? sql.empty() : sql`and words @@ websearch_to_tsquery('english', ${specialty})`;

/** Selects a whole tier within the radius, unordered: the index is queried with a box. */
const within = (scope: SearchScope, around: Around, tier: Tier, columns: SQL) => sql`
  select ${columns} from contractor_trades where ${ofTier(scope, tier)}
    and pos <@ ${boxOf(around)}
    and pos <-> ${pointOf(around)} <= ${chordOf(reachOf(around))}::float8`;

/** Counts the contractors within the radius, up to the limit. */
const countOf = (scope: SearchScope, around: Around) => sql`(select count(*)::integer from (
  ${within(scope, around, FEATURED, sql.empty())} union all ${within(scope, around, NOT_FEATURED, sql.empty())}
  limit ${count(COUNT_LIMIT)}) as counted)`;

/**
 * Each tier is a separate arm that reads the index nearest first and stops after `reach`; results that are too far away
 * are dropped afterwards. With a box in the arm, the planner, which can't estimate how many rows a box holds, would
 * fetch and sort them all. The same happens with a CTE for the point, so the point is written out everywhere. Only the
 * count, which needs no order, uses a box, and it is omitted if the arms have already found everybody.
 */
export function nearestQuery(scope: SearchScope, around: Around, order: 'featured' | 'distance', reach: number): SQL {
  const { after } = scope;
  const chord = sql`pos <-> ${pointOf(around)}`;
  const arm = (tier: Tier) => sql`(
    select contractor_id, premium, ${chord} as chord from contractor_trades
    where ${ofTier(scope, tier)} ${pastOf(after, chord)} order by ${chord} limit ${count(reach)})`;
  const isOver = (tier: Tier) => after?.order === 'featured' && after.tier < tier;
  const arms = isOver(FEATURED) ? arm(NOT_FEATURED) : sql`${arm(FEATURED)} union all ${arm(NOT_FEATURED)}`;
  const counted = countOf(scope, around);
  const total = after
    ? counted
    : sql`case when (select count(*) from found) < ${count(reach)} then (select count(*)::integer from found) else ${counted} end`;
  return sql`
    with found as materialized (
      select *, ${metersOf(sql`chord`)} as meters from (${arms}) as nearest
      where chord <= ${chordOf(reachOf(around))}::float8)
    select contractor_id as id, premium, meters, ${milesOf(sql`chord`)} as distance, ${total} as total
    from found order by ${leading[order]} meters, contractor_id collate "C" limit ${count(reach)}`;
}

/**
 * Contractors with reviews are few and are read in full from a separate index. The others follow: among the `reach`
 * nearest in each tier, those without reviews, as far as every tier was read.
 */
export function bestRatedQuery(scope: SearchScope, around: Around, reach: number): SQL {
  const { after } = scope;
  const chord = sql`pos <-> ${pointOf(around)}`;
  const radius = sql`${chordOf(reachOf(around))}::float8`;
  const afterUnrated = after?.order === 'rating' && after.reviews === 0 ? after : undefined;
  const further = pastOf(afterUnrated && { ...afterUnrated, order: 'distance' }, chord);
  const arm = (tier: Tier) => sql`
    select contractor_id, premium, rating, ${chord} as chord from contractor_trades
    where ${ofTier(scope, tier)} ${further} order by ${chord} limit ${count(reach)}`;
  const edgeOf = (name: SQL) => sql`
    select max(chord) as chord from ${name} having count(*) = ${count(reach)} and max(chord) <= ${radius}`;
  const rated = sql`
    select contractor_id, premium, rating, reviews, ${chord} as chord from contractor_trades
    where ${ofTrade(scope)} and rating is not null
      and pos <@ ${boxOf(around)} and ${chord} <= ${radius} union all`;
  return sql`
    with featured as materialized (${arm(FEATURED)}), others as materialized (${arm(NOT_FEATURED)}),
    edge as materialized (
      select min(chord) as chord from (${edgeOf(sql`featured`)} union all ${edgeOf(sql`others`)}) as ends),
    near as (
      select *, ${metersOf(sql`chord`)} as meters from (
        ${afterUnrated ? sql.empty() : rated}
        select contractor_id, premium, 0 as rating, 0 as reviews, chord
        from (select * from featured union all select * from others) as nearest
        where rating is null and chord <= ${radius}
          and ((select chord from edge) is null or ${metersOf(sql`chord`)} < (select ${metersOf(sql`chord`)} from edge)))
        as known),
    page as (
      select * from near where true ${pastOf(after, null)}
      order by ${leading.rating} meters, contractor_id collate "C" limit ${scope.limit + 1})
    select contractor_id as id, premium, meters, ${milesOf(sql`page.chord`)} as distance, rating, reviews,
      ${countOf(scope, around)} as total, edge.chord is not null as "isCut"
    from edge left join page on true order by ${leading.rating} meters, contractor_id collate "C"`;
}

/** Reads everyone within the radius, for orders that no index supports. */
function everyoneQuery(scope: SearchScope, around: Around, order: OrderAround): SQL {
  const columns = sql`contractor_id, premium, rating, reviews, pos <-> ${pointOf(around)} as chord`;
  return sql`
    with near as materialized (
      select contractor_id, premium, coalesce(rating, 0) as rating, reviews, ${metersOf(sql`chord`)} as meters,
        ${milesOf(sql`chord`)} as distance
      from (${within(scope, around, FEATURED, columns)} union all ${within(scope, around, NOT_FEATURED, columns)}) as near)
    select contractor_id as id, premium, meters, distance, rating, reviews,
      (select least(count(*), ${COUNT_LIMIT})::integer from near) as total
    from near where true ${pastOf(scope.after, null)}
    order by ${leading[order]} meters, contractor_id collate "C" limit ${scope.limit + 1}`;
}

/** Selects the contractors after a position. With a chord, among the index rows of the position's own tier. */
function pastOf(after: SearchPosition | undefined, chord: SQL | null): SQL {
  if (after === undefined || after.order === 'name') return sql.empty();
  const meters = chord === null ? sql`meters` : metersOf(chord);
  const further = sql`(${meters}, contractor_id collate "C") > (${after.metres}::integer, ${after.id}::text)`;
  switch (after.order) {
    case 'distance':
      return sql`and ${further}`;
    case 'featured':
      return sql`and (premium < ${after.tier}::smallint or (premium = ${after.tier}::smallint and ${further}))`;
    case 'rating':
      return sql`and ((rating, reviews) < (${after.rating}::float8, ${after.reviews}::integer)
        or ((rating, reviews) = (${after.rating}::float8, ${after.reviews}::integer) and ${further}))`;
  }
}

/** Finds contractors of a trade anywhere: featured first, then by name, then by id. */
export async function searchNationwide(db: Database, scope: SearchScope): Promise<SearchResult> {
  const { rows } = await db.execute<NameRow>(nationwideQuery(scope));
  const shown = rows.slice(0, scope.limit);
  const last = shown.at(-1);
  return {
    hits: shown.map(({ id }) => ({ id, distance: null })),
    total: rows[0]?.total ?? 0,
    next:
      rows.length > scope.limit && last ? { order: 'name', tier: last.premium, name: last.name, id: last.id } : null,
  };
}

export function nationwideQuery(scope: SearchScope): SQL {
  const { after, limit } = scope;
  const named = (tier: Tier) => sql`contractor_trades where ${ofTier(scope, tier)}`;
  const past = (tier: Tier) =>
    after?.order === 'name' && after.tier === tier
      ? sql`and (sort_name, contractor_id) > (${after.name}, ${after.id})`
      : sql.empty();
  const arm = (tier: Tier) => sql`(
    select contractor_id, premium, sort_name from ${named(tier)} ${past(tier)}
    order by sort_name, contractor_id limit ${limit + 1})`;
  const isOver = after?.order === 'name' && after.tier === NOT_FEATURED;
  return sql`
    select contractor_id as id, premium, sort_name as name, (select count(*)::integer from (
      (select from ${named(FEATURED)}) union all (select from ${named(NOT_FEATURED)}) limit ${COUNT_LIMIT}) as counted) as total
    from (${isOver ? arm(NOT_FEATURED) : sql`${arm(FEATURED)} union all ${arm(NOT_FEATURED)}`}) as listed
    order by premium desc, sort_name, contractor_id limit ${limit + 1}`;
}
