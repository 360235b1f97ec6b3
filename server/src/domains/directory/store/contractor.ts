import type { Review } from '@plumbline/contract/domains/directory/review.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';
import type { LicenseEvidence } from '../policy.ts';
import { contractors, type NewContractorRow } from '../tables.ts';
import type { ContractorContact, Listing } from '../views.ts';
import { publicReview } from './review.ts';

/** PostgreSQL takes 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 1000;

/** A contractor with all that is known of its licences. */
const listing = {
  ...getTableColumns(contractors),
  licenses: sql<LicenseEvidence[]>`(
    select coalesce(json_agg(json_build_object('board', board, 'number', number, 'status', status,
      'statusSaid', status_said, 'classes', classes, 'issuedOn', issued_on, 'expiresOn', expires_on,
      'checkedOn', checked_on, 'source', contractor_sources.name)
      order by checked_on desc, source_id, external_id), '[]')
    from license_evidence join contractor_sources on contractor_sources.id = source_id
    where contractor_id = ${contractors}.id)`,
};

/** One contractor, hidden or not; null when there is none. */
export async function contractorById(db: Database, id: ContractorId): Promise<Listing | null> {
  const [row] = await db.select(listing).from(contractors).where(eq(contractors.id, id));
  return row ?? null;
}

/** The contractor of a public page, hidden or not; null when there is none. */
export async function contractorBySlug(db: Database, slug: string): Promise<Listing | null> {
  const [row] = await db.select(listing).from(contractors).where(eq(contractors.slug, slug));
  return row ?? null;
}

/** Contractors in the order of `ids`, hidden or not; unknown ids are left out. */
export async function contractorsById(db: Database, ids: readonly ContractorId[]): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listing)
    .from(contractors)
    .where(inArray(contractors.id, [...ids]));
  return inOrderOf(ids, rows, (row) => row.id);
}

/** How to reach contractors, hidden or not, in no order; unknown ids are left out. On the way of every submission. */
export async function contactsById(db: Database, ids: readonly ContractorId[]): Promise<ContractorContact[]> {
  const { rows } = await db.execute<ContractorContact & Record<string, unknown>>(
    prepared(sql`
      select id, company_name as "companyName", contact_name as "contactName", phone, email, time_zone as "timeZone",
        case when not phone_hidden then phone end as "shownPhone",
        (sms_consent_at is not null and phone is not null) as "smsConsent", is_claimed as "isClaimed",
        billing_identity as "billingIdentity", is_synthetic as "isSynthetic", latitude, longitude
      from contractors where id = any(${sql.param([...ids])}::text[])`),
  );
  return rows;
}

/** Contractors in the order of `ids` with each one's newest reviews, in one round trip. */
export async function contractorsWithReviews(
  db: Database,
  ids: readonly ContractorId[],
  reviewLimit: number,
): Promise<{ contractor: Listing; reviews: Review[] }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      contractor: listing,
      reviews: sql<Review[]>`(
        select coalesce(json_agg(${publicReview} order by created_at desc, id), '[]')
        from (select * from reviews where contractor_id = ${contractors}.id and removed_at is null
          order by created_at desc, id limit ${reviewLimit}) as newest)`,
    })
    .from(contractors)
    .where(inArray(contractors.id, [...ids]));
  return inOrderOf(ids, rows, (row) => row.contractor.id);
}

/** Changes what is given of a contractor. What is typed in here is nobody else's word: no source is named for it. */
export async function updateContractor(
  db: Database,
  id: ContractorId,
  change: Partial<NewContractorRow>,
): Promise<void> {
  const fields = Object.keys(change);
  await db
    .update(contractors)
    .set({ ...change, provenance: sql`${contractors.provenance} - ${sql.param(fields)}::text[]` })
    .where(eq(contractors.id, id));
}

/** Hides the demonstration contractors; answers how many were shown before. */
export async function hideSynthetic(db: Database, at: Date): Promise<number> {
  const result = await db
    .update(contractors)
    .set({ status: 'hidden', updatedAt: at })
    .where(and(eq(contractors.isSynthetic, true), eq(contractors.status, 'active')));
  return result.rowCount ?? 0;
}

/** Stores contractors, leaving out those whose id is known; answers how many are new. */
export async function insertContractors(db: Database, rows: readonly NewContractorRow[]): Promise<number> {
  let inserted = 0;
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const result = await db
      .insert(contractors)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing({ target: contractors.id });
    inserted += result.rowCount ?? 0;
  }
  return inserted;
}

function inOrderOf<Row>(ids: readonly ContractorId[], rows: readonly Row[], idOf: (row: Row) => ContractorId): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
