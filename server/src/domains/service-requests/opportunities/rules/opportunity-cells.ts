import { EARTH_RADIUS_MILES } from '@plumbline/contract/domains/locations/distance.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The length of a square's side in degrees. */
const SIDE = 2;
const COLUMNS = 360 / SIDE;
const MILES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_MILES;

const rowOf = (latitude: number) => Math.floor((Math.min(latitude, 89.999) + 90) / SIDE);
const columnOf = (longitude: number) => Math.floor((longitude + 180) / SIDE);
const cell = (row: number, column: number) => row * COLUMNS + ((column + COLUMNS) % COLUMNS);

/** Returns the square that contains a point. */
export const opportunityCell = ({ latitude, longitude }: Point): number => cell(rowOf(latitude), columnOf(longitude));

/** Returns the squares that overlap a radius in miles around a point, including across the date line. */
export function cellsAround({ latitude, longitude }: Point, miles: number): number[] {
  const north = miles / MILES_PER_DEGREE;
  const furthest = Math.min(89, Math.abs(latitude) + north);
  const east = Math.min(180, north / Math.cos((furthest * Math.PI) / 180));
  const cells = new Set<number>();
  for (let row = rowOf(Math.max(-90, latitude - north)); row <= rowOf(latitude + north); row++) {
    for (let column = columnOf(longitude - east); column <= columnOf(longitude + east); column++) {
      cells.add(cell(row, column));
    }
  }
  return [...cells];
}
