import { County } from '@plumbline/contract/domains/projects/project.ts';
import { isNearKentuckyCounty, kentuckyCountyAt, placeByName, placeByZip } from '../../locations/public.ts';
import type { Listing } from '../../projects/public.ts';
import { plainLine } from './plain-text.ts';
import { MAX_MILES_ASTRAY, pointOf } from './points.ts';
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

/** The outlines of the counties are coarse: so far beyond them a source's own county is believed. */
const BORDER_MILES = 1;

/** Where a row is: its address taken apart, its county, and the best point that makes sense. */
export function placeOf(row: SourceRow, defaults: PlaceDefaults): SitePlace {
  const address = addressOf(row, defaults);
  const { city, state, zip } = address;
  const middle =
    (zip === null ? null : placeByZip(zip)) ?? (city === null || state === null ? null : placeByName(city, state));
  const point = pointOf(row.points ?? [], middle) ?? zipPoint(zip);
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

function zipPoint(zip: string | null): Listing['point'] {
  const place = zip === null ? null : placeByZip(zip);
  return place && { latitude: place.latitude, longitude: place.longitude, precision: 'zip' };
}
