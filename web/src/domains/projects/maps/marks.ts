import type { MapCluster, MapPoint, ProjectMap } from '@plumbline/contract/domains/projects/project-map.ts';
import type { Area, Pixel, Place, Size } from './plane.ts';
import { isPlace } from './plane.ts';

/** One project's pin. */
export interface PointMark extends Pixel {
  readonly kind: 'point';
  readonly id: string;
  readonly point: MapPoint;
  /** The place is unknown, so the mark is at a fallback point. */
  readonly unplaced: boolean;
  readonly newestAt: string | null;
}

/** Several projects whose marks would overlap. */
export interface ClusterMark extends Pixel {
  readonly kind: 'cluster';
  readonly id: string;
  readonly count: number;
  /** When the newest of them was first seen; null if that is long ago. */
  readonly newestAt: string | null;
  readonly area: Area;
  /** At least one of them is outside the area that this map can show. */
  readonly clamped: boolean;
}

export type Mark = PointMark | ClusterMark;

export interface Drawing {
  readonly size: Size;
  /** Projects a place to pixels, and tells whether it was moved to the edge. */
  readonly draw: (place: Place) => Pixel & { readonly clamped?: boolean };
  /**
   * The place for a project without valid coordinates, by its index. Without this function such projects are not shown.
   */
  readonly fallback?: (index: number) => Place;
  /** Marks up to this many pixels outside the view are drawn too, because a part of them may be visible. Default: 0. */
  readonly margin?: number;
  /** These are never put into a cluster: the one chosen, the one pointed at. */
  readonly alone: ReadonlySet<string>;
}

/** Marks nearer than this become one: it is the size of their targets, which would lie on each other. */
const APART_PX = 44;

interface Item extends Pixel {
  readonly clamped: boolean;
  readonly count: number;
  readonly newestAt: string | null;
  readonly area: Area;
  readonly point?: MapPoint;
  readonly unplaced?: boolean;
  readonly id: string;
}

const areaOf = ({ latitude, longitude }: Place): Area => ({
  west: longitude,
  east: longitude,
  south: latitude,
  north: latitude,
});

const around = (a: Area, b: Area): Area => ({
  west: Math.min(a.west, b.west),
  east: Math.max(a.east, b.east),
  south: Math.min(a.south, b.south),
  north: Math.max(a.north, b.north),
});

function itemsOf(map: ProjectMap, { draw, fallback }: Drawing): Item[] {
  const drawn = (place: Place) => {
    const { x, y, clamped = false } = draw(place);
    return { x, y, clamped };
  };
  const pointAt = (point: MapPoint, place: Place, unplaced: boolean): Item => ({
    ...drawn(place),
    id: point.id,
    count: 1,
    newestAt: point.firstSeenAt,
    area: areaOf(place),
    point,
    unplaced,
  });
  const clusterOf = (cluster: MapCluster): Item => ({
    ...drawn(cluster),
    id: cluster.id,
    count: cluster.count,
    newestAt: cluster.newestAt,
    area: { west: cluster.west, south: cluster.south, east: cluster.east, north: cluster.north },
  });
  return [
    ...map.clusters.filter(isPlace).map(clusterOf),
    ...map.points.flatMap((point) => (isPlace(point) ? [pointAt(point, point, false)] : [])),
    ...(fallback ? map.unplaced.map((point, index) => pointAt(point, fallback(index), true)) : []),
  ];
}

/**
 * Returns the marks to draw in this view from the server's response. The server clusters by distance on the ground;
 * this also merges marks that overlap on the screen, such as those moved to the same edge.
 */
export function marksOf(map: ProjectMap, drawing: Drawing): Mark[] {
  const { size, alone, margin = 0 } = drawing;
  const inView = ({ x, y }: Pixel) =>
    x >= -margin && y >= -margin && x <= size.width + margin && y <= size.height + margin;
  const items = itemsOf(map, drawing).filter(inView);
  const groups = grouped(items.filter(({ id }) => !alone.has(id)).toSorted((a, b) => b.count - a.count));
  return [...groups.map(markOf), ...items.filter(({ id }) => alone.has(id)).map((item) => markOf([item]))].toSorted(
    (a, b) => a.y - b.y,
  );
}

/** Each group around its first, largest member. */
function grouped(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  const cells = new Map<string, Item[][]>();
  const cell = (x: number, y: number) => `${x}:${y}`;
  for (const item of items) {
    const [column, row] = [Math.floor(item.x / APART_PX), Math.floor(item.y / APART_PX)];
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].flatMap((dy) => cells.get(cell(column + dx, row + dy)) ?? []))
      .find(([first]) => first && Math.hypot(first.x - item.x, first.y - item.y) < APART_PX);
    if (near) {
      near.push(item);
      continue;
    }
    const group = [item];
    groups.push(group);
    cells.set(cell(column, row), [...(cells.get(cell(column, row)) ?? []), group]);
  }
  return groups;
}

function markOf(group: readonly Item[]): Mark {
  const [first] = group;
  if (!first) throw new RangeError('A mark stands for one project at least');
  const { x, y, id } = first;
  const newestAt =
    group
      .flatMap((item) => item.newestAt ?? [])
      .toSorted()
      .at(-1) ?? null;
  if (group.length === 1 && first.point) {
    return { kind: 'point', id, x, y, point: first.point, unplaced: first.unplaced ?? false, newestAt };
  }
  return {
    kind: 'cluster',
    id: `cluster-${id}`,
    x,
    y,
    count: group.reduce((sum, { count }) => sum + count, 0),
    newestAt,
    area: group.map(({ area }) => area).reduce(around),
    clamped: group.some(({ clamped }) => clamped),
  };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The mark that an arrow key leads to: the nearest in that direction, sideways distance counting double. */
export function nextMark(marks: readonly Mark[], from: Mark, direction: Direction): Mark | undefined {
  const ahead = (mark: Mark) => {
    const [x, y] = [mark.x - from.x, mark.y - from.y];
    const [forward, aside] = { left: [-x, y], right: [x, y], up: [-y, x], down: [y, x] }[direction] as [number, number];
    return { mark, forward, cost: forward + 2 * Math.abs(aside) };
  };
  return marks
    .filter((mark) => mark.id !== from.id)
    .map(ahead)
    .filter(({ forward, cost }) => forward > 0 && cost <= forward * 5)
    .toSorted((a, b) => a.cost - b.cost)[0]?.mark;
}

/** The mark nearest to a point of the view. */
export const nearestMark = (marks: readonly Mark[], to: Pixel): Mark | undefined =>
  marks.toSorted((a, b) => Math.hypot(a.x - to.x, a.y - to.y) - Math.hypot(b.x - to.x, b.y - to.y))[0];
