import { MAX_PER_HOUR, type ThreadParty } from '@plumbline/contract/domains/threads/thread.ts';
import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { type StoredMessage, threadMessages } from '../tables.ts';

export async function insertMessage(ctx: Context, message: StoredMessage): Promise<void> {
  await ctx.db.insert(threadMessages).values(message);
}

/** Returns up to `most` messages before one, or the newest without one; oldest first. */
export async function messagesBefore(
  ctx: Context,
  referralId: ReferralId,
  before: number | null,
  most: number,
): Promise<StoredMessage[]> {
  const found = await ctx.db
    .select()
    .from(threadMessages)
    .where(and(eq(threadMessages.referralId, referralId), before === null ? undefined : lt(threadMessages.seq, before)))
    .orderBy(desc(threadMessages.seq))
    .limit(most);
  return found.reverse();
}

/** Returns the newest messages of a side after one, oldest first. */
export async function newestOfParty(
  ctx: Context,
  referralId: ReferralId,
  party: ThreadParty,
  after: number,
  most: number,
): Promise<StoredMessage[]> {
  const found = await ctx.db
    .select()
    .from(threadMessages)
    .where(
      and(eq(threadMessages.referralId, referralId), gt(threadMessages.seq, after), eq(threadMessages.byParty, party)),
    )
    .orderBy(desc(threadMessages.seq))
    .limit(most);
  return found.reverse();
}

/** Returns the number of a side's messages after one. */
export const countAfter = (ctx: Context, referralId: ReferralId, party: ThreadParty, after: number): Promise<number> =>
  ctx.db.$count(
    threadMessages,
    and(eq(threadMessages.referralId, referralId), gt(threadMessages.seq, after), eq(threadMessages.byParty, party)),
  );

/** Returns a side's messages since a moment. Neither side has more than the limit, so the newest of both are enough. */
export async function countSince(
  ctx: Context,
  referralId: ReferralId,
  party: ThreadParty,
  since: Date,
): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select by_party, at from thread_messages where referral_id = ${referralId}
        order by seq desc limit ${2 * MAX_PER_HOUR}) as newest
    where by_party = ${party} and at > ${since.toISOString()}`);
  return rows[0]?.count ?? 0;
}

/** Returns all messages of a thread, oldest first. */
export const allMessages = (ctx: Context, referralId: ReferralId): Promise<StoredMessage[]> =>
  ctx.db
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.referralId, referralId))
    .orderBy(asc(threadMessages.seq));

/** Returns when the newest message of each thread was written. */
export async function newestTimes(
  ctx: Context,
  newest: readonly { readonly referralId: ReferralId; readonly messages: number }[],
): Promise<ReadonlyMap<ReferralId, Date>> {
  if (newest.length === 0) return new Map();
  const rows = await ctx.db
    .select({ referralId: threadMessages.referralId, seq: threadMessages.seq, at: threadMessages.at })
    .from(threadMessages)
    .where(
      inArray(
        sql`(${threadMessages.referralId}, ${threadMessages.seq})`,
        newest.map(({ referralId, messages }) => sql`(${referralId}, ${messages}::integer)`),
      ),
    );
  return new Map(rows.map(({ referralId, at }) => [referralId, at]));
}
