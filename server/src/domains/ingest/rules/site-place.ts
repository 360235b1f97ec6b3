import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { County, type Precision } from '@plumbline/contract/domains/projects/project.ts';
import { isNearKentuckyCounty, kentuckyCountyAt, placeByName, placeByZip } from '../../locations/public.ts';
import type { Listing } from '../../projects/public.ts';
import { plainLine } from './plain-text.ts';
import { addressOf } from './site-address.ts';
import type { SourceRow } from './source-row.ts';

export type SitePlace = Pick<Listing, 'street' | 'city' | 'state' | 'zip' | 'county' | 'point'> & {
  /** It is known to lie outside of the four counties. */
  readonly isElsewhere: boolean;
};

export interface PlaceDefaults {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  /** The county that the source is responsible for. */
  readonly county: County | null;
}

/** A point further from the middle of its ZIP or city belongs to another row. */
const MAX_MILES_ASTRAY = 40;
/** The outlines of the counties are coarse: so far beyond them a source's own county is believed. */
const BORDER_MILES = 1;

/** Where a row is: its address taken apart, its county, and the best point that makes sense. */
export function placeOf(row: SourceRow, defaults: PlaceDefaults): SitePlace {
  const address = addressOf(row, defaults);
  const { city, state, zip } = address;
  const middle =
    (zip === null ? null : placeByZip(zip)) ?? (city === null || state === null ? null : placeByName(city, state));
  const point =
    (row.points ?? [])
      .map(({ latitude, longitude }) => pointOf(latitude, longitude))
      .find((one) => one !== null && (middle === null || milesBetween(one, middle) <= MAX_MILES_ASTRAY)) ??
    zipPoint(zip);
  const named = countyNamed(row.county);
  const county = named ?? countyOf(point, middle, defaults.county, state);
  return {
    ...address,
    county,
    point,
    isElsewhere: county === null && (point !== null || middle !== null || (state ?? 'KY') !== 'KY'),
  };
}

function countyOf(
  point: Listing['point'],
  middle: { readonly latitude: number; readonly longitude: number } | null,
  own: County | null,
  state: string | null,
): County | null {
  if (state !== null && state !== 'KY') return null;
  const at = point ?? middle;
  if (at === null) return own;
  // The middle of a ZIP or city may lie anywhere: whose permit it is says more.
  const isCoarse = point === null || point.precision === 'zip';
  const miles = isCoarse ? MAX_MILES_ASTRAY : BORDER_MILES;
  if (own !== null && isNearKentuckyCounty(own.replace(' County', ''), at.latitude, at.longitude, miles)) return own;
  return countyNamed(kentuckyCountyAt(at.latitude, at.longitude));
}

function countyNamed(value: unknown): County | null {
  const [, name] = /^\s*([a-z]+)(?:\s+(?:county|co\.?))?(?:,\s*(?:ky|kentucky))?\s*$/i.exec(plainLine(value, 60)) ?? [];
  if (name === undefined) return null;
  const county = County.safeParse(`${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()} County`);
  return county.success ? county.data : null;
}

/** The US, with Alaska, Hawaii and Puerto Rico. */
const BOUNDS = { south: 17, north: 72, west: -180, east: -64 };
const EXACT_DECIMALS = 4;
const STREET_DECIMALS = 3;

/** A point in the US, or null. Rounded coordinates are less precise than they look: two decimals are half a mile. */
function pointOf(latitude: unknown, longitude: unknown): Listing['point'] {
  const [y, x] = [coordinate(latitude), coordinate(longitude)];
  if (y === null || x === null || y < BOUNDS.south || y > BOUNDS.north || x < BOUNDS.west || x > BOUNDS.east)
    return null;
  const decimals = Math.max(decimalsOf(y), decimalsOf(x));
  const precision: Precision = decimals >= EXACT_DECIMALS ? 'exact' : decimals === STREET_DECIMALS ? 'street' : 'zip';
  return { latitude: y, longitude: x, precision };
}

/** Six decimals are four inches: what lies beyond changes with every reading of some services. */
function coordinate(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*-?\d{1,3}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.round(number * 1e6) / 1e6 : null;
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

function zipPoint(zip: string | null): Listing['point'] {
  const place = zip === null ? null : placeByZip(zip);
  return place && { latitude: place.latitude, longitude: place.longitude, precision: 'zip' };
}
