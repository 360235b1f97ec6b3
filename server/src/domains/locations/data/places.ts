import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { largeCityAround, type NearZip, nearestZips } from './nearest-zips.ts';
import { citiesBeginningWith, citiesNamed, cityByName, readingsOf } from './place-names.ts';
import { isAbroad, timeZoneIn } from './time-zones.ts';
import { stateAt } from './us-borders.ts';
import { type UsCity, type UsZip, usPlaces } from './us-places.ts';

/** Number of ZIP codes around a point that compete for it. */
const CANDIDATES = 16;
/** Miles added to every distance, so that no place wins just by being exactly at the point. */
const HEAD_START = 0.5;
/** Effect of doubling a city's size: a city of twice the size wins over this much shorter a distance. */
const PULL_OF_DOUBLING = 0.06;
const SMALLEST_CITY = 9;
/** Maximum distance in miles to the nearest ZIP code of the state: very far in Alaska. */
const REACH_ON_LAND = 250;
/** The same from water, outside any state: piers, bridges, islands that the borders omit. */
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

/** Returns the city of a five-digit ZIP code, at the center of the ZIP code; null if there is no such code. */
export function placeByZip(zipCode: string): Place | null {
  const zip = usPlaces().zips.get(zipCode);
  return zip ? ofZip(zip) : null;
}

/** Returns a city with its center, by name in any spelling and state by code or name; null if there is none. */
export function placeByName(city: string, state: string): Place | null {
  const found = cityByName(city, state);
  return found ? ofCity(found) : null;
}

/**
 * Returns the ZIP codes of a city that cover an area, ascending. A city without any, such as a neighborhood of a larger
 * one, gets the one at its center. Null if there is no such city.
 */
export function zipCodesOf(city: string, state: string): Place[] | null {
  const found = cityByName(city, state);
  if (!found) return null;
  const zips = [...usPlaces().zips.values()].filter((zip) => zip.city === found && zip.coversArea);
  return zips.length === 0 ? [ofCity(found)] : zips.map(ofZip).sort((a, b) => a.zipCode.localeCompare(b.zipCode));
}

/** Returns a city with its center in the first of these states, by code, that has one of that name. */
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
 * Returns the point for searches and for places without a better one: the given point, except for a few ZIP codes whose
 * own point is in uninhabited land. For these it is the center of the city, where people live.
 */
export function pointToSearchFrom({ latitude, longitude }: Point): Point {
  strays ??= new Map([...usPlaces().zips.values()].flatMap((zip) => (zip.isStray ? [[keyOf(zip), zip]] : [])));
  const stray = strays.get(keyOf({ latitude, longitude }));
  return stray ? { latitude: stray.city.latitude, longitude: stray.city.longitude } : { latitude, longitude };
}

const keyOf = ({ latitude, longitude }: Point): string => `${latitude},${longitude}`;

/** Parses 'Louisville, KY', 'Louisville KY 40202', 'Louisville' (the largest of that name) or '40202'. */
export function placeByText(text: string): Place | null {
  const [, before = '', zipCode] = /^(.*?)[\s,]*\b(\d{5})(?:-\d{4})?\s*$/.exec(text) ?? [null, text, undefined];
  const byZip = zipCode === undefined ? null : placeByZip(zipCode);
  if (byZip || before === '') return byZip;
  const found = readingsOf(before.replace(/[\s,]+(?:usa?|united states)\.?$/i, ''))
    .map(({ city, state }) => cityByName(city, state))
    .find((city) => city !== undefined);
  return found ? ofCity(found) : null;
}

/** Returns cities whose name begins with the text, largest first, or ZIP codes if it consists of digits. */
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

/** Returns the ZIP codes around a point that cover areas, nearest first. */
export const placesAround = (latitude: number, longitude: number, count: number): Place[] =>
  nearestZips(latitude, longitude, count).map(({ zip }) => ofZip(zip));

/**
 * Returns the city that a point belongs to, with its ZIP code there; null outside the United States. The city is in the
 * point's state. A larger city reaches farther than a small one, and a campus within it doesn't count, because people
 * there say 'Louisville', too.
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
