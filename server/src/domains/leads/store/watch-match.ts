import type { ProjectId, WatchId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

/** Something that a watch has to tell of a project: 'new', or the id of a change in its history. */
export interface Match {
  readonly watchId: WatchId;
  readonly projectId: ProjectId;
  readonly what: string;
}

/**
 * Stores matches that are not known yet, and returns those. Each is stored once, however often and by however many it is
 * reported.
 */
export async function insertMatches(ctx: Context, matches: readonly Match[], now: Date): Promise<Match[]> {
  if (matches.length === 0) return [];
  const { rows } = await ctx.db.execute<Match & Record<string, unknown>>(sql`
    insert into project_watch_matches (watch_id, project_id, what, at)
    select given."watchId", given."projectId", given.what, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(matches)}::json) as given ("watchId" text, "projectId" text, what text)
    -- In the order of the key, so that concurrent inserts don't wait for each other in a circle.
    order by 1, 2, 3
    on conflict do nothing
    returning watch_id as "watchId", project_id as "projectId", what`);
  return rows;
}

/** Returns the pairs of these watches and projects that are known as new to the watch: `watch project`. */
export async function knownNew(
  ctx: Context,
  watchIds: readonly WatchId[],
  projectIds: readonly ProjectId[],
): Promise<ReadonlySet<string>> {
  const { rows } = await ctx.db.execute<{ pair: string }>(sql`
    select watch_id || ' ' || project_id as pair from project_watch_matches
    where watch_id = any(${sql.param([...watchIds])}::text[]) and project_id = any(${sql.param([...projectIds])}::text[])
      and what = 'new'`);
  return new Set(rows.map(({ pair }) => pair));
}

/** Returns when the first of what waits to be told was found; null if nothing waits. */
export async function waitingSince(ctx: Context, id: WatchId): Promise<Date | null> {
  const { rows } = await ctx.db.execute<{ since: string | null }>(sql`
    select min(at) as since from project_watch_matches where watch_id = ${id} and told_at is null`);
  return rows[0]?.since ? new Date(rows[0].since) : null;
}

/** Days for which told changes are kept. That a project was told as new is kept as long as the project. */
const KEPT_DAYS = 30;

/** Forgets the changes that a watch told long ago. No retry reports them again. */
export async function forgetTold(ctx: Context, id: WatchId, now: Date): Promise<void> {
  await ctx.db.execute(sql`
    delete from project_watch_matches
    where watch_id = ${id} and what <> 'new'
      and told_at < ${now.toISOString()}::timestamptz - ${KEPT_DAYS} * interval '1 day'`);
}

/**
 * Marks what waits as told in a message, and returns those of it that no message of another watch of the same account has
 * told. The caller holds the locks of the watch and of the account's messages.
 */
export async function claimForMessage(ctx: Context, id: WatchId, now: Date): Promise<Omit<Match, 'watchId'>[]> {
  const { rows } = await ctx.db.execute<Omit<Match, 'watchId'> & Record<string, unknown>>(sql`
    with claimed as (
      update project_watch_matches set told_at = ${now.toISOString()}::timestamptz, in_message = true
      where watch_id = ${id} and told_at is null returning project_id, what)
    select project_id as "projectId", what from claimed where not exists (
      select from project_watches own join project_watches other on other.user_id = own.user_id and other.id <> own.id
      join project_watch_matches told on told.watch_id = other.id
      where own.id = ${id} and told.project_id = claimed.project_id and told.what = claimed.what and told.in_message)`);
  return rows;
}

/**
 * Marks what waits as told without a message, or only what waits of some projects. The caller holds the lock of the watch.
 */
export async function forgetWaiting(
  ctx: Context,
  id: WatchId,
  now: Date,
  projectIds?: readonly ProjectId[],
): Promise<void> {
  const some = projectIds === undefined ? sql`` : sql`and project_id = any(${sql.param([...projectIds])}::text[])`;
  await ctx.db.execute(sql`
    update project_watch_matches set told_at = ${now.toISOString()}::timestamptz
    where watch_id = ${id} and told_at is null ${some}`);
}

/** Returns when the nth last message of a watch was made; null if there were fewer. */
export async function nthLastTold(ctx: Context, id: WatchId, n: number): Promise<Date | null> {
  const { rows } = await ctx.db.execute<{ at: string }>(sql`
    select told_at as at from (
      select distinct told_at from project_watch_matches where watch_id = ${id} and told_at is not null) told
    order by told_at desc offset ${n - 1} limit 1`);
  return rows[0] ? new Date(rows[0].at) : null;
}

/** A project that a watch has found. */
export interface FoundProject {
  readonly projectId: ProjectId;
  /** The last time. */
  readonly at: Date;
}

/** Returns the projects that a watch has found since a time, the last found first. */
export async function foundSince(ctx: Context, id: WatchId, since: Date): Promise<FoundProject[]> {
  const { rows } = await ctx.db.execute<{ projectId: ProjectId; at: string }>(sql`
    select project_id as "projectId", max(at) as at from project_watch_matches
    where watch_id = ${id} and at > ${since.toISOString()}::timestamptz
    group by project_id order by max(at) desc, project_id`);
  return rows.map(({ projectId, at }) => ({ projectId, at: new Date(at) }));
}

/** Returns the projects that wait to be told. */
export async function waitingProjects(ctx: Context, id: WatchId): Promise<ProjectId[]> {
  const { rows } = await ctx.db.execute<{ id: ProjectId }>(sql`
    select distinct project_id as id from project_watch_matches where watch_id = ${id} and told_at is null`);
  return rows.map((row) => row.id);
}
