import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** A project to locate, with the address from its sources. */
export interface Unlocated {
  readonly id: string;
  readonly street: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** Selects projects that a geocoder should still be asked about. */
const TO_GEOCODE = sql.raw(`geocode_key is null and street is not null and not is_synthetic and vanished_at is null
  and status <> 'completed' and (precision is null or precision = 'zip')`);

/** Counts the projects waiting for a geocoder, and the addresses that it found or didn't know. */
export async function countGeocoding(db: Database): Promise<Record<'waiting' | 'found' | 'unknown', number>> {
  const { rows } = await db.execute<Record<'waiting' | 'found' | 'unknown', number>>(sql`
    select (select count(*)::int from projects where ${TO_GEOCODE}) as waiting,
      count(latitude)::int as found, (count(*) - count(latitude))::int as unknown
    from geocoded_addresses`);
  return rows[0] ?? { waiting: 0, found: 0, unknown: 0 };
}

/** Returns projects to geocode, newest first. */
export async function unlocatedProjects(db: Database, limit: number): Promise<Unlocated[]> {
  const { rows } = await db.execute<Unlocated & Record<string, unknown>>(sql`
    select id, street, city, state, zip from projects
    where ${TO_GEOCODE}
    order by listed_at desc, id desc limit ${limit}`);
  return rows;
}

export interface Located extends Unlocated {
  /** '' if no geocoder can know the address. */
  readonly geocodeKey: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly precision: 'exact' | 'street' | null;
}

/**
 * Records lookups with the points that were found, unless the project's address or point has changed in the meantime.
 * The sources' data and its change dates stay unchanged. Returns the projects whose points were set.
 */
export async function setGeocoded(db: Database, located: readonly Located[]): Promise<ProjectId[]> {
  if (located.length === 0) return [];
  const { rows } = await db.execute<{ id: ProjectId; found: boolean }>(sql`
    update projects set geocode_key = given."geocodeKey",
      latitude = coalesce(given.latitude, projects.latitude),
      longitude = coalesce(given.longitude, projects.longitude),
      precision = coalesce(given.precision, projects.precision),
      located_by = case when given.latitude is null then projects.located_by else 'geocoder' end,
      provenance = case when given.latitude is null then projects.provenance
        else projects.provenance - 'latitude' - 'longitude' end
    from json_to_recordset(${JSON.stringify(located)}::json) as given (id text, street text, city text, state text,
      zip text, "geocodeKey" text, latitude double precision, longitude double precision, precision text)
    where projects.id = given.id and projects.geocode_key is null
      and (projects.street, projects.city, projects.state, projects.zip)
        is not distinct from (given.street, given.city, given.state, given.zip)
      and (projects.precision is null or projects.precision = 'zip')
    returning projects.id, given.latitude is not null as found`);
  return rows.flatMap(({ id, found }) => (found ? [id] : []));
}

/** Allows another lookup for projects at these addresses that were not found. */
export async function resetGeocoded(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.execute(sql`
    update projects set geocode_key = null
    where geocode_key = any(${sql.param([...keys])}::text[]) and geocode_key <> ''
      and located_by is distinct from 'geocoder'`);
}
