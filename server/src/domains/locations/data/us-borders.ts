import { readFileSync } from 'node:fs';
import { stateCode } from './states.ts';

/** What is read of the TopoJSON of the package us-atlas: the Census Bureau's states, exact to some 500 metres. */
interface Topology {
  readonly transform: { readonly scale: Pair; readonly translate: Pair };
  readonly arcs: readonly (readonly Pair[])[];
  readonly objects: { readonly states: { readonly geometries: readonly Geometry[] } };
}

type Pair = readonly [number, number];

type Geometry = { readonly properties: { readonly name: string } } & (
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

interface State {
  readonly code: string;
  readonly rings: readonly Ring[];
}

function decode(): State[] {
  const file = new URL(import.meta.resolve('us-atlas/states-10m.json'));
  const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const lines = arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
  });
  /** Arc ~i is arc i read backwards. Each begins where the last one ended. */
  const ringOf = (indexes: readonly number[]): Ring => {
    const points = indexes.flatMap((at) => (at < 0 ? (lines[~at] ?? []).toReversed() : (lines[at] ?? [])));
    const latitudes = points.map(([, latitude]) => latitude);
    return { points, south: Math.min(...latitudes), north: Math.max(...latitudes) };
  };
  return objects.states.geometries.map((geometry) => {
    const { name } = geometry.properties;
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    const code = stateCode(name.replace(/^(?:Commonwealth of the|United States) /, ''));
    if (code === undefined) throw new Error(`us-atlas has a state that is none: ${name}`);
    return { code, rings: polygons.flat().map(ringOf) };
  });
}

let states: readonly State[] | undefined;

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

/** The state, district or territory whose land a point is on; undefined on water and abroad. */
export function stateAt(latitude: number, longitude: number): string | undefined {
  states ??= decode();
  return states.find(
    ({ rings }) => rings.reduce((sum, ring) => sum + crossings(ring, longitude, latitude), 0) % 2 === 1,
  )?.code;
}
