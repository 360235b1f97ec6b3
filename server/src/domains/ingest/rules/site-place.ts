import { County } from '@plumbline/contract/domains/projects/project.ts';
import { isNearKentuckyCounty, kentuckyCountyAt, placeByName, placeByZip } from '../../locations/public.ts';
import type { Listing } from '../../projects/public.ts';
import { plainLine } from './plain-text.ts';
import { MAX_MILES_ASTRAY, pointOf } from './points.ts';
import { readAddress } from './site-address.ts';
import type { SourceRow } from './source-row.ts';

export type SitePlace = Pick<Listing, 'street' | 'city' | 'state' | 'zip' | 'county' | 'point'> & {
  /** It is known to be outside the four counties. */
  readonly isElsewhere: boolean;
  /** Its street has the form of an address. */
  readonly isAddress: boolean;
};

export interface PlaceDefaults {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  /** The county that the source is responsible for. */
  readonly county: County | null;
}

/** The county outlines are coarse: up to this far beyond them, a source's own county is accepted. */
const BORDER_MILES = 1;

/** Locates a row: its split address, its county, and the best plausible point. */
export function placeOf(row: SourceRow, defaults: PlaceDefaults): SitePlace {
  const { address, isAddress } = readAddress(row, defaults);
  const { city, state, zip } = address;
  const middle =
    (zip === null ? null : placeByZip(zip)) ?? (city === null || state === null ? null : placeByName(city, state));
  const point = pointOf(row.points ?? [], middle) ?? zipPoint(zip);
  const named = countyNamed(row.county);
  const county = named ?? countyOf(point, middle, defaults.county, state);
  return {
    ...address,
    isAddress,
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
  // The center of a ZIP code or city may be anywhere, so the permit office is better evidence.
  const isCoarse = point === null || point.precision === 'zip';
  const miles = isCoarse ? MAX_MILES_ASTRAY : BORDER_MILES;
  if (own !== null && isNearKentuckyCounty(own.replace(' County', ''), at.latitude, at.longitude, miles)) return own;
  return countyNamed(kentuckyCountyAt(at.latitude, at.longitude));
}

function countyNamed(value: unknown): County | null {
  const [, name] = /^([a-z]+)(?: (?:county|co\.?))?(?:, ?(?:ky|kentucky))?$/i.exec(plainLine(value, 60)) ?? [];
  if (name === undefined) return null;
  const county = County.safeParse(`${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()} County`);
  return county.success ? county.data : null;
}

function zipPoint(zip: string | null): Listing['point'] {
  const place = zip === null ? null : placeByZip(zip);
  return place && { latitude: place.latitude, longitude: place.longitude, precision: 'zip' };
}
