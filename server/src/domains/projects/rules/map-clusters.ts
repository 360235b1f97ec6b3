/** Width and height of the world in map positions, which use Web Mercator with y pointing down. */
export const WORLD = 2 ** 30;
/** Width of the world in pixels at zoom 0. */
const WORLD_PX = 256;

/** Projects in one square of a fine grid. */
export interface MapBin {
  readonly count: number;
  /** The mean position of its projects. */
  readonly x: number;
  readonly y: number;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
  /** The number of one of its projects. */
  readonly number: number;
  /** When the newest of its recent projects was first seen; null if it has none. */
  readonly newestAt: string | null;
}

/** A project that was first seen lately. */
export interface RecentPlace {
  readonly x: number;
  readonly y: number;
  readonly at: string;
}

/** Returns bins with when their newest project was first seen. */
export function withNewest(
  bins: readonly Omit<MapBin, 'newestAt'>[],
  recent: readonly RecentPlace[],
  shift: number,
): MapBin[] {
  const binOf = (x: number, y: number) => `${x >> shift} ${y >> shift}`;
  const newest = Map.groupBy(recent, ({ x, y }) => binOf(x, y));
  return bins.map((bin) => ({
    ...bin,
    newestAt: latest((newest.get(binOf(bin.minX, bin.minY)) ?? []).map(({ at }) => at)),
  }));
}

/** Returns the latest of times in the same format; null if there are none. */
const latest = (times: readonly string[]): string | null =>
  times.reduce<string | null>((last, at) => (last === null || at > last ? at : last), null);

/** Things at least this many pixels apart are drawn separately. */
const CLUSTER_PX = 40;
/** Size of a bin in pixels: fine enough that clusters look round, coarse enough that bins are few. */
const BIN_PX = 16;

const unitsOf = (px: number, zoom: number): number => (px * WORLD) / (WORLD_PX * 2 ** zoom);

/** Returns the size of a bin at a zoom, as a power of 2. */
export const binShift = (zoom: number): number => Math.max(0, Math.round(Math.log2(unitsOf(BIN_PX, zoom))));

/** Returns the zoom at which `units` take up `px` pixels. */
export const zoomAt = (units: number, px: number): number => Math.log2((px * WORLD) / (WORLD_PX * units));

/**
 * Clusters bins that would overlap at a zoom: the fullest first, each with all others within 40 px. If more than
 * `limit` clusters remain, repeats this at lower zooms.
 */
export function clusterBins(bins: readonly MapBin[], zoom: number, limit: number): MapBin[] {
  let clusters = gather(bins, unitsOf(CLUSTER_PX, zoom));
  for (let step = 1; clusters.length > limit; step += 1) clusters = gather(clusters, unitsOf(CLUSTER_PX, zoom - step));
  return clusters;
}

function gather(bins: readonly MapBin[], radius: number): MapBin[] {
  const line = (position: number) => Math.floor(position / radius);
  const squares = new Map<number, MapBin[]>();
  for (const bin of bins) {
    const square = line(bin.x) * MAX_LINES + line(bin.y);
    const others = squares.get(square);
    if (others) others.push(bin);
    else squares.set(square, [bin]);
  }
  const taken = new Set<MapBin>();
  const clusters: MapBin[] = [];
  for (const bin of bins.toSorted((a, b) => b.count - a.count || a.number - b.number)) {
    if (taken.has(bin)) continue;
    const near: MapBin[] = [];
    for (const [dx, dy] of AROUND) {
      for (const other of squares.get((line(bin.x) + dx) * MAX_LINES + line(bin.y) + dy) ?? []) {
        if (taken.has(other) || Math.hypot(other.x - bin.x, other.y - bin.y) > radius) continue;
        taken.add(other);
        near.push(other);
      }
    }
    clusters.push(near.length === 1 ? bin : union(near));
  }
  return clusters;
}

/** More rows of squares than at any zoom, and few enough that a square's number is exact. */
const MAX_LINES = 2 ** 26;
const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

function union(bins: readonly MapBin[]): MapBin {
  const count = bins.reduce((total, bin) => total + bin.count, 0);
  const mean = (axis: 'x' | 'y') => bins.reduce((total, bin) => total + bin[axis] * bin.count, 0) / count;
  const least = (of: 'minX' | 'minY' | 'number') =>
    bins.reduce((end, bin) => Math.min(end, bin[of]), Number.POSITIVE_INFINITY);
  const most = (of: 'maxX' | 'maxY') => bins.reduce((end, bin) => Math.max(end, bin[of]), 0);
  return {
    count,
    x: mean('x'),
    y: mean('y'),
    minX: least('minX'),
    maxX: most('maxX'),
    minY: least('minY'),
    maxY: most('maxY'),
    number: least('number'),
    newestAt: latest(bins.flatMap(({ newestAt }) => newestAt ?? [])),
  };
}

/** Converts a position to degrees. */
export const longitudeAt = (x: number): number => (x / WORLD) * 360 - 180;
export const latitudeAt = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;

/** Converts degrees to a position, exactly as the database does. */
export const xAt = (longitude: number): number => Math.min(Math.floor(((longitude + 180) / 360) * WORLD), WORLD - 1);
export function yAt(latitude: number): number {
  const radians = (Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180;
  return Math.floor((0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * WORLD);
}
