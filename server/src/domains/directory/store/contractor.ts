import type { ContractorId, UserId } from '@plumbline/contract/kernel/id.ts';
import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';
import { contractors, type NewContractorRow } from '../tables.ts';
import type { ContractorContact, Listing } from '../views.ts';
import { evidenceOf } from './license-evidence.ts';
import { isoTime } from './review.ts';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const ROWS_AT_ONCE = 1000;

/** True if a contractor takes requests: neither paused nor suspended nor at the limit of open jobs. */
export const takesWork = sql<boolean>`takes_work(${contractors.pausedUntil}, ${contractors.maxOpenJobs},
  ${contractors.openJobs}, ${contractors.isSuspended})`;

/** True if a code has proved the listing's phone. Demonstration contractors count as proven. */
export const isProven = sql<boolean>`(${contractors.isSynthetic}
  or coalesce(${contractors.provenPhone} = ${contractors.phone}, false))`;

/** A contractor with all evidence of its licenses. */
const listing = {
  ...getTableColumns(contractors),
  licenses: evidenceOf(sql`${contractors}.id`),
  takesWork,
  isProven,
};

/** Returns one contractor, hidden or not; null if there is none. */
export async function contractorById(db: Database, id: ContractorId): Promise<Listing | null> {
  const [row] = await db.select(listing).from(contractors).where(eq(contractors.id, id));
  return row ?? null;
}

/** Returns the contractor of a public page, hidden or not; null if there is none. */
export async function contractorBySlug(db: Database, slug: string): Promise<Listing | null> {
  const [row] = await db.select(listing).from(contractors).where(eq(contractors.slug, slug));
  return row ?? null;
}

export interface ListedPage {
  readonly slug: string;
  readonly updatedAt: string;
}

/** A part of a list in the order of its keys: [`from`, `to`), and beyond `after` if it is given. */
export interface ListRange {
  readonly from: string;
  readonly after?: string | undefined;
  readonly to: string | null;
  readonly limit: number;
}

/** Returns the public pages with slugs in the range, in order. */
export async function listedPages(db: Database, { from, after, to, limit }: ListRange): Promise<ListedPage[]> {
  const { rows } = await db.execute<ListedPage & Record<string, unknown>>(sql`
    select slug, ${isoTime(sql`updated_at`)} as "updatedAt" from contractors
    where status = 'active' and ${after === undefined ? sql`slug >= ${from}` : sql`slug > ${after}`} ${to === null ? sql.empty() : sql`and slug < ${to}`}
    order by slug limit ${limit}`);
  return rows;
}

/** Returns every nth slug of the public pages in order, beginning with the first. Reads them all. */
export async function pageStarts(db: Database, every: number): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from (
      select slug, row_number() over (order by slug) - 1 as place from contractors where status = 'active') as placed
    where place % ${every} = 0 order by slug`);
  return rows.map(({ slug }) => slug);
}

/** Returns contractors in the order of `ids`, hidden or not; unknown ids are left out. */
export async function contractorsById(db: Database, ids: readonly ContractorId[]): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listing)
    .from(contractors)
    .where(inArray(contractors.id, [...ids]));
  return inOrderOf(ids, rows, (row) => row.id);
}

const CONTACT = sql`
  select id, company_name as "companyName", contact_name as "contactName", phone, email, time_zone as "timeZone",
    business_hours as "businessHours", days_off as "daysOff", night_hours as "nightHours",
    case when not phone_hidden then phone end as "shownPhone",
    (sms_consent_at is not null and phone is not null and ${isProven}) as "smsConsent", is_claimed as "isClaimed",
    billing_identity as "billingIdentity", is_synthetic as "isSynthetic", ${isProven} as "isProven", latitude, longitude,
    ${takesWork} as "takesWork", status = 'active' as "isListed",
    preferred_contact_method as "preferredContactMethod", owner_id as "ownerId", language
  from contractors`;

/**
 * Returns the contacts of contractors, hidden or not, in no particular order; unknown ids are left out. Every
 * submission uses it.
 */
export async function contactsById(db: Database, ids: readonly ContractorId[]): Promise<ContractorContact[]> {
  const { rows } = await db.execute<ContractorContact & Record<string, unknown>>(
    prepared(sql`${CONTACT} where id = any(${sql.param([...ids])}::text[])`),
  );
  return rows;
}

/** Returns the contractors who may be texted at a proven number: usually one, several if offices share it. */
export async function contactsByPhone(db: Database, phone: string): Promise<ContractorContact[]> {
  const { rows } = await db.execute<ContractorContact & Record<string, unknown>>(
    sql`${CONTACT} where phone = ${phone} and sms_consent_at is not null and ${isProven} order by id limit 20`,
  );
  return rows;
}

/** Returns whether a public source names a listing's current phone. */
export async function sourceNamesPhone(db: Database, id: ContractorId): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from contractors join contractor_listings on contractor_id = id
    where id = ${id} and facts ->> 'phone' = phone limit 1`);
  return rows.length > 0;
}

