import type { BidFeedKey, UserId } from '@plumbline/contract/kernel/id.ts';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { withheld } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';
import { bidFeeds, type StoredBidFeed, type StoredDecision, visitDecisions } from '../tables.ts';

const MINUTE_MS = 60_000;

export const decisionsOf = (ctx: Context, userId: UserId): Promise<StoredDecision[]> =>
  ctx.db.select().from(visitDecisions).where(eq(visitDecisions.userId, userId));

/** Stores what an account says about a visit, instead of what it said before. */
export async function saveDecision(ctx: Context, decision: StoredDecision): Promise<void> {
  const { isVisit, decidedAt } = decision;
  await ctx.db
    .insert(visitDecisions)
    .values(decision)
    .onConflictDoUpdate({
      target: [visitDecisions.userId, visitDecisions.projectId, visitDecisions.day],
      set: { isVisit, decidedAt },
    });
}

/** Returns an account's feed; null if it has none. */
export async function feedOf(ctx: Context, userId: UserId): Promise<StoredBidFeed | null> {
  const [row] = await ctx.db.select().from(bidFeeds).where(eq(bidFeeds.userId, userId));
  return row ?? null;
}

/** Makes an account's feed, or gives it another key. Earlier keys stop working. */
export async function saveFeed(ctx: Context, userId: UserId, key: BidFeedKey): Promise<void> {
  const set = { key, createdAt: ctx.clock.now(), lastReadAt: null };
  await ctx.db
    .insert(bidFeeds)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: bidFeeds.userId, set });
}

export async function deleteFeed(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.delete(bidFeeds).where(eq(bidFeeds.userId, userId));
}

/** Returns the account whose feed has a key; null if none has it. */
export async function ownerOfFeed(ctx: Context, key: BidFeedKey): Promise<UserId | null> {
  const [row] = await ctx.db.select({ userId: bidFeeds.userId }).from(bidFeeds).where(eq(bidFeeds.key, key));
  return row?.userId ?? null;
}

/** Notes, to the minute, that a feed was read. */
export async function noteFeedRead(ctx: Context, key: BidFeedKey): Promise<void> {
  const now = ctx.clock.now();
  const isOld = or(isNull(bidFeeds.lastReadAt), lt(bidFeeds.lastReadAt, new Date(now.getTime() - MINUTE_MS)));
  await ctx.db
    .update(bidFeeds)
    .set({ lastReadAt: now })
    .where(and(eq(bidFeeds.key, key), isOld));
}

/** Returns the stored data about an account's bid calendar. */
export async function calendarData(ctx: Context, userId: UserId): Promise<unknown> {
  const { rows } = await ctx.db.execute<{ found: unknown }>(sql`
    select jsonb_build_object(
      'feed', (select to_jsonb(feed) - ${withheld(columns.bid_feeds)} from bid_feeds feed where user_id = ${userId}),
      'visits', (select coalesce(jsonb_agg(to_jsonb(visit) - ${withheld(columns.visit_decisions)} order by day), '[]')
        from visit_decisions visit where user_id = ${userId})) as found`);
  return rows[0]?.found ?? null;
}

export async function deleteCalendar(ctx: Context, userId: UserId): Promise<void> {
  await deleteFeed(ctx, userId);
  await ctx.db.delete(visitDecisions).where(eq(visitDecisions.userId, userId));
}
