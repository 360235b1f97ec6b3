import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';
import type { ImportedListing, ImportSource, SourceKind } from '../rules/imported-listing.ts';
import type { MatchKeys } from '../rules/same-business.ts';

/**
 * Shared by all writers of listings, in any process: the listings that a match is based on must not change during the match.
 */
const IMPORT_LOCK = 7_586_253;
/** Maximum listings read per key: if more share it, it is a call center's phone rather than a business's. */
const SHARING_A_KEY = 40;

/** Allows only one writer of listings until the transaction ends. */
export async function lockListings(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** Adds or renames the source; writes nothing if it is unchanged. */
export async function keepSource(db: Database, { id, name, kind }: ImportSource): Promise<void> {
  await db.execute(sql`
    insert into contractor_sources (id, name, kind) values (${id}, ${name}, ${kind})
    on conflict (id) do update set name = excluded.name, kind = excluded.kind
    where (contractor_sources.name, contractor_sources.kind) <> (excluded.name, excluded.kind)`);
}

/** Returns the contractors and facts already stored for a source's entries. */
export async function knownListings(
  db: Database,
  sourceId: string,
  externalIds: readonly string[],
): Promise<Map<string, { contractorId: ContractorId; fingerprint: string }>> {
  const { rows } = await db.execute<{ externalId: string; contractorId: ContractorId; fingerprint: string }>(
    sql`
      select external_id as "externalId", contractor_id as "contractorId", fingerprint
      from contractor_listings
      where source_id = ${sourceId} and external_id = any(${sql.param([...externalIds])}::text[])`,
  );
  return new Map(rows.map(({ externalId, ...known }) => [externalId, known]));
}

/**
 * Returns the contractors with a listing that shares a key. Demonstration contractors have no listings, so they never
 * match. Planned on every call, and without an order: the table grows a thousandfold during an import, and an order
 * would let the planner scan the primary key from its beginning for each of thousands of keys.
 */
export async function contractorsSharingKeys(db: Database, keys: readonly MatchKeys[]): Promise<ContractorId[]> {
  const of = (field: keyof MatchKeys) => sql.param([...new Set(keys.flatMap((key) => key[field] ?? []))]);
  const sharing = (column: string, field: keyof MatchKeys) => sql`
    select found.contractor_id from unnest(${of(field)}::text[]) as wanted(key), lateral (
      select contractor_id from contractor_listings where ${sql.identifier(column)} = wanted.key
      limit ${sql.raw(String(SHARING_A_KEY))}) as found`;
  const { rows } = await db.execute<{ id: ContractorId }>(sql`
    select distinct contractor_id as id from (
      ${sharing('phone_key', 'phoneKey')} union all ${sharing('address_key', 'addressKey')} union all
      ${sharing('name_key', 'nameKey')} union all ${sharing('site_key', 'siteKey')} union all
      ${sharing('license_key', 'licenseKey')}) as found`);
  return rows.map(({ id }) => id);
}

export interface StoredListing {
  readonly contractorId: ContractorId;
  readonly isClaimed: boolean;
  readonly sourceId: string;
  readonly sourceKind: SourceKind;
  readonly listing: ImportedListing;
}

/** Returns all sources' listings of these contractors. */
export async function listingsOf(db: Database, ids: readonly ContractorId[]): Promise<StoredListing[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<StoredListing & Record<string, unknown>>(sql`
    select contractor_id as "contractorId", is_claimed as "isClaimed", source_id as "sourceId", kind as "sourceKind",
      facts as listing
    from contractor_listings
    join contractors on contractors.id = contractor_id
    join contractor_sources on contractor_sources.id = source_id
    where contractor_id = any(${sql.param([...ids])}::text[])
    order by contractor_id, source_id, external_id`);
  return rows;
}

export interface KeptListing extends MatchKeys {
  readonly sourceId: string;
  readonly externalId: string;
  readonly contractorId: ContractorId;
  readonly facts: ImportedListing;
  readonly fingerprint: string;
  readonly at: Date;
}

/** Stores a source's entries, replacing its earlier versions of them. */
export async function keepListings(db: Database, rows: readonly KeptListing[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(
    prepared(sql`
      insert into contractor_listings (source_id, external_id, contractor_id, facts, fingerprint, phone_key, address_key,
        name_key, site_key, license_key, first_seen_at, last_changed_at)
      select "sourceId", "externalId", "contractorId", facts, fingerprint, "phoneKey", "addressKey", "nameKey",
        "siteKey", "licenseKey", at, at
      from json_to_recordset(${JSON.stringify(rows)}::json) as new("sourceId" text, "externalId" text,
        "contractorId" text, facts jsonb, fingerprint text, "phoneKey" text, "addressKey" text, "nameKey" text,
        "siteKey" text, "licenseKey" text, at timestamptz)
      on conflict (source_id, external_id) do update set facts = excluded.facts, fingerprint = excluded.fingerprint,
        phone_key = excluded.phone_key, address_key = excluded.address_key, name_key = excluded.name_key,
        site_key = excluded.site_key, license_key = excluded.license_key, last_changed_at = excluded.last_changed_at`),
  );
}