/** Changes the given fields of a contractor. Their provenance is cleared, because no source reported the new values. */
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

/** The language of messages to a contractor, and whose account it is in. */
export async function languageAndOwner(
  db: Database,
  id: ContractorId,
): Promise<Pick<ContractorContact, 'language' | 'ownerId'> | null> {
  const { language, ownerId } = contractors;
  const [row] = await db.select({ language, ownerId }).from(contractors).where(eq(contractors.id, id));
  return row ?? null;
}

/** Sets the language of messages to a contractor. */
export async function setLanguage(db: Database, id: ContractorId, language: Language): Promise<void> {
  await db.update(contractors).set({ language }).where(eq(contractors.id, id));
}

/** Sets the language of messages to the contractor who owns an account, if there is one. */
export async function setLanguageOfOwner(db: Database, owner: UserId, language: Language): Promise<void> {
  await db.update(contractors).set({ language }).where(eq(contractors.ownerId, owner));
}

/**
 * Returns the language of the contractor with an email address, in lower case, or a phone number; English if there is
 * none.
 */
export async function languageOfAddress(db: Database, address: string): Promise<Language> {
  const [row] = await db
    .select({ language: contractors.language })
    .from(contractors)
    .where(address.includes('@') ? sql`lower(${contractors.email}) = ${address}` : eq(contractors.phone, address))
    .orderBy(sql`${contractors.ownerId} is null`, contractors.id)
    .limit(1);
  return row?.language ?? DEFAULT_LANGUAGE;
}

/** The fields of a contractor's own listing that decide about work. */
export interface ListingOfAccount {
  readonly id: ContractorId;
  readonly trades: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** The last day on which no new work is taken, yyyy-MM-dd. */
  readonly pausedUntil: string | null;
  readonly maxOpenJobs: number | null;
  readonly openJobs: number;
  readonly smallestJobCents: number | null;
  readonly status: 'active' | 'hidden';
  /** Whether a code has proved its phone. */
  readonly isProven: boolean;
}

/** Columns of `ListingOfAccount`. */
export const listingOfAccount = {
  id: contractors.id,
  trades: contractors.trades,
  latitude: contractors.latitude,
  longitude: contractors.longitude,
  pausedUntil: contractors.pausedUntil,
  maxOpenJobs: contractors.maxOpenJobs,
  openJobs: contractors.openJobs,
  smallestJobCents: contractors.smallestJobCents,
  status: contractors.status,
  isProven,
};

/** Returns the listing of a contractor; null if there is none. */
export async function listingOfOwner(db: Database, owner: UserId): Promise<ListingOfAccount | null> {
  const [row] = await db.select(listingOfAccount).from(contractors).where(eq(contractors.ownerId, owner));
  return row ?? null;
}

/** Returns the owner of a listing; null if it is in no account. Locks the row, so that other writers wait. */
export async function ownerOf(db: Database, id: ContractorId): Promise<UserId | null> {
  const [row] = await db
    .select({ ownerId: contractors.ownerId })
    .from(contractors)
    .where(eq(contractors.id, id))
    .for('no key update');
  return row?.ownerId ?? null;
}

/** Adds to the number of a contractor's open jobs. */
export async function addOpenJobs(db: Database, id: ContractorId, more: number): Promise<void> {
  await db.execute(sql`update contractors set open_jobs = greatest(0, open_jobs + ${more}) where id = ${id}`);
}

/** Hides the demonstration contractors. Returns how many were visible before. */
export async function hideSynthetic(db: Database, at: Date): Promise<number> {
  const result = await db
    .update(contractors)
    .set({ status: 'hidden', updatedAt: at })
    .where(and(eq(contractors.isSynthetic, true), eq(contractors.status, 'active')));
  return result.rowCount ?? 0;
}

/** Stores contractors, skipping known ids. Returns the number of new ones. */
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
