import {
  APART_ZOOM,
  MAX_APART,
  type MapCluster,
  METRO,
  type ProjectMap,
  type ProjectMapQuery,
} from '@plumbline/contract/domains/projects/project-map.ts';
import type { Context } from '../../../kernel/context.ts';
import {
  binShift,
  clusterBins,
  latitudeAt,
  longitudeAt,
  type MapBin,
  withNewest,
  xAt,
  yAt,
  zoomAt,
} from '../rules/map-clusters.ts';
import type { ResolvedFilter } from '../store/project-filter.ts';
import {
  busiestBin,
  type MapBox,
  type MapExtent,
  mapBins,
  mapCounts,
  mapExtent,
  mapPoints,
  mapPointsIn,
  recentPlaces,
  unplacedPoints,
} from '../store/project-map.ts';
import { searching } from './search-projects.ts';

/** Maximum number of marks in one response, which bounds its size. */
const MAX_MARKS = 600;
const UNPLACED_SHOWN = 20;
/** Clusters say when their newest project was first seen if it is one of these. */
const RECENT_MS = 31 * 24 * 3_600_000;
const MOST_RECENT = 1000;
/** The closest zoom for an unbounded view: a closer one would need too many bins. */
const FINEST_ZOOM_OF_ALL = 12;
/** No screen is larger; a larger box is shown at a lower zoom. */
const LARGEST_VIEW_PX = 4096;

/** Returns what a map shows of the matching projects, as this viewer sees them. */
export async function showMap(
  ctx: Context,
  { west, south, east, north, zoom, ...given }: ProjectMapQuery,
): Promise<ProjectMap> {
  const box: MapBox = {
    west: west === undefined ? undefined : xAt(west),
    east: east === undefined ? undefined : xAt(east),
    north: north === undefined ? undefined : yAt(north),
    south: south === undefined ? undefined : yAt(south),
  };
  const [counts, placed, unplaced, extent] = await searching(
    ctx,
    given,
    (filter) =>
      Promise.all([
        mapCounts(ctx.db, filter),
        marks(ctx, filter, box, zoom),
        unplacedPoints(ctx.db, filter, UNPLACED_SHOWN),
        Object.values(box).every((side) => side === undefined) ? extentOf(ctx, filter) : NO_EXTENT,
      ]),
    ([{ matching }]) => matching === 0,
  );
  const bids = await ctx.ports.bids.liveAmong(
    ctx,
    [...placed.points, ...unplaced].map(({ id }) => id),
  );
  const seen = (points: ProjectMap['points']) =>
    points.map((point) => (bids.has(point.id) ? { ...point, status: 'in-review' as const } : point));
  return { ...counts, ...extent, points: seen(placed.points), clusters: placed.clusters, unplaced: seen(unplaced) };
}

type Extent = Pick<ProjectMap, 'area' | 'elsewhere'>;

const NO_EXTENT: Extent = { area: null, elsewhere: null };
const HOME = { west: xAt(METRO.west), east: xAt(METRO.east), north: yAt(METRO.north), south: yAt(METRO.south) };
/** A square of about half a degree: a metro area. */
const METRO_SHIFT = 21;
const METRO_SIDE = 2 ** METRO_SHIFT;

/** Returns the area to fit a map to: of the home metro, or without matches there, of the metro with the most. */
async function extentOf(ctx: Context, filter: ResolvedFilter): Promise<Extent> {
  const home = await mapExtent(ctx.db, filter, HOME);
  if (home.inside > 0 || home.elsewhere === 0) return { area: areaOf(home), elsewhere: home.elsewhere };
  const middle = await busiestBin(ctx.db, filter, METRO_SHIFT);
  if (middle === null) return { area: null, elsewhere: home.elsewhere };
  const x = Math.round(middle.x);
  const y = Math.round(middle.y);
  const around = { west: x - METRO_SIDE, east: x + METRO_SIDE, north: y - METRO_SIDE, south: y + METRO_SIDE };
  return { area: areaOf(await mapExtent(ctx.db, filter, around)), elsewhere: home.elsewhere };
}

function areaOf({ west, east, north, south }: MapExtent): Extent['area'] {
  if (west === null || east === null || north === null || south === null) return null;
  return {
    west: rounded(longitudeAt(west)),
    east: rounded(longitudeAt(east)),
    north: rounded(latitudeAt(north)),
    south: rounded(latitudeAt(south)),
  };
}

async function marks(
  ctx: Context,
  filter: ResolvedFilter,
  box: MapBox,
  zoom: number,
): Promise<Pick<ProjectMap, 'points' | 'clusters'>> {
  if (zoom >= APART_ZOOM) return { points: await mapPointsIn(ctx.db, filter, box, MAX_APART), clusters: [] };
  const side = longestSide(box);
  const readable = Math.min(zoom, side === null ? FINEST_ZOOM_OF_ALL : zoomAt(side, LARGEST_VIEW_PX));
  const shift = binShift(readable);
  const after = new Date(ctx.clock.now().getTime() - RECENT_MS);
  const [bins, recent] = await Promise.all([
    mapBins(ctx.db, filter, box, shift),
    recentPlaces(ctx.db, filter, box, { after, limit: MOST_RECENT }),
  ]);
  const marks = clusterBins(withNewest(bins, recent, shift), readable, MAX_MARKS);
  const single = marks.filter(({ count }) => count === 1).map(({ number }) => number);
  return {
    points: await mapPoints(ctx.db, single),
    clusters: marks.filter(({ count }) => count > 1).map(clusterView),
  };
}

/** Returns null if a side is unbounded. */
function longestSide({ west, south, east, north }: MapBox): number | null {
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  return Math.max(east - west, south - north, 1);
}

const clusterView = (mark: MapBin): MapCluster => ({
  id: `${mark.number}-${mark.count}`,
  count: mark.count,
  newestAt: mark.newestAt,
  latitude: rounded(latitudeAt(mark.y)),
  longitude: rounded(longitudeAt(mark.x)),
  west: rounded(longitudeAt(mark.minX)),
  east: rounded(longitudeAt(mark.maxX)),
  north: rounded(latitudeAt(mark.minY)),
  south: rounded(latitudeAt(mark.maxY)),
});

/** Rounds to about 10 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
