import type { FollowStopKey, ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { withheld } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';
import { projectFollows, type StoredFollow } from '../tables.ts';

const active = isNull(projectFollows.stoppedAt);
const one = (userId: UserId, projectId: ProjectId) =>
  and(eq(projectFollows.userId, userId), eq(projectFollows.projectId, projectId));

/** Returns the projects that an account follows, the last followed first. */
export const followsOf = (ctx: Context, userId: UserId): Promise<StoredFollow[]> =>
  ctx.db
    .select()
    .from(projectFollows)
    .where(and(eq(projectFollows.userId, userId), active))
    .orderBy(desc(projectFollows.followedAt), asc(projectFollows.projectId));

/** Returns what an account follows, locked until the transaction ends. */
export const lockFollowsOf = (ctx: Context, userId: UserId): Promise<StoredFollow[]> =>
  lockWhere(ctx, and(eq(projectFollows.userId, userId), active));

/** Returns a followed project, locked until the transaction ends, also if it is stopped; null if there is none. */
export const lockFollow = async (ctx: Context, userId: UserId, projectId: ProjectId): Promise<StoredFollow | null> =>
  (await lockWhere(ctx, one(userId, projectId)))[0] ?? null;

/** In the order of the key, so that concurrent callers don't wait for each other in a circle. */
const lockWhere = (ctx: Context, which: SQL | undefined): Promise<StoredFollow[]> =>
  ctx.db
    .select()
    .from(projectFollows)
    .where(which)
    .orderBy(asc(projectFollows.userId), asc(projectFollows.projectId))
    .for('update');

/** Returns the account's choice about a project; null if it doesn't follow it. */
export async function findFollow(ctx: Context, userId: UserId, projectId: ProjectId): Promise<StoredFollow | null> {
  const [row] = await ctx.db
    .select()
    .from(projectFollows)
    .where(and(one(userId, projectId), active));
  return row ?? null;
}

/** Returns what a link stops, also if it is stopped; null for an unknown key. */
export async function followOfKey(ctx: Context, key: FollowStopKey): Promise<StoredFollow | null> {
  const [row] = await ctx.db.select().from(projectFollows).where(eq(projectFollows.stopKey, key));
  return row ?? null;
}

/** Waits for concurrent changes of what an account follows, and returns how many projects that are. */
export async function lockFollowCount(ctx: Context, userId: UserId): Promise<number> {
  await ctx.db.execute(sql`select from users where id = ${userId} for no key update`);
  return ctx.db.$count(projectFollows, and(eq(projectFollows.userId, userId), active));
}

/** Stores a follow, new or changed. */
export async function saveFollow(ctx: Context, follow: StoredFollow): Promise<void> {
  const { userId, projectId, ...rest } = follow;
  await ctx.db
    .insert(projectFollows)
    .values(follow)
    .onConflictDoUpdate({ target: [projectFollows.userId, projectFollows.projectId], set: rest });
}

/** Stops locked follows, and forgets what waits to be told about them. */
export async function stopStored(ctx: Context, follows: readonly StoredFollow[]): Promise<void> {
  const [first] = follows;
  if (first === undefined) return;
  const ids = sql`${sql.param(follows.map(({ projectId }) => projectId))}::text[]`;
  await ctx.db.execute(sql`
    with forgotten as (
      delete from project_follow_news
      where user_id = ${first.userId} and project_id = any(${ids}) and told_at is null)
    update project_follows set stopped_at = ${ctx.clock.now().toISOString()}::timestamptz
    where user_id = ${first.userId} and project_id = any(${ids})`);
}

/** Returns who follows any of the projects. */
export const followersOf = (ctx: Context, ids: readonly ProjectId[]): Promise<StoredFollow[]> =>
  ctx.db
    .select()
    .from(projectFollows)
    .where(and(sql`${projectFollows.projectId} = any(${sql.param([...ids])}::text[])`, active))
    .orderBy(asc(projectFollows.userId), asc(projectFollows.projectId));

/** Deletes what an account follows, and has followed. Returns the projects. */
export async function deleteFollowsOf(ctx: Context, userId: UserId): Promise<ProjectId[]> {
  const rows = await ctx.db
    .delete(projectFollows)
    .where(eq(projectFollows.userId, userId))
    .returning({ id: projectFollows.projectId });
  return rows.map(({ id }) => id);
}

/** Returns the stored data about what an account follows. */
export async function followData(ctx: Context, userId: UserId): Promise<unknown> {
  const { rows } = await ctx.db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(to_jsonb(follow) - ${withheld(columns.project_follows)} || jsonb_build_object(
      'news', (select coalesce(jsonb_agg(to_jsonb(news) - ${withheld(columns.project_follow_news)} order by news.at), '[]')
        from project_follow_news news
        where news.user_id = follow.user_id and news.project_id = follow.project_id),
      'remindersSent', (select coalesce(
          jsonb_agg(to_jsonb(sent) - ${withheld(columns.project_follow_reminders)} order by sent.sent_at), '[]')
        from project_follow_reminders sent
        where sent.user_id = follow.user_id and sent.project_id = follow.project_id)
      ) order by follow.followed_at), '[]') as found
    from project_follows follow where user_id = ${userId}`);
  return rows[0]?.found ?? [];
}
