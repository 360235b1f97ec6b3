import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { placeByName, placeByZip } from '../data/places.ts';
import { stateCode } from '../data/states.ts';
import { stateAt } from '../data/us-borders.ts';
import type { GeocodedPoint, StreetAddress } from '../ports.ts';

/** Measured from the center of the ZIP code or city; rural ZIP codes are large. */
const MAX_MILES = 40;

/**
 * Returns whether a geocoder's result can be the address: in its state, and at most 40 miles from the center of its ZIP
 * code or city. False if neither is known, because nothing can confirm it.
 */
export function isPlausible(address: StreetAddress, point: GeocodedPoint): boolean {
  const middle =
    (address.zip === null ? null : placeByZip(address.zip)) ??
    (address.city === null || address.state === null ? null : placeByName(address.city, address.state));
  if (middle === null || milesBetween(middle, point) > MAX_MILES) return false;
  const found = point.state === null ? stateAt(point.latitude, point.longitude) : stateCode(point.state);
  // Water and points right at the border belong to no state in the coarse outlines.
  return found === (address.state ?? middle.state) || (found === undefined && point.state === null);
}
