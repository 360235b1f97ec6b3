import { type SQL, sql } from 'drizzle-orm';
import { chordOf, INDEX_METERS_PER_MILE, INDEX_RADIUS, METERS_PER_MILE, reachOf } from '../rules/sphere.ts';

export interface Around {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMiles: number;
}

/** Converts a point to the index's form. */
export const pointOf = ({ latitude, longitude }: Around) =>
  sql`sphere_point(${latitude}::float8, ${longitude}::float8)`;
/** The box around everything within the radius. */
export const boxOf = (around: Around): SQL =>
  sql`cube_enlarge(${pointOf(around)}, ${chordOf(reachOf(around))}::float8, 3)`;
/** Converts a straight line through the sphere to the distance along its surface; both in meters. */
const arcOf = (chord: SQL): SQL =>
  sql`${2 * INDEX_RADIUS}::float8 * asin(least((${chord}) / ${2 * INDEX_RADIUS}::float8, 1))`;
/** Converts a straight line to miles along the surface. */
export const milesOf = (chord: SQL) => sql`${arcOf(chord)} / ${INDEX_METERS_PER_MILE}::float8`;
/** Converts a straight line to whole real meters along the surface. */
export const metersOf = (chord: SQL) =>
  sql`floor(${arcOf(chord)} * ${METERS_PER_MILE / INDEX_METERS_PER_MILE}::float8 + 0.5)::integer`;
