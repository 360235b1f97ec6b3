/**
 * Extracts the outlines of the states, and their county lines, from the Census Bureau's map in `us-atlas`: one small
 * file per state, loaded when a contractor's map is drawn. Run it after that package was updated: node
 * tools/make-state-outlines.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { stateCode } from '../server/src/domains/locations/data/states.ts';

const FILES = new URL('../web/public/outlines/', import.meta.url);
const BOXES = new URL('../web/src/domains/directory/map/state-boxes.ts', import.meta.url);
/** Units are thousandths of a degree: 110 meters, less than a pixel of the maps. */
const SCALE = 1000;
/** Smaller bends are straightened; in thousandths of a degree. */
const TOLERANCE = 2.5;

type Named = GeometryCollection<{ name: string }>;
type Point = readonly [x: number, y: number];

const atlas: Topology<{ counties: Named; states: Named }> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8'),
);
const { counties, states } = atlas.objects;

const scaled = (line: readonly (readonly number[])[]): Point[] =>
  line.map(([longitude = 0, latitude = 0]) => [Math.round(longitude * SCALE), Math.round(latitude * SCALE)]);

function farFrom([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Ramer, Douglas and Peucker: keeps only the points that shape the line. */
function simplified(line: readonly Point[]): Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let at = 0;
  let farthest = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const distance = farFrom(line[index] ?? first, first, last);
    if (distance > farthest) [at, farthest] = [index, distance];
  }
  if (farthest <= TOLERANCE) return [first, last];
  return [...simplified(line.slice(0, at + 1)).slice(0, -1), ...simplified(line.slice(at))];
}

/** Encodes the first point, then the steps to each next one, because small numbers are short. */
const steps = (line: readonly Point[]): number[] =>
  line.flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });

function ringsOf(state: GeometryObject): Point[][] {
  const shape = feature(atlas, state);
  if (shape.type !== 'Feature') throw new Error('A state is one feature');
  const { geometry } = shape;
  if (geometry.type === 'Polygon') return geometry.coordinates.map(scaled);
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(scaled) : [];
}

/** Returns the lines between two counties of one state. */
const countyLines = (state: string): Point[][] =>
  mesh(
    atlas,
    counties,
    (a, b) => a !== b && String(a.id).startsWith(state) && String(b.id).startsWith(state),
  ).coordinates.map(scaled);

mkdirSync(FILES, { recursive: true });
const boxes: string[] = [];
for (const state of states.geometries) {
  const { name = '' }: { name?: string } = state.properties ?? {};
  const code = stateCode(name.replace(/^(?:Commonwealth of the|United States) /, ''));
  if (!code) throw new Error(`us-atlas has an unknown state: ${name}`);
  const rings = ringsOf(state);
  const land = rings.map(simplified).filter((ring) => ring.length > 3);
  const lines = countyLines(String(state.id)).map(simplified);
  writeFileSync(
    new URL(`${code.toLowerCase()}.json`, FILES),
    JSON.stringify({ land: land.map(steps), counties: lines.map(steps) }),
  );
  const xs = rings.flat().map(([x]) => x / SCALE);
  const ys = rings.flat().map(([, y]) => y / SCALE);
  const box = [xs, ys].map((all) => all.reduce((a, b) => Math.min(a, b)));
  const top = [xs, ys].map((all) => all.reduce((a, b) => Math.max(a, b)));
  boxes.push(
    `  ${code}: [${[...box, ...top]
      .map((at) => at.toFixed(2))
      .map(Number)
      .join(', ')}],`,
  );
}
writeFileSync(
  BOXES,
  `// Made by tools/make-state-outlines.ts from us-atlas (U.S. Census Bureau, public domain). Don't edit.

/** West, south, east and north end of each state, in degrees. */
export const stateBoxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
${boxes.toSorted().join('\n')}
};
`,
);
