/**
 * Extracts the outlines of the four counties, and of the river along them, from the Census Bureau's map in `us-atlas`.
 * Run it after that package was updated: node tools/make-county-outlines.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const TARGET = new URL('../web/src/domains/projects/maps/county-outlines.ts', import.meta.url);
const COUNTIES = { Jefferson: '21111', Oldham: '21185', Bullitt: '21029', Spencer: '21215' } as const;
const INDIANA = '18';

type Counties = GeometryCollection<{ name: string }>;
type Point = readonly number[];

const atlas: Topology<{ counties: Counties }> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8'),
);
const { counties } = atlas.objects;

/** Longitude and latitude alternate; four decimals are 11 meters. */
const flat = (points: readonly Point[]): number[] =>
  points.flatMap((point) => point.map((at) => Number(at.toFixed(4))));

function outlineOf(id: string): number[] {
  const county = counties.geometries.find((one) => one.id === id);
  if (county?.type !== 'Polygon') throw new Error(`us-atlas has no county ${id} in one piece`);
  const { geometry } = feature(atlas, county);
  const [ring] = geometry.type === 'Polygon' ? geometry.coordinates : [];
  if (!ring) throw new Error(`The county ${id} has no outline`);
  return flat(ring);
}

/** The border of the four counties with Indiana is the Ohio River. */
function riverLines(): number[][] {
  const ours = new Set<string>(Object.values(COUNTIES));
  const isOurs = (id: unknown) => ours.has(String(id));
  const isIndiana = (id: unknown) => String(id).startsWith(INDIANA);
  const { coordinates } = mesh(atlas, counties, (a, b) => {
    return (isOurs(a.id) && isIndiana(b.id)) || (isOurs(b.id) && isIndiana(a.id));
  });
  return coordinates.map(flat);
}

const outlines = Object.entries(COUNTIES).map(([name, id]) => `  ${name}: ${JSON.stringify(outlineOf(id))},`);
const source = `// Made by tools/make-county-outlines.ts from us-atlas (U.S. Census Bureau, public domain). Don't edit.

/** Longitude and latitude by turns, around each county. */
export const countyOutlines = {
${outlines.join('\n')}
} as const satisfies Record<string, readonly number[]>;

/** Longitude and latitude by turns, along the Ohio where it divides the counties from Indiana. */
export const riverLines: readonly (readonly number[])[] = ${JSON.stringify(riverLines())};
`;
writeFileSync(TARGET, source);
console.log(`${fileURLToPath(TARGET)}: ${source.length} bytes`);
