import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { type DonationLimit, LIMIT_WINDOW_MINUTES, PAUSE_MINUTES } from '../rules/donation-limits.ts';

const MINUTE_MS = 60_000;

/** Counts a new donation. Returns the seconds to wait if there were too many, else 0. */
export const countBegun = (ctx: Context, limit: DonationLimit): Promise<number> => count(ctx, limit, sql`1`, sql`0`);

/** Counts a declined card. Too many cause a pause. */
export async function countDecline(ctx: Context, limit: DonationLimit): Promise<void> {
  await count(ctx, limit, sql`0`, sql`1`);
}

async function count(
  ctx: Context,
  { key, begun, declines }: DonationLimit,
  more: SQL,
  moreDeclines: SQL,
): Promise<number> {
  const now = ctx.clock.now();
  const at = now.toISOString();
  const windowStart = new Date(now.getTime() - LIMIT_WINDOW_MINUTES * MINUTE_MS).toISOString();
  const pause = sql`${new Date(now.getTime() + PAUSE_MINUTES * MINUTE_MS).toISOString()}::timestamptz`;
  const isOver = sql`attempts.window_start <= ${windowStart}::timestamptz`;
  const begunNow = sql`case when ${isOver} then ${more} else attempts.begun + ${more} end`;
  const declinesNow = sql`case when ${isOver} then ${moreDeclines} else attempts.declines + ${moreDeclines} end`;
  const { rows } = await ctx.db.execute<{ paused_until: string }>(sql`
    insert into donation_attempts as attempts (key, begun, declines, window_start, paused_until)
    values (${key}, ${more}, ${moreDeclines}, ${at}, ${at})
    on conflict (key) do update set
      begun = ${begunNow}, declines = ${declinesNow},
      window_start = case when ${isOver} then ${at}::timestamptz else attempts.window_start end,
      paused_until = case
        when attempts.paused_until > ${at}::timestamptz then attempts.paused_until
        when ${begunNow} > ${begun}::integer then ${pause}
        when ${moreDeclines} > 0 and ${declinesNow} >= ${declines}::integer then ${pause}
        else ${at}::timestamptz end
    returning paused_until`);
  const until = rows[0] === undefined ? now.getTime() : new Date(rows[0].paused_until).getTime();
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}

/** Deletes counts that no longer matter. */
export async function deleteOldAttempts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const windowStart = new Date(now.getTime() - LIMIT_WINDOW_MINUTES * MINUTE_MS).toISOString();
  await ctx.db.execute(sql`
    delete from donation_attempts where window_start <= ${windowStart} and paused_until <= ${now.toISOString()}`);
}
