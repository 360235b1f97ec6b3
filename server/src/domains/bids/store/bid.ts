import type { Bid } from '@plumbline/contract/domains/bids/bid.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { erased, withheld } from '../../../kernel/erased.ts';
import { pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';
import { columns } from '../columns.ts';

export interface NewBid extends Pick<Bid, 'id' | 'projectId' | 'status' | 'notes'> {
  readonly bidder: string;
  readonly amountCents: number;
  readonly createdAt: Date;
}

/** Bids that are open or won. `bids_one_live` allows each bidder one per project. */
const LIVE = sql.raw(`status in ('pending', 'accepted')`);

/**
 * Stores a bid. Returns false if the bidder already has a live one on the project. Of several concurrent calls, one
 * stores its bid after the others have waited for its transaction.
 */
export async function insertBid(db: Database, bid: NewBid): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into bids (id, project_id, bidder, status, amount_cents, notes, created_at)
    values (${bid.id}, ${bid.projectId}, ${bid.bidder}, ${bid.status}, ${bid.amountCents}, ${bid.notes},
      ${bid.createdAt.toISOString()})
    on conflict (bidder, project_id) where ${LIVE} do nothing`);
  return rowCount === 1;
}

/** Returns those of the given projects on which a bidder has a live bid. */
export async function liveBidsAmong(
  db: Database,
  bidder: string,
  ids: readonly ProjectId[],
): Promise<ReadonlySet<ProjectId>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: ProjectId }>(sql`
    select project_id as id from bids
    where bidder = ${bidder} and project_id = any(${sql.param([...ids])}::text[]) and ${LIVE}`);
  return new Set(rows.map(({ id }) => id));
}

export interface StoredBid extends Pick<Bid, 'id' | 'projectId' | 'status' | 'notes'> {
  readonly amountCents: number;
  readonly position: TimePosition;
}

interface BidRow extends Pick<Bid, 'id' | 'projectId' | 'status' | 'notes'>, Record<string, unknown> {
  readonly amountCents: string;
  readonly at: string;
}

const BID = sql`id, project_id as "projectId", status, notes, amount_cents as "amountCents",
  ${positionTime(sql`created_at`)} as at`;

const storedBid = ({ at, amountCents, ...row }: BidRow): StoredBid => ({
  ...row,
  amountCents: Number(amountCents),
  position: { at, id: row.id },
});

/** Returns a bidder's bids after a position, newest first. */
export async function bidsOf(
  db: Database,
  bidder: string,
  { after, limit }: { readonly after: TimePosition | undefined; readonly limit: number },
): Promise<StoredBid[]> {
  const { rows } = await db.execute<BidRow>(sql`
    select ${BID} from bids where bidder = ${bidder} ${pastPosition(after, sql`created_at`, sql`id`)}
    order by created_at desc, id limit ${limit}`);
  return rows.map(storedBid);
}

/** Returns one of a bidder's bids, locked until the transaction ends; null for someone else's bid, or none. */
export async function lockBid(db: Database, bidder: string, id: string): Promise<StoredBid | null> {
  const { rows } = await db.execute<BidRow>(sql`
    select ${BID} from bids where id = ${id} and bidder = ${bidder} for update`);
  return rows[0] === undefined ? null : storedBid(rows[0]);
}

export async function setBidStatus(db: Database, id: string, status: Bid['status']): Promise<void> {
  await db.execute(sql`update bids set status = ${status} where id = ${id}`);
}

/** Returns the stored data about a bidder's bids. */
export async function bidData(db: Database, bidder: string): Promise<unknown> {
  const { rows } = await db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(to_jsonb(bids) - ${withheld(columns.bids)} order by created_at), '[]') as found
    from bids where bidder = ${bidder}`);
  return rows[0]?.found ?? [];
}

/** Transfers a bidder's bids to another, without their texts, and withdraws open ones. */
export async function eraseBids(db: Database, bidder: string, to: string): Promise<void> {
  await db.execute(sql`
    update bids set ${erased(columns.bids, { bidder: to })},
      status = case status when 'pending' then 'withdrawn' else status end
    where bidder = ${bidder}`);
}

/** Counts the bids of these bidders. */
export async function countBidsOf(db: Database, bidders: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from bids where bidder = any(${sql.param([...bidders])}::text[])`);
  return rows[0]?.count ?? 0;
}

/** Returns the bidders of a kind ('visitor:') whose texts contain one of these addresses, or a number in any format. */
export async function biddersNaming(
  db: Database,
  kind: string,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): Promise<string[]> {
  // In any format, the last four digits of a number are adjacent. Few texts contain them, so the rest is rarely
  // checked.
  const { rows } = await db.execute<{ bidder: string }>(sql`
    select distinct bidder from bids where starts_with(bidder, ${kind}) and notes <> '' and (
      position(${email}::text in lower(notes)) > 0
      or position(right(${phone}::text, 4) in notes) > 0
        and position(right(${phone}::text, 10) in regexp_replace(notes, '[^0-9]', '', 'g')) > 0)`);
  return rows.map(({ bidder }) => bidder);
}

/** Counts all live bids, and the projects with a bid that has no outcome yet. */
export async function countBids(db: Database): Promise<{ activeBids: number; pendingReview: number }> {
  const { rows } = await db.execute<{ activeBids: number; pendingReview: number }>(sql`
    select
      (select count(*)::int from bids where ${LIVE}) as "activeBids",
      (select count(distinct project_id)::int from bids where status = 'pending') as "pendingReview"`);
  return rows[0] ?? { activeBids: 0, pendingReview: 0 };
}

const ATTEMPTS = 5;
const UNIQUE_VIOLATION = '23505';

/**
 * Transfers all bids of one bidder to another, and returns their number. If both have a live bid on a project,
 * withdraws one first. Waits for a concurrent bid of the recipient and takes it into account.
 */
export async function moveBids(db: Database, from: string, to: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((db) => withdrawAndMove(db, from, to));
    } catch (error) {
      if (attempt === ATTEMPTS || codeOf(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
}

async function withdrawAndMove(db: Database, from: string, to: string): Promise<number> {
  await db.execute(sql`
    update bids as own set status = 'withdrawn' from bids as other
    where own.bidder = ${to} and own.status = 'pending'
      and other.bidder = ${from} and other.status = 'accepted' and other.project_id = own.project_id`);
  await db.execute(sql`
    update bids as other set status = 'withdrawn' from bids as own
    where other.bidder = ${from} and other.status in ('pending', 'accepted')
      and own.bidder = ${to} and own.status in ('pending', 'accepted') and own.project_id = other.project_id`);
  const { rowCount } = await db.execute(sql`update bids set bidder = ${to} where bidder = ${from}`);
  return rowCount ?? 0;
}

const codeOf = (error: unknown): unknown => (error as { cause?: { code?: unknown } }).cause?.code;
