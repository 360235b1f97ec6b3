import type { ContractorId, UserId } from '@plumbline/contract/kernel/id.ts';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { erased, withheld } from '../../../kernel/erased.ts';
import { columns, UNSOURCED } from '../columns.ts';
import { contractors } from '../tables.ts';
import { isProven, takesWork } from './contractor.ts';
import { evidenceOf } from './license-evidence.ts';

const owned = { ...getTableColumns(contractors), licenses: evidenceOf(sql`${contractors}.id`), takesWork, isProven };

/** Returns a contractor's own listing, including the fields that only its owner sees; null if there is none. */
export async function ownedListing(db: Database, owner: UserId) {
  const [row] = await db.select(owned).from(contractors).where(eq(contractors.ownerId, owner));
  return row ?? null;
}

/** Returns the account of a listing; null if it is in none, or while the account is suspended. */
export async function activeOwnerOf(db: Database, id: ContractorId): Promise<UserId | null> {
  const { ownerId, isSuspended } = contractors;
  const [row] = await db
    .select({ ownerId })
    .from(contractors)
    .where(and(eq(contractors.id, id), eq(isSuspended, false)));
  return row?.ownerId ?? null;
}

export type OwnedListing = NonNullable<Awaited<ReturnType<typeof ownedListing>>>;

/**
 * Returns visible listings without an account that have this email address, in lower case; at most two, enough to
 * detect an ambiguity.
 */
export const unownedReachedAt = (db: Database, email: string): Promise<{ id: ContractorId; phone: string | null }[]> =>
  db
    .select({ id: contractors.id, phone: contractors.phone })
    .from(contractors)
    .where(
      and(sql`lower(${contractors.email}) = ${email}`, isNull(contractors.ownerId), eq(contractors.status, 'active')),
    )
    .limit(2);

/** Locks the account, so that concurrent calls that would give it a listing wait. */
export async function lockOwner(db: Database, owner: UserId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`listing-owner:${owner}`}, 0))`);
}

/** Returns a listing whose free referrals are counted by this key; null if there is none. */
export async function listingByIdentity(
  db: Database,
  billingIdentity: string,
): Promise<{ slug: string; companyName: string } | null> {
  const { slug, companyName } = contractors;
  const [row] = await db
    .select({ slug, companyName })
    .from(contractors)
    .where(eq(contractors.billingIdentity, billingIdentity))
    .limit(1);
  return row ?? null;
}

/** Locks a contractor's pause and returns its last day in the contractor's time zone; null if there is none. */
export async function lockPause(
  db: Database,
  id: ContractorId,
): Promise<{ readonly until: string; readonly timeZone: string } | null> {
  const [row] = await db
    .select({ until: contractors.pausedUntil, timeZone: contractors.timeZone })
    .from(contractors)
    .where(eq(contractors.id, id))
    .for('no key update');
  return row?.until ? { until: row.until, timeZone: row.timeZone } : null;
}

export async function endPause(db: Database, id: ContractorId): Promise<void> {
  await db.update(contractors).set({ pausedUntil: null }).where(eq(contractors.id, id));
}

/** Returns all stored data of a contractor's listing; null without one. */
export async function listingData(db: Database, owner: UserId): Promise<unknown> {
  const { rows } = await db.execute<{ found: unknown }>(
    sql`select to_jsonb(contractors) - ${withheld(columns.contractors)} as found from contractors
      where owner_id = ${owner}`,
  );
  return rows[0]?.found ?? null;
}

/** The contacts of a listing: email in lower case, phone in E.164. */
export interface OwnContact {
  readonly id: ContractorId;
  readonly addresses: string[];
  /** Those that the owner has confirmed with a code. */
  readonly confirmed: string[];
}

/**
 * Returns the contacts of a contractor's own listing; null without one. A contact is confirmed if it was changed with a
 * code, or was claimed with one, since the listing was last taken over. A listing made by its owner has contacts that
 * the owner typed, which another person's code doesn't prove.
 */
export async function ownContact(db: Database, owner: UserId): Promise<OwnContact | null> {
  const { rows } = await db.execute<OwnContact & Record<string, unknown>>(sql`
    select id, array_remove(array[lower(email), phone], null) as addresses,
      array(
        select case channel when 'email' then lower(address) else address end
        from (values ('email', email), ('phone', phone)) as given (channel, address)
        where address is not null and (
          taken.channel = given.channel and exists (
            select from contractor_listings where contractor_id = contractors.id)
          or exists (
            select from contact_changes as change
            where change.contractor_id = contractors.id and change.channel = given.channel
              and change.address = given.address and change.confirmed_at >= coalesce(taken.at, '-infinity')))
      ) as confirmed
    from contractors left join lateral (
      select channel, confirmed_at as at from listing_claims
      where contractor_id = contractors.id and confirmed_at is not null order by confirmed_at desc limit 1) as taken
      on true
    where owner_id = ${owner}`);
  return rows[0] ?? null;
}

/** Removes a person from their listing, and hides the listing if no source names it. */
export async function releaseOwned(db: Database, owner: UserId, at: Date): Promise<void> {
  await db.execute(sql`
    delete from contact_changes where contractor_id in (select id from contractors where owner_id = ${owner})`);
  await db.execute(sql`
    update listing_claims set ${erased(columns.listing_claims, {})}
    where contractor_id in (select id from contractors where owner_id = ${owner})`);
  await db.execute(sql`
    update contractors set ${erased(columns.contractors, {})}, is_claimed = false, updated_at = ${at.toISOString()}
    where owner_id = ${owner}
      and (is_synthetic or exists (select from contractor_listings where contractor_id = contractors.id))`);
  await db.execute(sql`
    update contractors set ${erased(columns.contractors, {}, UNSOURCED)}, is_claimed = false,
      updated_at = ${at.toISOString()}, status = 'hidden'
    where owner_id = ${owner}`);
}
