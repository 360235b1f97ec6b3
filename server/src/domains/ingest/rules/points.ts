import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import type { Precision } from '@plumbline/contract/domains/projects/project.ts';
import { degreesOf } from '../../locations/public.ts';
import type { Listing } from '../../projects/public.ts';
import { type RawPoint, readAngle, readPoint } from './point-forms.ts';
import type { SourcePoint } from './source-row.ts';

interface Degrees {
  readonly latitude: number;
  readonly longitude: number;
}

type Point = NonNullable<Listing['point']>;

/** A point farther than this from the center of its ZIP code or city belongs to another row. */
export const MAX_MILES_ASTRAY = 40;
/** The US, with Alaska, Hawaii and Puerto Rico. Here no latitude could be a longitude. */
const BOUNDS = { south: 17, north: 72, west: -180, east: -64 };
/** The center of the country, which services return for unknown locations; in hundredths of a degree. */
const MIDDLES_OF_THE_COUNTRY = new Set(['37.09,-95.71', '39.83,-98.58', '39.5,-98.35', '39.76,-98.5']);
const EXACT_DECIMALS = 4;
const STREET_DECIMALS = 3;
/** Maximum half-widths of an area, in miles, at which its center counts as exact, and as the street. */
const EXACT_MILES = 0.15;
const STREET_MILES = 0.5;
const WEB_MERCATOR = 3857;
const ranks: Readonly<Record<Precision, number>> = { zip: 0, street: 1, exact: 2 };

/**
 * Returns the most precise plausible point of a row, or null.
 *
 * @param middle of the row's ZIP code or city. A point more than 40 miles from it belongs to another row, and one that
 * lost its sign is accepted only near it.
 */
export function pointOf(given: readonly SourcePoint[], middle: Degrees | null): Listing['point'] {
  let best: Point | null = null;
  for (const one of given) {
    const point = sensiblePoint(one, middle);
    if (point !== null && (best === null || ranks[point.precision] > ranks[best.precision])) best = point;
  }
  return best;
}

function sensiblePoint(given: SourcePoint, middle: Degrees | null): Point | null {
  const raw = rawOf(given);
  if (raw === null || !Number.isFinite(raw.x) || !Number.isFinite(raw.y)) return null;
  const isDegrees = Math.max(Math.abs(raw.x), Math.abs(raw.y)) <= 180;
  const readings = isDegrees ? degreeReadings(middle !== null) : gridReadings(raw, given.reference, middle !== null);
  const sensible = readings.flatMap((read) => {
    const point = read(raw.x, raw.y);
    if (point === null || !isInUs(point)) return [];
    const miles = middle === null ? 0 : milesBetween(point, middle);
    return miles <= MAX_MILES_ASTRAY ? [{ read, point, miles }] : [];
  });
  // On grids with similar numbers on both axes, both orders may lead close to the location.
  const [best] = sensible.sort((one, other) => one.miles - other.miles);
  if (best === undefined) return null;
  const { latitude, longitude } = rounded(best.point);
  if (isPlaceholder(latitude, longitude)) return null;
  return { latitude, longitude, precision: precisionOf(raw, best.read, isDegrees) };
}

function precisionOf({ x, y, corner }: RawPoint, read: Reading, isDegrees: boolean): Precision {
  if (corner !== undefined) return precisionOfArea(read(x, y), read(...corner));
  return isDegrees ? precisionOfDecimals(x, y) : 'exact';
}

function rawOf(given: SourcePoint): RawPoint | null {
  if ('shape' in given) return readPoint(given.shape);
  const [y, x] = [numberOf(given.latitude), numberOf(given.longitude)];
  if (y !== null && x !== null) return { x, y };
  // One column that holds both coordinates, named for either.
  return readPoint(given.latitude);
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : typeof value === 'string' ? (readAngle(value)?.value ?? null) : null;

/** One interpretation of two numbers. */
type Reading = (x: number, y: number) => Degrees | null;

const plainly: Reading = (x, y) => ({ latitude: y, longitude: x });
const signed: Reading = (x, y) => ({ latitude: Math.abs(y), longitude: -Math.abs(x) });
const swapped =
  (read: Reading): Reading =>
  (x, y) =>
    read(y, x);

/** Tries the numbers as written, swapped, and, only if the location can prove it, with the lost minus sign. */
const degreeReadings = (isProvable: boolean): Reading[] =>
  isProvable ? [plainly, swapped(plainly), signed, swapped(signed)] : [plainly, swapped(plainly)];

/**
 * Numbers on a map grid mean nothing without its code. An unnamed grid is assumed to be the web's own if the location
 * proves it, because no other grid has such numbers in the US.
 */
function gridReadings({ reference: own }: RawPoint, given: number | undefined, isProvable: boolean): Reading[] {
  const reference = own ?? given ?? (isProvable ? WEB_MERCATOR : null);
  if (reference === null) return [];
  const read: Reading = (x, y) => degreesOf(reference, x, y);
  return [read, swapped(read)];
}

const isInUs = ({ latitude, longitude }: Degrees) =>
  latitude >= BOUNDS.south && latitude <= BOUNDS.north && longitude >= BOUNDS.west && longitude <= BOUNDS.east;

/** Six decimals are four inches: some services return different digits beyond that each time. */
const rounded = ({ latitude, longitude }: Degrees): Degrees => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});

/** Whole degrees are 50 miles apart: an example value, or useless. */
const isPlaceholder = (latitude: number, longitude: number): boolean =>
  (Number.isInteger(latitude) && Number.isInteger(longitude)) ||
  MIDDLES_OF_THE_COUNTRY.has(`${Math.round(latitude * 100) / 100},${Math.round(longitude * 100) / 100}`);

const decimalsOf = (value: number) => String(Math.round(value * 1e6) / 1e6).split('.')[1]?.length ?? 0;

/** Rounded coordinates are less precise than they look: two decimals are half a mile. */
function precisionOfDecimals(x: number, y: number): Precision {
  const decimals = Math.max(decimalsOf(x), decimalsOf(y));
  return decimals >= EXACT_DECIMALS ? 'exact' : decimals === STREET_DECIMALS ? 'street' : 'zip';
}

/** A parcel is exact; the center of a district says little. */
function precisionOfArea(middle: Degrees | null, corner: Degrees | null): Precision {
  const miles = middle === null || corner === null ? Number.POSITIVE_INFINITY : milesBetween(corner, middle);
  return miles <= EXACT_MILES ? 'exact' : miles <= STREET_MILES ? 'street' : 'zip';
}
