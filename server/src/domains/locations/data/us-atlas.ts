import { readFileSync } from 'node:fs';

/** What is read of the TopoJSON of the package us-atlas: the Census Bureau's areas, exact to some 500 metres. */
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

/** The areas of one layer of the atlas whose FIPS code begins so. */
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
  /** Arc ~i is arc i read backwards. Each begins where the last one ended. */
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

/** Is a point within an area? Its outlines are crossed an odd number of times on the way out. */
export const contains = ({ rings }: Area, latitude: number, longitude: number): boolean =>
  rings.reduce((sum, ring) => sum + crossings(ring, longitude, latitude), 0) % 2 === 1;

/** How often a line eastwards from the point crosses the ring: an odd number of times from inside. */
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

/** Miles from a point to the nearest outline of an area, whichever side it is on; good within some hundred miles. */
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

/** From the origin. */
function milesToSegment([x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / square));
  return Math.hypot(x1 + along * dx, y1 + along * dy);
}
