/** Mean radius of the Earth in miles, used for every distance in the product. */
export const EARTH_RADIUS_MILES = 3958.8;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in miles between two points in degrees (haversine). */
export function milesBetween(from: Point, to: Point): number {
  const chord =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
