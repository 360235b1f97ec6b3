import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { READING_RULES } from '../rules/correction.ts';
import type { Listing } from '../rules/listing.ts';
import type { Fingerprinted } from './listing.ts';

export interface OutdatedListing {
  readonly sourceId: string;
  readonly projectId: string;
  readonly listing: Listing;
  readonly isRolling: boolean;
}

/**
 * Returns up to `limit` listings, sorted by key, after `after`, that were read with older rules and won't be read
 * again: they have vanished, or their source is not among `stillRead`.
 */
export async function outdatedListings(
  db: Database,
  stillRead: readonly string[],
  after: { readonly sourceId: string; readonly externalId: string },
  limit: number,
): Promise<OutdatedListing[]> {
  const { rows } = await db.execute<OutdatedListing & Record<string, unknown>>(sql`
    select known.source_id as "sourceId", known.project_id as "projectId", known.listing,
      origin.is_rolling as "isRolling"
    from project_listings known join project_sources origin on origin.id = known.source_id
    where (known.source_id, known.external_id) > (${after.sourceId}, ${after.externalId})
      and known.rules < ${READING_RULES}
      and (known.vanished_at is not null or known.source_id <> all(${sql.param([...stillRead])}::text[]))
    order by known.source_id, known.external_id limit ${limit}`);
  return rows;
}

export interface CorrectedListing extends Fingerprinted {
  readonly sourceId: string;
  readonly listing: Listing;
}

/** Replaces listings with their reading under the current rules. When they were seen and changed stays the same. */
export async function correctListing(db: Database, corrected: readonly CorrectedListing[]): Promise<void> {
  await db.execute(sql`
    update project_listings known
    set listing = given.listing, fingerprint = given.fingerprint, rules = ${READING_RULES}
    from json_to_recordset(${JSON.stringify(corrected)}::json)
      as given ("sourceId" text, "externalId" text, listing jsonb, fingerprint text)
    where known.source_id = given."sourceId" and known.external_id = given."externalId"`);
}
