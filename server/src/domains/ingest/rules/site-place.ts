import { County } from '@plumbline/contract/domains/projects/project.ts';
import { isNearKentuckyCounty, kentuckyCountyAt, placeByName, placeByZip, stateCode } from '../../locations/public.ts';
import type { Listing } from '../../projects/public.ts';
import { plainLine } from './plain-text.ts';
import { MAX_MILES_ASTRAY, pointOf } from './points.ts';
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

const MAX_STREET = 200;
const MAX_CITY = 80;
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

/** '1595 GRAND AVE, BILLINGS, MT 59102' in one text. */
const WHOLE = /^(.*?),\s*([^,]+?)(?:,\s*|\s+)([a-z]{2}|[a-z ]{4,20})\.?(?:\s+(\d{5})(?:-\d{4})?)?$/i;

function addressOf(row: SourceRow, defaults: PlaceDefaults): Pick<Listing, 'street' | 'city' | 'state' | 'zip'> {
  let street = plainLine(row.street, MAX_STREET);
  let city = plainLine(row.city, MAX_CITY);
  let state = stateCode(plainLine(row.state, 40));
  let zip = zipOf(row.zip);
  const [, before, itsCity, itsState = '', itsZip] = city === '' ? (WHOLE.exec(street) ?? []) : [];
  const code = stateCode(itsState);
  if (before !== undefined && itsCity !== undefined && code !== undefined) {
    street = before;
    city = itsCity;
    state ??= code;
    zip ??= itsZip ?? null;
  }
  // 'Peewee Valley, Kentucky' in the column of the city.
  const [, town, itsTownState = ''] = /^(.*?),\s*([a-z. ]+)$/i.exec(city) ?? [];
  const townState = stateCode(itsTownState);
  if (town !== undefined && townState !== undefined) {
    city = town;
    state ??= townState;
  }
  const ofZip = zip === null ? null : placeByZip(zip);
  return {
    street: properCase(street) || null,
    city: properCase(city) || ofZip?.city || defaults.city || null,
    state: state ?? ofZip?.state ?? defaults.state ?? null,
    zip,
  };
}

/** Five digits; a number has lost its leading zeros. */
function zipOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value).padStart(5, '0') : plainLine(value, 20);
  const [, zip] = /^(\d{5})(?:\.0|-?\d{4}|-)?$/.exec(text) ?? [];
  return zip === undefined || zip === '00000' || zip === '99999' ? null : zip;
}

function zipPoint(zip: string | null): Listing['point'] {
  const place = zip === null ? null : placeByZip(zip);
  return place && { latitude: place.latitude, longitude: place.longitude, precision: 'zip' };
}

const KEPT = /^(?:[NS][EW]|[NSEW]|US|KY|IN|SR|CR|[IVX]{2,4}|\d+[A-Z]?|PO|APT)$/;

/** '1338 LYNMAR DR' as '1338 Lynmar Dr'. What has small letters is kept as it is. */
function properCase(text: string): string {
  if (/[a-z]/.test(text)) return text;
  return text.replace(/[A-Z0-9'’]+/g, (word) => {
    if (KEPT.test(word)) return word;
    if (/^\d/.test(word)) return word.toLowerCase();
    const [, start = '', rest = ''] = /^(O['’]|MC(?=[A-Z]{3}))?(.*)$/.exec(word) ?? [];
    const capital = (part: string) => `${part.charAt(0)}${part.slice(1).toLowerCase()}`;
    return `${capital(start)}${capital(rest)}`;
  });
}
