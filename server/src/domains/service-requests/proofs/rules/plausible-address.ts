import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { parseAddress, placeByName, placeByZip, stateCode } from '../../../locations/public.ts';
import type { StoredRequest } from '../../tables.ts';

/** The tables have one point for a city, and a city may be wide. */
const SAME_PLACE_MILES = 40;
/** A post office box or a crossing is no place of work. */
const HOUSES: readonly string[] = ['house', 'range'];

type Address = Pick<StoredRequest, 'street' | 'city' | 'state' | 'zipCode'>;

/**
 * Returns whether an address is plausible: it reads as a house on a street, and its ZIP code exists, is in the state and
 * near the city. Says nothing about whether that house exists, since the stored places know no streets.
 */
export function isPlausibleAddress({ street, city, state, zipCode }: Address): boolean {
  const zip = placeByZip(zipCode.slice(0, 5));
  if (zip === null || zip.state !== stateCode(state)) return false;
  const named = placeByName(city, state);
  if (named !== null && milesBetween(named, zip) > SAME_PLACE_MILES) return false;
  return HOUSES.includes(parseAddress({ street, city, state, zip: zipCode }).kind);
}
