import { EARTH_RADIUS_MILES } from '@plumbline/contract/domains/locations/distance.ts';

/** The radius in meters of the sphere of `sphere_point` (migration 0067). */
export const INDEX_RADIUS = 6_378_168;
/** The index measures in meters on a slightly larger sphere than the one behind our miles. */
export const INDEX_METERS_PER_MILE = INDEX_RADIUS / EARTH_RADIUS_MILES;
export const METERS_PER_MILE = 1609.344;
/** Includes a contractor at exactly the radius, despite floating-point errors. */
const TOLERANCE_METERS = 0.001;

/** Converts a distance along the surface of the index's sphere to the straight line through it; both in meters. */
export const chordOf = (meters: number): number => 2 * INDEX_RADIUS * Math.sin(meters / INDEX_RADIUS / 2);

/** Converts a radius to the index's meters. */
export const reachOf = ({ radiusMiles }: { readonly radiusMiles: number }): number =>
  radiusMiles * INDEX_METERS_PER_MILE + TOLERANCE_METERS;

const arcOf = (chord: number): number => 2 * INDEX_RADIUS * Math.asin(Math.min(chord / (2 * INDEX_RADIUS), 1));

/** Converts a straight line to miles along the surface, as `milesOf` does in SQL. */
export const milesAlong = (chord: number): number => arcOf(chord) / INDEX_METERS_PER_MILE;

/** Converts a straight line to whole real meters along the surface, as `metersOf` does in SQL. */
export const metersAlong = (chord: number): number =>
  Math.floor(arcOf(chord) * (METERS_PER_MILE / INDEX_METERS_PER_MILE) + 0.5);

/** Returns a straight line that is longer than all whose whole meters are `meters` or less. */
export const chordBeyond = (meters: number): number =>
  chordOf(Math.min((meters + 0.5) * (INDEX_METERS_PER_MILE / METERS_PER_MILE), INDEX_RADIUS * Math.PI)) + 1e-6;

/** A position in meters from the center of the sphere. */
export interface SpherePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Returns the position of a place in degrees, as `sphere_point` does in SQL. */
export function spherePoint({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): SpherePoint {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return {
    x: INDEX_RADIUS * Math.cos(north) * Math.cos(east),
    y: INDEX_RADIUS * Math.cos(north) * Math.sin(east),
    z: INDEX_RADIUS * Math.sin(north),
  };
}
