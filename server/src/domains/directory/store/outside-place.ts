import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/**
 * Counts a call on its UTC day across all processes. Returns false, without counting it, if the day's calls are used
 * up.
 */
export async function takeCall(db: Database, provider: string, day: string, limit: number): Promise<boolean> {
  if (limit < 1) return false;
  const { rowCount } = await db.execute(sql`
    insert into outside_place_calls (provider, day, calls) values (${provider}, ${day}, 1)
    on conflict (provider, day) do update set calls = outside_place_calls.calls + 1
    where outside_place_calls.calls < ${limit}`);
  return (rowCount ?? 0) > 0;
}

/** All that the terms let us store about a place: its id at the service, and the matching contractor here. */
export interface KnownPlace {
  readonly placeId: string;
  readonly contractorId: ContractorId | null;
}

export async function keepPlaceIds(
  db: Database,
  provider: string,
  places: readonly KnownPlace[],
  at: Date,
): Promise<void> {
  if (places.length === 0) return;
  await db.execute(sql`
    insert into outside_places (provider, place_id, contractor_id, seen_at)
    select ${provider}, "placeId", "contractorId", ${at.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(places)}::json) as new("placeId" text, "contractorId" text)
    on conflict (provider, place_id) do update set contractor_id = excluded.contractor_id, seen_at = excluded.seen_at`);
}
