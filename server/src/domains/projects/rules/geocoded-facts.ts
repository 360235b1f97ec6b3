import type { ProjectFacts } from './merge-listings.ts';

/**
 * Keeps a geocoder's result, or its failed lookup, while the sources give the same address and no more precise point.
 */
export function keepGeocoded(before: ProjectFacts | undefined, after: ProjectFacts): ProjectFacts {
  if (before === undefined || before.geocodeKey === null) return after;
  if (after.precision === 'exact' || after.precision === 'street') return after;
  const isSameAddress =
    before.street === after.street &&
    before.city === after.city &&
    before.state === after.state &&
    before.zip === after.zip;
  if (!isSameAddress) return after;
  const { geocodeKey } = before;
  if (before.locatedBy !== 'geocoder') return { ...after, geocodeKey };
  const { latitude, longitude, precision } = before;
  const { latitude: _, longitude: _also, ...provenance } = after.provenance;
  return { ...after, latitude, longitude, precision, locatedBy: 'geocoder', geocodeKey, provenance };
}
