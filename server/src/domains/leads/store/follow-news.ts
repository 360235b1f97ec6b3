import type { ReminderLead } from '@plumbline/contract/domains/leads/follow.ts';
import type { ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

/** A change in a project's history. */
export interface Change {
  readonly projectId: ProjectId;
  readonly historyId: string;
}

/**
 * Stores changes for the followers of their projects who don't know them yet, and returns who has something new to be told.
 * Each change is stored once per follower, however often and by however many it is reported.
 */
export async function insertNews(ctx: Context, changes: readonly Change[]): Promise<UserId[]> {
  if (changes.length === 0) return [];
  const { rows } = await ctx.db.execute<{ userId: UserId }>(sql`
    with stored as (
      insert into project_follow_news (user_id, project_id, history_id, at)
      select f.user_id, f.project_id, given."historyId", ${ctx.clock.now().toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(changes)}::json) as given ("projectId" text, "historyId" bigint)
      join project_follows f on f.project_id = given."projectId"
      where f.stopped_at is null and f.known_history_id < given."historyId"
      -- In the order of the key, so that concurrent inserts don't wait for each other in a circle.
      order by 1, 2, 3
      on conflict do nothing
      returning user_id)
    select distinct user_id as "userId" from stored order by 1`);
  return rows.map(({ userId }) => userId);
}

/** Returns when the first of what an account waits to be told was found; null if nothing waits. */
export async function newsWaitingSince(ctx: Context, userId: UserId): Promise<Date | null> {
  const { rows } = await ctx.db.execute<{ since: string | null }>(sql`
    select min(at) as since from project_follow_news where user_id = ${userId} and told_at is null`);
  return rows[0]?.since ? new Date(rows[0].since) : null;
}

/** Marks what an account waits to be told as told, and returns it. The caller holds the locks of what the account follows. */
export async function claimNews(ctx: Context, userId: UserId, ids: readonly ProjectId[]): Promise<Change[]> {
  const { rows } = await ctx.db.execute<Change & Record<string, unknown>>(sql`
    update project_follow_news set told_at = ${ctx.clock.now().toISOString()}::timestamptz
    where user_id = ${userId} and project_id = any(${sql.param([...ids])}::text[]) and told_at is null
    returning project_id as "projectId", history_id::text as "historyId"`);
  return rows;
}

/** Returns when the nth last message with changes was made for an account; null if there were fewer. */
export async function nthLastNews(ctx: Context, userId: UserId, n: number): Promise<Date | null> {
  const { rows } = await ctx.db.execute<{ at: string }>(sql`
    select told_at as at from (
      select distinct told_at from project_follow_news where user_id = ${userId} and told_at is not null) told
    order by told_at desc offset ${n - 1} limit 1`);
  return rows[0] ? new Date(rows[0].at) : null;
}

/** A reminder of a deadline on a day. */
export interface SentReminder {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly lead: ReminderLead;
  /** 'yyyy-MM-dd' */
  readonly day: string;
}

/** Records that a reminder is sent. Returns false if it was before. */
export async function claimReminder(ctx: Context, { userId, projectId, lead, day }: SentReminder): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    insert into project_follow_reminders (user_id, project_id, lead, day, sent_at)
    values (${userId}, ${projectId}, ${lead}, ${day}, ${ctx.clock.now().toISOString()}::timestamptz)
    on conflict do nothing returning lead`);
  return rows.length > 0;
}
