import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { EARTH_RADIUS_MILES } from '@plumbline/contract/domains/locations/distance.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** The radius of the sphere that `ll_to_earth` puts points on, in metres: `earth()` of the earthdistance extension. */
const INDEX_RADIUS = 6_378_168;
/** The index counts in metres of its own, somewhat larger sphere; miles are of the product's. */
const INDEX_METRES_PER_MILE = INDEX_RADIUS / EARTH_RADIUS_MILES;
/** Counting stops here: nobody reads further, and it keeps the search fast where contractors are many. */
export const COUNT_LIMIT = 1000;
/** A contractor at exactly the radius is in, whatever the last bits of its float say. */
const TOLERANCE_METRES = 0.001;

const FEATURED = sql`1::smallint`;
const NOT_FEATURED = sql`0::smallint`;

export interface Around {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMiles: number;
}

export interface SearchScope {
  readonly trade: Trade;
  readonly limit: number;
  readonly exclude?: readonly ContractorId[];
}

export interface Hit {
  readonly id: ContractorId;
  /** Great-circle miles; null nationwide. */
  readonly distance: number | null;
}

export interface SearchResult {
  readonly hits: readonly Hit[];
  /** How many there are, counted up to `COUNT_LIMIT`. */
  readonly total: number;
}

type HitRow = { id: ContractorId; distance: number | null; total: number };

const resultOf = (rows: readonly HitRow[]): SearchResult => ({
  hits: rows.map(({ id, distance }) => ({ id, distance })),
  total: rows[0]?.total ?? 0,
});

/** The straight line through the index's sphere between two points so far apart along its surface; both in metres. */
const chordOf = (metres: number): number => 2 * INDEX_RADIUS * Math.sin(metres / INDEX_RADIUS / 2);

/**
 * The contractors of a trade around a point: featured first, then nearest, then by id. Exact on the sphere, across the
 * date line and at the poles too.
 */
export async function searchAround(db: Database, scope: SearchScope, around: Around): Promise<SearchResult> {
  const result = await db.execute<HitRow>(aroundQuery(scope, around));
  return resultOf(result.rows);
}

/**
 * Each tier is an arm of its own that reads the index nearest first and stops at the limit; what is too far away is
 * dropped after that. With a box in the arm the planner, who can't tell how many a box holds, would rather fetch them
 * all and sort; so it would behind a CTE of the point, which is why the point is written out in every place. Only the
 * count, which needs no order, is bounded by a box, and is left out where the arms have found everybody already.
 */
export function aroundQuery({ trade, limit, exclude = [] }: SearchScope, around: Around): SQL {
  const point = sql`ll_to_earth(${around.latitude}::float8, ${around.longitude}::float8)`;
  const metres = around.radiusMiles * INDEX_METRES_PER_MILE + TOLERANCE_METRES;
  const chord = sql`${chordOf(metres)}::float8`;
  const ofTier = (tier: SQL) => sql`trade = ${trade} and premium = ${tier} ${without(exclude)}`;
  const arm = (tier: SQL) => sql`(
    select contractor_id, premium, pos <-> ${point} as chord from contractor_trades where ${ofTier(tier)}
    order by pos <-> ${point}, contractor_id limit ${limit})`;
  const within = (tier: SQL) => sql`
    select from contractor_trades where ${ofTier(tier)}
      and pos <@ earth_box(${point}, ${metres}::float8) and pos <-> ${point} <= ${chord}`;
  return sql`
    with found as materialized (
      select * from (${arm(FEATURED)} union all ${arm(NOT_FEATURED)}) as nearest where chord <= ${chord})
    select contractor_id as id, sec_to_gc(chord) / ${INDEX_METRES_PER_MILE}::float8 as distance,
      case when (select count(*) from found) < ${limit} then (select count(*)::integer from found)
        else (select count(*)::integer from (
          ${within(FEATURED)} union all ${within(NOT_FEATURED)} limit ${COUNT_LIMIT}) as counted) end as total
    from found order by premium desc, found.chord, contractor_id limit ${limit}`;
}

/** The contractors of a trade anywhere: featured first, then by name, then by id. */
export async function searchNationwide(db: Database, scope: SearchScope): Promise<SearchResult> {
  const result = await db.execute<HitRow>(nationwideQuery(scope));
  return resultOf(result.rows);
}

export function nationwideQuery({ trade, limit, exclude = [] }: SearchScope): SQL {
  const ofTrade = sql`contractor_trades where trade = ${trade} ${without(exclude)}`;
  return sql`
    select contractor_id as id, null as distance,
      (select count(*)::integer from (select from ${ofTrade} limit ${COUNT_LIMIT}) as counted) as total
    from ${ofTrade} order by premium desc, sort_name, contractor_id limit ${limit}`;
}

const without = (ids: readonly ContractorId[]): SQL =>
  ids.length === 0 ? sql.empty() : sql`and contractor_id <> all(${sql.param([...ids])}::text[])`;
