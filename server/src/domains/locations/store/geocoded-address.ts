import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { GeocodedPoint } from '../ports.ts';

/** A geocoder's point for an address; all null if it knows none. */
export type KnownAnswer = Pick<GeocodedPoint, 'latitude' | 'longitude' | 'precision'> | null;

interface AnswerRow extends Record<string, unknown> {
  readonly key: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly precision: GeocodedPoint['precision'] | null;
}

/** Returns the unexpired results of any geocoder, by address; unknown ones are left out. */
export async function knownAnswers(
  db: Database,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, KnownAnswer>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.execute<AnswerRow>(sql`
    select key, latitude, longitude, precision from geocoded_addresses
    where key = any(${sql.param([...keys])}::text[]) and expires_at > ${now.toISOString()}::timestamptz`);
  return new Map(
    rows.map(({ key, latitude, longitude, precision }) => [
      key,
      latitude === null || longitude === null || precision === null ? null : { latitude, longitude, precision },
    ]),
  );
}

/** Stores results until they should be looked up again. */
export async function keepAnswers(
  db: Database,
  geocoder: string,
  answers: readonly { readonly key: string; readonly answer: KnownAnswer; readonly expiresAt: Date }[],
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map(({ key, answer, expiresAt }) => ({ key, ...answer, expiresAt: expiresAt.toISOString() }));
  await db.execute(sql`
    insert into geocoded_addresses as known (key, geocoder, latitude, longitude, precision, expires_at)
    select key, ${geocoder}, latitude, longitude, precision, "expiresAt"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (key text, latitude double precision,
      longitude double precision, precision text, "expiresAt" timestamptz)
    on conflict (key) do update set geocoder = excluded.geocoder, latitude = excluded.latitude,
      longitude = excluded.longitude, precision = excluded.precision, expires_at = excluded.expires_at`);
}

/** Deletes results that have expired and, beyond `most`, those that expire first. Returns up to `limit` addresses. */
export async function forgetAnswers(db: Database, now: Date, most: number, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    delete from geocoded_addresses where key in (
      select key from geocoded_addresses where expires_at <= ${now.toISOString()}::timestamptz
      union all
      (select key from geocoded_addresses order by expires_at desc offset ${most})
      limit ${limit})
    returning key`);
  return rows.map(({ key }) => key);
}
