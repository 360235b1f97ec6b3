import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';
import type { MergedListing } from '../rules/merged-listing.ts';

/** A contractor merged from all its sources. */
export interface ImportedContractor extends MergedListing {
  readonly id: ContractorId;
  readonly timeZone: string;
  readonly at: Date;
}

export interface NewImportedContractor extends ImportedContractor {
  readonly slug: string;
  readonly billingIdentity: string;
}

/** Returns those of the slugs that are taken. */
export async function takenSlugs(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from contractors where slug = any(${sql.param([...slugs])}::text[])`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

const columns = sql`"id" text, "slug" text, "companyName" text, "contactName" text, "street" text, "city" text,
  "state" text, "zipCode" text, "latitude" float8, "longitude" float8, "timeZone" text, "phone" text, "email" text,
  "website" text, "specialties" text[], "trades" text[], "billingIdentity" text, "status" text, "provenance" jsonb,
  "at" timestamptz`;

/** Stores unclaimed contractors, who have not agreed to be texted or called. */
export async function addImportedContractors(db: Database, rows: readonly NewImportedContractor[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(
    prepared(sql`
      insert into contractors (id, slug, company_name, contact_name, address, city, state, zip_code, latitude, longitude,
        time_zone, phone, email, website, specialties, trades, billing_identity, status, provenance, created_at,
        updated_at)
      select id, slug, "companyName", "contactName", street, city, state, "zipCode", latitude, longitude, "timeZone",
        phone, email, website, specialties, trades, "billingIdentity", status, provenance, at, at
      from json_to_recordset(${JSON.stringify(rows)}::json) as new(${columns})`),
  );
}

/** `status` null keeps the current status, which an operator may have set. */
export interface ChangedContractor extends Omit<ImportedContractor, 'status'> {
  readonly status: ImportedContractor['status'] | null;
}

/**
 * Updates contractors to what their sources say now. One that has been claimed in the meantime belongs to its owner and
 * stays unchanged.
 */
export async function updateImportedContractors(db: Database, rows: readonly ChangedContractor[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(
    prepared(sql`
      update contractors set company_name = new."companyName", contact_name = new."contactName", address = new.street,
        city = new.city, state = new.state, zip_code = new."zipCode", latitude = new.latitude,
        longitude = new.longitude, time_zone = new."timeZone", phone = new.phone, email = new.email,
        website = new.website, specialties = new.specialties, trades = new.trades, status = coalesce(new.status, contractors.status),
        provenance = new.provenance, updated_at = new.at
      from json_to_recordset(${JSON.stringify(rows)}::json) as new(${columns})
      where contractors.id = new.id and not contractors.is_claimed`),
  );
}
