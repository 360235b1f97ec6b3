import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { placeByName, placeByZip } from '../data/places.ts';
import { stateCode } from '../data/states.ts';
import { stateAt } from '../data/us-borders.ts';
import type { GeocodedPoint, StreetAddress } from '../ports.ts';

/** From the middle of the ZIP or city; rural ZIP codes are wide. */
const MAX_MILES = 40;

/**
 * Whether a geocoder's answer can be the address: in its state, and at most 40 miles from the middle of its ZIP or
 * city. Never where neither is known: there is nothing to check it by.
 */
export function isPlausible(address: StreetAddress, point: GeocodedPoint): boolean {
  const middle =
    (address.zip === null ? null : placeByZip(address.zip)) ??
    (address.city === null || address.state === null ? null : placeByName(address.city, address.state));
  if (middle === null || milesBetween(middle, point) > MAX_MILES) return false;
  const found = point.state === null ? stateAt(point.latitude, point.longitude) : stateCode(point.state);
  // Water and the very border belong to no state of the coarse outlines.
  return found === (address.state ?? middle.state) || (found === undefined && point.state === null);
}
