import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import {
  nearestCity,
  parseAddress,
  placeByName,
  placeByZip,
  pointToSearchFrom,
  stateCode,
  streetLine,
  zipOf,
} from '../../locations/public.ts';
import { readableName } from './business-name.ts';
import { type Location, type Rejected, rejected } from './imported-listing.ts';

/** A point farther than this from its town is an error, such as a lost sign; in miles. Alaska is large. */
const TOWN_REACHES = 75;

/** The location of a business according to its row. */
export interface SaidPlace {
  readonly street: string | null;
  readonly city: string | null;
  /** Code or name. */
  readonly state: string | null;
  readonly zip: string | null;
  /** Degrees; null if the row has no point. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Locates a business: by its own point unless its town contradicts that, else by the center of its ZIP code, else of
 * its city, from the offline tables. Rejects the row if none of them is known.
 */
export function locate(given: SaidPlace): Location | Rejected {
  const said = withPlaceOfStreet(given);
  const state = said.state === null ? null : (stateCode(said.state) ?? null);
  if (said.state !== null && state === null) return rejected(`'${said.state}' is no state of the United States`);
  const zipCode = zipOf(said.zip)?.zip ?? null;
  const { byZip, byCity } = named(said.city, state, zipCode);
  const town = byZip ?? byCity;
  const point = pointOf(said);
  if (point && town && milesBetween(point, town) <= TOWN_REACHES)
    return { ...addressOf(said, town, zipCode), ...point, precision: 'exact' };
  if (point && !town) {
    const around = nearestCity(point.latitude, point.longitude);
    if (around && (state === null || around.state === state)) {
      return { ...addressOf(said, around, zipCode ?? around.zipCode), ...point, precision: 'exact' };
    }
  }
  if (!town) return noPlace(said);
  return { ...addressOf(said, town, zipCode), ...pointToSearchFrom(town), precision: byZip ? 'zip' : 'city' };
}

/** Splits an address given in one column: '100 Main St, Louisville, KY 40202'. */
function withPlaceOfStreet(said: SaidPlace): SaidPlace {
  if (said.street === null || said.city !== null || said.zip !== null) return said;
  const address = parseAddress(said.street, { state: stateCode(said.state ?? '') });
  const { city, state, zip } = address;
  if (zip === null && (city === null || (state ?? said.state) === null)) return said;
  return { ...said, street: streetLine(address), city, state: said.state ?? state, zip };
}

/**
 * Returns the named place. A ZIP code counts only if it is in the row's state: if they contradict each other, the city
 * and state are right.
 */
function named(
  city: string | null,
  state: string | null,
  zipCode: string | null,
): { byZip: Place | null; byCity: Place | null } {
  const byZip = zipCode === null ? null : placeByZip(zipCode);
  if (byZip && (state === null || byZip.state === state)) return { byZip, byCity: null };
  return { byZip: null, byCity: city !== null && state !== null ? placeByName(city, state) : null };
}

function pointOf({ latitude, longitude }: SaidPlace): { latitude: number; longitude: number } | null {
  if (latitude === null || longitude === null || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180))
    return null;
  return { latitude, longitude };
}

const addressOf = (said: SaidPlace, town: Place, zipCode: string | null) => ({
  street: said.street === null ? null : readableName(said.street),
  city: said.city === null ? town.city : readableName(said.city),
  state: town.state,
  zipCode: zipCode !== null && placeByZip(zipCode)?.state === town.state ? zipCode : null,
});

function noPlace({ city, state, zip, latitude }: SaidPlace): Rejected {
  const parts = [city, state, zip].filter((part) => part !== null);
  if (parts.length > 0) return rejected(`We know no place '${parts.join(' ')}': check city, state and ZIP code`);
  return latitude === null
    ? rejected('It says no place: a ZIP code, or a city and state, or a point is needed')
    : rejected('Its point is not in the United States');
}
