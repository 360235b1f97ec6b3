import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { largeCityAround, type NearZip, nearestZips } from './nearest-zips.ts';
import { citiesBeginningWith, citiesNamed, cityByName, readingsOf } from './place-names.ts';
import { isAbroad, timeZoneIn } from './time-zones.ts';
import { stateAt } from './us-borders.ts';
import { type UsCity, type UsZip, usPlaces } from './us-places.ts';

/** How many ZIP codes around a point compete for it. */
const CANDIDATES = 16;
/** Miles that are added to every distance, so that nobody wins by standing on the very point. */
const HEAD_START = 0.5;
/** What a doubling of a city's size counts: a city of twice the size wins over this much shorter a distance. */
const PULL_OF_DOUBLING = 0.06;
const SMALLEST_CITY = 9;
/** How far, in miles, the next ZIP code of the state may be: in Alaska very far. */
const REACH_ON_LAND = 250;
/** The same from the water, where no state is: piers, bridges, islands that the borders leave out. */
const REACH_ON_WATER = 5;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const ofZip = ({ zipCode, city, latitude, longitude }: UsZip): Place => ({
  city: city.name,
  state: city.state,
  zipCode,
  latitude,
  longitude,
  timeZone: timeZoneIn(city.state, latitude, longitude),
});

const ofCity = ({ name, state, zipCode, latitude, longitude }: UsCity): Place => ({
  city: name,
  state,
  zipCode,
  latitude,
  longitude,
  timeZone: timeZoneIn(state, latitude, longitude),
});

/** The city of a five-digit ZIP code and the ZIP code's own centre; null when there is no such code. */
export function placeByZip(zipCode: string): Place | null {
  const zip = usPlaces().zips.get(zipCode);
  return zip ? ofZip(zip) : null;
}

/** A city with its centre, by name in any spelling and state by code or name; null when there is none. */
export function placeByName(city: string, state: string): Place | null {
  const found = cityByName(city, state);
  return found ? ofCity(found) : null;
}

/**
 * The ZIP codes of a city that cover an area, ascending. A city without any, such as a neighborhood of a larger one,
 * gets the one at its center. Null when there is no such city.
 */
export function zipCodesOf(city: string, state: string): Place[] | null {
  const found = cityByName(city, state);
  if (!found) return null;
  const zips = [...usPlaces().zips.values()].filter((zip) => zip.city === found && zip.coversArea);
  return zips.length === 0 ? [ofCity(found)] : zips.map(ofZip).sort((a, b) => a.zipCode.localeCompare(b.zipCode));
}

/** A city with its center in the first of these states, by code, that has one of that name. */
export function placeInStates(city: string, states: readonly string[]): Place | null {
  const named = citiesNamed(city);
  for (const state of states) {
    const found = named.find((each) => each.state === state);
    if (found) return ofCity(found);
  }
  return null;
}

let strays: ReadonlyMap<string, UsZip> | undefined;

/**
 * Where to search from, and to place what has no better point: the point itself, but for the few that are a ZIP code's
 * own and in the wilderness that it also covers. Then it is the centre of its city, where its people are.
 */
export function pointToSearchFrom({ latitude, longitude }: Point): Point {
  strays ??= new Map([...usPlaces().zips.values()].flatMap((zip) => (zip.isStray ? [[keyOf(zip), zip]] : [])));
  const stray = strays.get(keyOf({ latitude, longitude }));
  return stray ? { latitude: stray.city.latitude, longitude: stray.city.longitude } : { latitude, longitude };
}

const keyOf = ({ latitude, longitude }: Point): string => `${latitude},${longitude}`;

/** Reads 'Louisville, KY', 'Louisville KY 40202', 'Louisville' (the largest of that name) or '40202'. */
export function placeByText(text: string): Place | null {
  const [, before = '', zipCode] = /^(.*?)[\s,]*\b(\d{5})(?:-\d{4})?\s*$/.exec(text) ?? [null, text, undefined];
  const byZip = zipCode === undefined ? null : placeByZip(zipCode);
  if (byZip || before === '') return byZip;
  const found = readingsOf(before.replace(/[\s,]+(?:usa?|united states)\.?$/i, ''))
    .map(({ city, state }) => cityByName(city, state))
    .find((city) => city !== undefined);
  return found ? ofCity(found) : null;
}

/** Cities whose name begins with the text, largest first; ZIP codes that begin with it where it is of digits. */
export function placesBeginningWith(text: string, limit: number): Place[] {
  const typed = text.trim();
  return /^\d{1,5}$/.test(typed) ? zipsBeginningWith(typed, limit) : citiesBeginningWith(typed, limit).map(ofCity);
}

let zipCodes: readonly string[] | undefined;

function zipsBeginningWith(digits: string, limit: number): Place[] {
  zipCodes ??= [...usPlaces().zips.keys()].sort();
  let low = 0;
  let high = zipCodes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((zipCodes[middle] ?? '') < digits) low = middle + 1;
    else high = middle;
  }
  return zipCodes
    .slice(low, low + limit)
    .filter((zipCode) => zipCode.startsWith(digits))
    .flatMap((zipCode) => placeByZip(zipCode) ?? []);
}

/** The ZIP codes around a point that cover areas, nearest first. */
export const placesAround = (latitude: number, longitude: number, count: number): Place[] =>
  nearestZips(latitude, longitude, count).map(({ zip }) => ofZip(zip));

/**
 * The city that a point belongs to, with its ZIP code there; null outside the United States. It is in the state of the
 * point. A larger city reaches further than a small one, and a campus within it does not count: they all say
 * 'Louisville' who are in Louisville.
 */
export function nearestCity(latitude: number, longitude: number): Place | null {
  const state = stateAt(latitude, longitude);
  if (state === undefined && isAbroad(latitude, longitude)) return null;
  const near = nearestZips(latitude, longitude, CANDIDATES, state);
  const [nearest] = near;
  if (!nearest || nearest.miles > (state === undefined ? REACH_ON_WATER : REACH_ON_LAND)) return null;
  const { zip } = near.reduce((best, next) => (strangeness(next) < strangeness(best) ? next : best));
  return ofZip(largeCityAround(zip) ?? zip);
}

const strangeness = ({ zip, miles }: NearZip): number =>
  (miles + HEAD_START) / (1 + PULL_OF_DOUBLING * Math.log2(Math.max(zip.city.size, SMALLEST_CITY) / SMALLEST_CITY));
