import {
  APART_ZOOM,
  MAX_APART,
  type MapCluster,
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
  xAt,
  yAt,
  zoomAt,
} from '../rules/map-clusters.ts';
import type { ResolvedFilter } from '../store/project-filter.ts';
import { type MapBox, mapBins, mapCounts, mapPoints, mapPointsIn, unplacedPoints } from '../store/project-map.ts';
import { searching } from '../store/search-query.ts';

/** Maximum number of marks in one response, which bounds its size. */
const MAX_MARKS = 600;
const UNPLACED_SHOWN = 20;
/** The closest zoom for an unbounded view: a closer one would need too many bins. */
const FINEST_ZOOM_OF_ALL = 12;
/** No screen is larger; a larger box is shown at a lower zoom. */
const LARGEST_VIEW_PX = 4096;

/** Returns what a map shows of the matching projects, as this viewer sees them. */
export async function showMap(
  ctx: Context,
  { west, south, east, north, zoom, search, ...choices }: ProjectMapQuery,
): Promise<ProjectMap> {
  const box: MapBox = {
    west: west === undefined ? undefined : xAt(west),
    east: east === undefined ? undefined : xAt(east),
    north: north === undefined ? undefined : yAt(north),
    south: south === undefined ? undefined : yAt(south),
  };
  const [counts, placed, unplaced] = await searching(
    ctx.db,
    search,
    (words) => {
      const filter = { ...choices, words };
      return Promise.all([
        mapCounts(ctx.db, filter),
        marks(ctx, filter, box, zoom),
        unplacedPoints(ctx.db, filter, UNPLACED_SHOWN),
      ]);
    },
    ([{ matching }]) => matching === 0,
  );
  const bids = await ctx.ports.bids.liveAmong(
    ctx,
    [...placed.points, ...unplaced].map(({ id }) => id),
  );
  const seen = (points: ProjectMap['points']) =>
    points.map((point) => (bids.has(point.id) ? { ...point, status: 'in-review' as const } : point));
  return { ...counts, points: seen(placed.points), clusters: placed.clusters, unplaced: seen(unplaced) };
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
  const marks = clusterBins(await mapBins(ctx.db, filter, box, binShift(readable)), readable, MAX_MARKS);
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
  latitude: rounded(latitudeAt(mark.y)),
  longitude: rounded(longitudeAt(mark.x)),
  west: rounded(longitudeAt(mark.minX)),
  east: rounded(longitudeAt(mark.maxX)),
  north: rounded(latitudeAt(mark.minY)),
  south: rounded(latitudeAt(mark.maxY)),
});

/** Rounds to about 10 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
