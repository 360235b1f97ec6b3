import type { MapPoint } from '@plumbline/contract/domains/projects/project-map.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { MapBin, RecentPlace } from '../rules/map-clusters.ts';
import { iso } from '../views.ts';
import { newestFirst } from './project.ts';
import { choices, conditionsOf, isInCells, type ResolvedFilter, whereAll } from './project-filter.ts';

/** A part of the map, in map positions; missing sides are unbounded. */
export interface MapBox {
  readonly west: number | undefined;
  readonly south: number | undefined;
  readonly east: number | undefined;
  readonly north: number | undefined;
}

export interface MapCounts {
  readonly total: number;
  readonly matching: number;
  readonly openForBids: number;
  readonly plumbingJobs: number;
  readonly commercial: number;
  readonly residential: number;
  readonly unplacedCount: number;
}

/** Returns the map's counts of all projects and of those that match the filter. */
export async function mapCounts(db: Database, filter: ResolvedFilter): Promise<MapCounts> {
  const from = isInCells(filter)
    ? sql`project_cells ${whereAll(choices(filter))}`
    : sql`(select status, project_type, plumbing_required, map_x is not null as placed, 1 as count
          from projects ${whereAll(conditionsOf(filter))}) fitting`;
  const of = (condition: string) => sql.raw(`coalesce(sum(count) filter (where ${condition}), 0)::int`);
  const { rows } = await db.execute<MapCounts & Record<string, unknown>>(sql`
    select (select coalesce(sum(count), 0)::int from project_cells) as total, ${of('true')} as matching,
      ${of(`status = 'bidding-open'`)} as "openForBids", ${of('plumbing_required')} as "plumbingJobs",
      ${of(`project_type = 'commercial'`)} as commercial, ${of(`project_type = 'residential'`)} as residential,
      ${of('not placed')} as "unplacedCount"
    from ${from}`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('The counts must be one row');
  return counts;
}

/** Counts projects in a part of the map by squares of 2 to the power of `shift`. */
export async function mapBins(
  db: Database,
  filter: ResolvedFilter,
  box: MapBox,
  shift: number,
): Promise<Omit<MapBin, 'newestAt'>[]> {
  const { rows } = await db.execute<Omit<MapBin, 'newestAt'> & Record<string, unknown>>(sql`
    select count(*)::int as count, avg(map_x)::float8 as x, avg(map_y)::float8 as y, min(map_x) as "minX",
      max(map_x) as "maxX", min(map_y) as "minY", max(map_y) as "maxY", min(number) as number
    from projects ${whereAll([...conditionsOf(filter), ...inside(box)])}
    group by map_x >> ${sql.raw(String(shift))}, map_y >> ${sql.raw(String(shift))}`);
  return rows;
}

/** Returns where projects are that were first seen after a time, the newest first: few, even after a first reading. */
export async function recentPlaces(
  db: Database,
  filter: ResolvedFilter,
  box: MapBox,
  { after, limit }: { readonly after: Date; readonly limit: number },
): Promise<RecentPlace[]> {
  const isRecent = sql`first_seen_at > ${after.toISOString()}::timestamptz`;
  const { rows } = await db.execute<RecentPlace & Record<string, unknown>>(sql`
    select map_x as x, map_y as y, first_seen_at as at
    from projects ${whereAll([isRecent, ...conditionsOf(filter), ...inside(box)])}
    order by first_seen_at desc limit ${limit}`);
  return rows.map(({ at, ...place }) => ({ ...place, at: iso(at) }));
}

const pointColumns = sql.raw(`
  id, title, status, project_type as "projectType", plumbing_required as "plumbingRequired", latitude, longitude,
  first_seen_at as "firstSeenAt"`);

const pointsIn = (rows: readonly MapPoint[]): MapPoint[] =>
  rows.map((point) => ({ ...point, firstSeenAt: iso(point.firstSeenAt) }));

/** Returns single projects by number. */
export async function mapPoints(db: Database, numbers: readonly number[]): Promise<MapPoint[]> {
  if (numbers.length === 0) return [];
  const { rows } = await db.execute<MapPoint & Record<string, unknown>>(sql`
    select ${pointColumns} from projects where number = any(${sql.param([...numbers])}::int[]) order by number`);
  return pointsIn(rows);
}

/** Returns single projects in a part of the map, newest first. */
export async function mapPointsIn(
  db: Database,
  filter: ResolvedFilter,
  box: MapBox,
  limit: number,
): Promise<MapPoint[]> {
  const { rows } = await db.execute<MapPoint & Record<string, unknown>>(sql`
    select ${pointColumns} from projects ${whereAll([...conditionsOf(filter), ...inside(box)])}
    order by ${sql.raw(newestFirst())} limit ${limit}`);
  return pointsIn(rows);
}

export interface MapExtent {
  /** Those inside the home area. */
  readonly inside: number;
  readonly elsewhere: number;
  readonly west: number | null;
  readonly east: number | null;
  readonly north: number | null;
  readonly south: number | null;
}

/** Returns the box around the matching projects inside an area, and the number of those outside. */
export async function mapExtent(db: Database, filter: ResolvedFilter, home: Required<MapBox>): Promise<MapExtent> {
  const isHome = sql`map_x between ${home.west} and ${home.east} and map_y between ${home.north} and ${home.south}`;
  const { rows } = await db.execute<MapExtent & Record<string, unknown>>(sql`
    select count(*) filter (where is_home)::int as inside, count(*) filter (where not is_home)::int as elsewhere,
      min(map_x) filter (where is_home) as west, max(map_x) filter (where is_home) as east,
      min(map_y) filter (where is_home) as north, max(map_y) filter (where is_home) as south
    from (select map_x, map_y, ${isHome} as is_home from projects
      ${whereAll([...conditionsOf(filter), sql`map_x is not null`])}) placed`);
  const [extent] = rows;
  if (extent === undefined) throw new Error('The extent must be one row');
  return extent;
}

/** Returns the square of 2 to the power of `shift` with the most matching projects; null if none is placed. */
export async function busiestBin(
  db: Database,
  filter: ResolvedFilter,
  shift: number,
): Promise<{ x: number; y: number } | null> {
  const { rows } = await db.execute<{ x: number; y: number }>(sql`
    select avg(map_x)::float8 as x, avg(map_y)::float8 as y
    from projects ${whereAll([...conditionsOf(filter), sql`map_x is not null`])}
    group by map_x >> ${sql.raw(String(shift))}, map_y >> ${sql.raw(String(shift))}
    order by count(*) desc, min(number) limit 1`);
  return rows[0] ?? null;
}

/** Returns the newest projects without coordinates, of the metro area alone. */
export async function unplacedPoints(db: Database, filter: ResolvedFilter, limit: number): Promise<MapPoint[]> {
  const { rows } = await db.execute<MapPoint & Record<string, unknown>>(sql`
    select ${pointColumns} from projects ${whereAll([...conditionsOf(filter), sql`map_x is null`, IN_METRO])}
    order by ${sql.raw(newestFirst())} limit ${limit}`);
  return pointsIn(rows);
}

/** Without a point, only a county or the city tells. */
const IN_METRO = sql`(county is not null or lower(city) = 'louisville')`;

function inside({ west, south, east, north }: MapBox): SQL[] {
  return [
    sql`map_x is not null`,
    ...(west === undefined ? [] : [sql`map_x >= ${west}`]),
    ...(east === undefined ? [] : [sql`map_x <= ${east}`]),
    ...(north === undefined ? [] : [sql`map_y >= ${north}`]),
    ...(south === undefined ? [] : [sql`map_y <= ${south}`]),
  ];
}
