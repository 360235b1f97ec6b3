import type { UserId, WatchFeedKey, WatchId, WatchStopKey } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { withheld } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';
import { projectWatches, type StoredWatch } from '../tables.ts';

const MINUTE_MS = 60_000;

/** A watch with what waits to be told. */
export interface WaitingWatch extends StoredWatch {
  /** Projects. */
  readonly waiting: number;
  /** When the first of it was found; null if nothing waits. */
  readonly waitingSince: Date | null;
}

/** Waits for concurrent changes of an account's watches, and returns how many it has. */
export async function lockCount(ctx: Context, userId: UserId): Promise<number> {
  await ctx.db.execute(sql`select from users where id = ${userId} for no key update`);
  return ctx.db.$count(projectWatches, eq(projectWatches.userId, userId));
}

export async function insertWatch(ctx: Context, watch: StoredWatch): Promise<void> {
  await ctx.db.insert(projectWatches).values(watch);
}

/** Returns an account's watches, oldest first, or the one with an id. */
export async function watchesOf(ctx: Context, userId: UserId, id?: WatchId): Promise<WaitingWatch[]> {
  const watches = await ctx.db
    .select()
    .from(projectWatches)
    .where(and(eq(projectWatches.userId, userId), id === undefined ? undefined : eq(projectWatches.id, id)))
    .orderBy(asc(projectWatches.createdAt), asc(projectWatches.id));
  const { rows } = await ctx.db.execute<{ id: WatchId; waiting: number; since: string }>(sql`
    select watch_id as id, count(distinct project_id)::int as waiting, min(at) as since from project_watch_matches
    where watch_id = any(${sql.param(watches.map((watch) => watch.id))}::text[]) and told_at is null
    group by watch_id`);
  const waiting = new Map(rows.map((row) => [row.id, row]));
  return watches.map((watch) => {
    const found = waiting.get(watch.id);
    return { ...watch, waiting: found?.waiting ?? 0, waitingSince: found ? new Date(found.since) : null };
  });
}

/** Returns a watch, locked until the transaction ends; null if there is none. */
export const lockWatch = (ctx: Context, id: WatchId): Promise<StoredWatch | null> =>
  lockWhere(ctx, eq(projectWatches.id, id));

/** Returns an account's own watch, locked until the transaction ends; null if it has none with this id. */
export const lockOwnWatch = (ctx: Context, userId: UserId, id: WatchId): Promise<StoredWatch | null> =>
  lockWhere(ctx, and(eq(projectWatches.id, id), eq(projectWatches.userId, userId)));

/** Returns the watch that a link stops, locked until the transaction ends. */
export const lockWatchOfKey = (ctx: Context, key: WatchStopKey): Promise<StoredWatch | null> =>
  lockWhere(ctx, eq(projectWatches.stopKey, key));

async function lockWhere(ctx: Context, which: SQL | undefined): Promise<StoredWatch | null> {
  const [row] = await ctx.db.select().from(projectWatches).where(which).for('update');
  return row ?? null;
}

export async function watchOfKey(ctx: Context, key: WatchStopKey): Promise<StoredWatch | null> {
  const [row] = await ctx.db.select().from(projectWatches).where(eq(projectWatches.stopKey, key));
  return row ?? null;
}

type Change = Partial<Omit<StoredWatch, 'id' | 'userId' | 'anchors' | 'timeZone' | 'stopKey' | 'createdAt'>>;

export async function updateWatch(ctx: Context, id: WatchId, change: Change): Promise<void> {
  await ctx.db.update(projectWatches).set(change).where(eq(projectWatches.id, id));
}

/** Deletes a watch with what it has found. */
export async function deleteStored(ctx: Context, id: WatchId): Promise<void> {
  await ctx.db.delete(projectWatches).where(eq(projectWatches.id, id));
}

/** Deletes an account's watches, and returns their ids. */
export async function deleteAllOf(ctx: Context, userId: UserId): Promise<WatchId[]> {
  const rows = await ctx.db
    .delete(projectWatches)
    .where(eq(projectWatches.userId, userId))
    .returning({ id: projectWatches.id });
  return rows.map(({ id }) => id);
}

/** Returns the stored data about an account's watches. */
export async function watchData(ctx: Context, userId: UserId): Promise<unknown> {
  const { rows } = await ctx.db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(to_jsonb(watch) - ${withheld(columns.project_watches)} || jsonb_build_object(
      'matches', (select coalesce(jsonb_agg(to_jsonb(found) - ${withheld(columns.project_watch_matches)}
          order by found.at), '[]')
        from project_watch_matches found where found.watch_id = watch.id)
      ) order by watch.created_at), '[]') as found
    from project_watches watch where user_id = ${userId}`);
  return rows[0]?.found ?? [];
}

/** Waits for other messages to the owner of a watch, so that none tells the same. Returns false if there is no such watch. */
export async function lockMessages(ctx: Context, id: WatchId): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select from users where id = (select user_id from project_watches where id = ${id}) for no key update`);
  return rows.length > 0;
}

/** Returns an account's watches, locked until the transaction ends, always in the same order. */
export const lockWatchesOf = (ctx: Context, userId: UserId): Promise<StoredWatch[]> =>
  ctx.db
    .select()
    .from(projectWatches)
    .where(eq(projectWatches.userId, userId))
    .orderBy(asc(projectWatches.id))
    .for('update');

/** Returns the watch whose feed has a key; null if none has it. */
export async function watchOfFeed(ctx: Context, key: WatchFeedKey): Promise<StoredWatch | null> {
  const [row] = await ctx.db.select().from(projectWatches).where(eq(projectWatches.feedKey, key));
  return row ?? null;
}

/** Notes, to the minute, that a program has read a feed. */
export async function noteFeedOfWatch(ctx: Context, key: WatchFeedKey): Promise<void> {
  const now = ctx.clock.now();
  const isOld = or(
    isNull(projectWatches.feedReadAt),
    lt(projectWatches.feedReadAt, new Date(now.getTime() - MINUTE_MS)),
  );
  await ctx.db
    .update(projectWatches)
    .set({ feedReadAt: now })
    .where(and(eq(projectWatches.feedKey, key), isOld));
}

/** Returns the active watches that send messages and share an anchor with changed projects. Uses the index on anchors. */
export const watchesAt = (ctx: Context, anchors: readonly string[]): Promise<StoredWatch[]> =>
  ctx.db
    .select()
    .from(projectWatches)
    .where(
      and(
        sql`${projectWatches.pausedAt} is null and ${projectWatches.channels} <> '{}'`,
        sql`${projectWatches.anchors} && ${sql.param([...anchors])}::text[]`,
      ),
    );
