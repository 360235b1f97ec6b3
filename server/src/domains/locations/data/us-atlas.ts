import { readFileSync } from 'node:fs';

/** The parts we use of the us-atlas package's TopoJSON: the Census Bureau's areas, accurate to about 500 meters. */
interface Topology {
  readonly transform: { readonly scale: Pair; readonly translate: Pair };
  readonly arcs: readonly (readonly Pair[])[];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Geometry[] }>>;
}

type Pair = readonly [number, number];

type Geometry = { readonly id?: string; readonly properties: { readonly name: string } } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] }
);

/** Longitude, latitude. */
type Point = Pair;

interface Ring {
  readonly points: readonly Point[];
  readonly south: number;
  readonly north: number;
}

export interface Area {
  /** FIPS code: two digits for a state, five for a county. */
  readonly id: string;
  readonly name: string;
  readonly rings: readonly Ring[];
}

const files = {
  states: import.meta.resolve('us-atlas/states-10m.json'),
  counties: import.meta.resolve('us-atlas/counties-10m.json'),
};

/** Returns the areas of one layer of the atlas whose FIPS code begins with the given digits. */
export function readAreas(layer: keyof typeof files, beginning = ''): Area[] {
  const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(new URL(files[layer]), 'utf8'));
  const lines = new Map<number, readonly Point[]>();
  const lineOf = (index: number): readonly Point[] => {
    const known = lines.get(index);
    if (known) return known;
    let x = 0;
    let y = 0;
    const line = (arcs[index] ?? []).map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
    lines.set(index, line);
    return line;
  };
  /** Arc ~i is arc i reversed. Each arc begins where the previous one ended. */
  const ringOf = (indexes: readonly number[]): Ring => {
    const points = indexes.flatMap((at) => (at < 0 ? lineOf(~at).toReversed() : lineOf(at)));
    const latitudes = points.map(([, latitude]) => latitude);
    return { points, south: Math.min(...latitudes), north: Math.max(...latitudes) };
  };
  const geometries = objects[layer]?.geometries ?? [];
  return geometries
    .filter(({ id = '' }) => id.startsWith(beginning))
    .map((geometry) => {
      const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
      return { id: geometry.id ?? '', name: geometry.properties.name, rings: polygons.flat().map(ringOf) };
    });
}

/** Returns whether a point is in an area: a line from it crosses the outlines an odd number of times. */
export const contains = ({ rings }: Area, latitude: number, longitude: number): boolean =>
  rings.reduce((sum, ring) => sum + crossings(ring, longitude, latitude), 0) % 2 === 1;

/** Counts how often a line eastward from the point crosses the ring: an odd number from inside. */
function crossings({ points, south, north }: Ring, longitude: number, latitude: number): number {
  if (latitude < south || latitude > north) return 0;
  let count = 0;
  let [x, y] = points.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of points) {
    if (nextY > latitude !== y > latitude && longitude < x + ((nextX - x) * (latitude - y)) / (nextY - y)) count += 1;
    x = nextX;
    y = nextY;
  }
  return count;
}

const MILES_PER_DEGREE = 69.1;

/**
 * Returns the miles from a point to the nearest outline of an area, from inside or outside; accurate up to about a
 * hundred miles.
 */
export function milesToOutline({ rings }: Area, latitude: number, longitude: number): number {
  const eastMiles = MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const toMiles = ([x, y]: Point): Point => [(x - longitude) * eastMiles, (y - latitude) * MILES_PER_DEGREE];
  let nearest = Number.POSITIVE_INFINITY;
  for (const { points } of rings) {
    let from = toMiles(points.at(-1) ?? [0, 0]);
    for (const point of points) {
      const to = toMiles(point);
      nearest = Math.min(nearest, milesToSegment(from, to));
      from = to;
    }
  }
  return nearest;
}

/** Returns the distance from the origin. */
function milesToSegment([x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / square));
  return Math.hypot(x1 + along * dx, y1 + along * dy);
}
