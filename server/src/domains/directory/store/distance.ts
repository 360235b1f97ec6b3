import { EARTH_RADIUS_MILES } from '@plumbline/contract/domains/locations/distance.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The radius in meters of the sphere of `sphere_point` (migration 0067). */
const INDEX_RADIUS = 6_378_168;
/** The index measures in meters on a slightly larger sphere than the one behind our miles. */
const INDEX_METERS_PER_MILE = INDEX_RADIUS / EARTH_RADIUS_MILES;
const METERS_PER_MILE = 1609.344;
/** Includes a contractor at exactly the radius, despite floating-point errors. */
const TOLERANCE_METERS = 0.001;

export interface Around {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMiles: number;
}

/** Converts a distance along the surface of the index's sphere to the straight line through it; both in meters. */
export const chordOf = (meters: number): number => 2 * INDEX_RADIUS * Math.sin(meters / INDEX_RADIUS / 2);

/** Converts a point to the index's form. */
export const pointOf = ({ latitude, longitude }: Around) =>
  sql`sphere_point(${latitude}::float8, ${longitude}::float8)`;
/** Converts a radius to the index's meters. */
export const reachOf = ({ radiusMiles }: Around) => radiusMiles * INDEX_METERS_PER_MILE + TOLERANCE_METERS;
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
