import type { ThreadParty } from '@plumbline/contract/domains/threads/thread.ts';
import type { ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { type StoredThread, threads } from '../tables.ts';

export type ThreadKey = Pick<StoredThread, 'referralId' | 'requestId' | 'contractorId'>;
export type ThreadChange = Partial<Omit<StoredThread, keyof ThreadKey>>;

/** Returns a referral's thread under its lock, and creates it first if there is none. */
export async function lockThread(
  ctx: Context,
  { referralId, requestId, contractorId }: ThreadKey,
): Promise<StoredThread> {
  await ctx.db.insert(threads).values({ referralId, requestId, contractorId }).onConflictDoNothing();
  const thread = await lockedThread(ctx, referralId);
  if (thread === null) throw new Error('A thread vanished between two statements');
  return thread;
}

/** Returns a referral's thread under its lock; null if nobody has written yet. */
export async function lockedThread(ctx: Context, referralId: ReferralId): Promise<StoredThread | null> {
  const [thread] = await ctx.db.select().from(threads).where(eq(threads.referralId, referralId)).for('update');
  return thread ?? null;
}

/** Returns a referral's thread; null if nobody has written yet. */
export async function threadOf(ctx: Context, referralId: ReferralId): Promise<StoredThread | null> {
  const [thread] = await ctx.db.select().from(threads).where(eq(threads.referralId, referralId));
  return thread ?? null;
}

export const threadsOfRequest = (ctx: Context, requestId: ServiceRequestId): Promise<StoredThread[]> =>
  ctx.db.select().from(threads).where(eq(threads.requestId, requestId));

/** Changes a thread that the caller has locked. */
export async function updateThread(ctx: Context, referralId: ReferralId, change: ThreadChange): Promise<void> {
  await ctx.db.update(threads).set(change).where(eq(threads.referralId, referralId));
}

/**
 * Records that a side has read up to a message. Returns how far it has read now; null if that is no news. Once it has
 * read everything, nothing waits for it.
 */
export async function advanceRead(
  ctx: Context,
  referralId: ReferralId,
  party: ThreadParty,
  upTo: number,
): Promise<{ readUpTo: number; isAllRead: boolean } | null> {
  const [read, waits, wrote] =
    party === 'customer'
      ? [sql`customer_read`, sql`customer_waits_since`, sql`contractor_wrote`]
      : [sql`contractor_read`, sql`contractor_waits_since`, sql`customer_wrote`];
  const { rows } = await ctx.db.execute<{ read: number; all: boolean }>(sql`
    update threads set ${read} = least(${upTo}::integer, messages),
      ${waits} = case when least(${upTo}::integer, messages) >= ${wrote} then null else ${waits} end
    where referral_id = ${referralId} and ${read} < least(${upTo}::integer, messages)
    returning ${read} as read, ${read} >= ${wrote} as all`);
  const [row] = rows;
  return row === undefined ? null : { readUpTo: row.read, isAllRead: row.all };
}
