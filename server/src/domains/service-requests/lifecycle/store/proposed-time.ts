import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { proposedTimes, type StoredTime } from '../../tables.ts';

export async function insertProposedTime(ctx: Context, time: typeof proposedTimes.$inferInsert): Promise<void> {
  await ctx.db.insert(proposedTimes).values(time);
}

/** Returns all times proposed under these referrals, oldest first. */
export async function proposedTimesOf(ctx: Context, referralIds: readonly ReferralId[]): Promise<StoredTime[]> {
  if (referralIds.length === 0) return [];
  return ctx.db
    .select()
    .from(proposedTimes)
    .where(inArray(proposedTimes.referralId, [...referralIds]))
    .orderBy(asc(proposedTimes.id));
}
