import type { CalendarFeedKey, ContractorId } from '@plumbline/contract/kernel/id.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { calendarFeeds } from '../tables.ts';

export async function feedKeyOf(ctx: Context, contractorId: ContractorId): Promise<CalendarFeedKey | null> {
  const [row] = await ctx.db
    .select({ key: calendarFeeds.key })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.contractorId, contractorId));
  return row?.key ?? null;
}

export async function contractorOfFeed(ctx: Context, key: CalendarFeedKey): Promise<ContractorId | null> {
  const [row] = await ctx.db
    .select({ contractorId: calendarFeeds.contractorId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.key, key));
  return row?.contractorId ?? null;
}

/** Sets the contractor's feed key. Earlier keys stop working. */
export async function setFeedKey(ctx: Context, contractorId: ContractorId, key: CalendarFeedKey): Promise<void> {
  const createdAt = ctx.clock.now();
  await ctx.db
    .insert(calendarFeeds)
    .values({ contractorId, key, createdAt })
    .onConflictDoUpdate({ target: calendarFeeds.contractorId, set: { key, createdAt } });
}

export async function deleteFeed(ctx: Context, contractorId: ContractorId): Promise<void> {
  await ctx.db.delete(calendarFeeds).where(eq(calendarFeeds.contractorId, contractorId));
}
