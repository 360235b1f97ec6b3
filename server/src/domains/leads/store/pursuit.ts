import type { PursuitStage } from '@plumbline/contract/domains/leads/pursuit.ts';
import type { ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { withheld } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';
import { projectPursuitMoves, projectPursuits, type StoredPursuit } from '../tables.ts';

/** Waits for concurrent changes of an account's pipeline, and returns how many pursuits it has. */
export async function lockPipeline(ctx: Context, userId: UserId): Promise<number> {
  await ctx.db.execute(sql`select from users where id = ${userId} for no key update`);
  return ctx.db.$count(projectPursuits, eq(projectPursuits.userId, userId));
}

const one = (userId: UserId, projectId: ProjectId) =>
  and(eq(projectPursuits.userId, userId), eq(projectPursuits.projectId, projectId));

/** Returns a pursuit; null if there is none. */
export async function findPursuit(ctx: Context, userId: UserId, projectId: ProjectId): Promise<StoredPursuit | null> {
  const [row] = await ctx.db.select().from(projectPursuits).where(one(userId, projectId));
  return row ?? null;
}

/** Returns a pursuit, locked until the transaction ends; null if there is none. */
export async function lockPursuit(ctx: Context, userId: UserId, projectId: ProjectId): Promise<StoredPursuit | null> {
  const [row] = await ctx.db.select().from(projectPursuits).where(one(userId, projectId)).for('update');
  return row ?? null;
}

/** Returns an account's pursuits: by the day of the next step, then the last moved. */
export const pursuitsOf = (ctx: Context, userId: UserId): Promise<StoredPursuit[]> =>
  ctx.db
    .select()
    .from(projectPursuits)
    .where(eq(projectPursuits.userId, userId))
    .orderBy(asc(projectPursuits.nextStepOn), desc(projectPursuits.movedAt), asc(projectPursuits.projectId));

/** Returns the stage of each project that an account pursues. */
export const stagesOf = (ctx: Context, userId: UserId): Promise<{ projectId: ProjectId; stage: PursuitStage }[]> =>
  ctx.db
    .select({ projectId: projectPursuits.projectId, stage: projectPursuits.stage })
    .from(projectPursuits)
    .where(eq(projectPursuits.userId, userId))
    .orderBy(asc(projectPursuits.projectId));

/** Stores a pursuit, new or changed. */
export async function savePursuit(ctx: Context, pursuit: StoredPursuit): Promise<void> {
  const { userId, projectId, ...rest } = pursuit;
  await ctx.db
    .insert(projectPursuits)
    .values(pursuit)
    .onConflictDoUpdate({ target: [projectPursuits.userId, projectPursuits.projectId], set: rest });
}

/** Records that a pursuit has reached its stage. */
export async function insertMove(ctx: Context, { userId, projectId, stage, movedAt }: StoredPursuit): Promise<void> {
  await ctx.db.insert(projectPursuitMoves).values({ userId, projectId, stage, at: movedAt }).onConflictDoNothing();
}

/** Deletes a pursuit with its moves. Returns whether there was one. */
export async function deletePursuit(ctx: Context, userId: UserId, projectId: ProjectId): Promise<boolean> {
  const rows = await ctx.db
    .delete(projectPursuits)
    .where(one(userId, projectId))
    .returning({ id: projectPursuits.projectId });
  return rows.length > 0;
}

export async function deletePursuitsOf(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.delete(projectPursuits).where(eq(projectPursuits.userId, userId));
}

/** An account's activity between two moments. */
export interface MonthCounts {
  readonly came: number;
  readonly saved: number;
  readonly notForUs: number;
  readonly bid: number;
  readonly bidCents: number;
  readonly won: number;
  readonly wonCents: number;
  readonly lost: number;
}

/**
 * Counts what an account did in a span. A project counts for a stage that it reached in the span and has not left by a
 * mistake: one that is won or lost has been bid for; any other must still be there.
 */
export async function countMoves(ctx: Context, userId: UserId, from: Date, to: Date): Promise<MonthCounts> {
  const span = sql`>= ${from.toISOString()}::timestamptz`;
  const end = sql`< ${to.toISOString()}::timestamptz`;
  const { rows } = await ctx.db.execute<MonthCounts & Record<string, unknown>>(sql`
    with reached as (
      select distinct m.project_id, m.stage, p.stage as current, coalesce(p.amount_cents, 0) as cents
      from project_pursuit_moves m join project_pursuits p using (user_id, project_id)
      where m.user_id = ${userId} and m.at ${span} and m.at ${end})
    select
      (select count(distinct f.project_id)::int from project_watch_matches f join project_watches w on w.id = f.watch_id
        where w.user_id = ${userId} and f.what = 'new' and f.at ${span} and f.at ${end}) as came,
      (select count(*)::int from project_pursuits
        where user_id = ${userId} and saved_at ${span} and saved_at ${end}) as saved,
      count(*) filter (where stage = 'not-for-us' and current = stage)::int as "notForUs",
      count(*) filter (where stage = 'bid' and current in ('bid', 'won', 'lost'))::int as bid,
      coalesce(sum(cents) filter (where stage = 'bid' and current in ('bid', 'won', 'lost')), 0)::float8 as "bidCents",
      count(*) filter (where stage = 'won' and current = stage)::int as won,
      coalesce(sum(cents) filter (where stage = 'won' and current = stage), 0)::float8 as "wonCents",
      count(*) filter (where stage = 'lost' and current = stage)::int as lost
    from reached`);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate returns a row');
  return row;
}

/** Returns the stored data about an account's pursuits. */
export async function pursuitData(ctx: Context, userId: UserId): Promise<unknown> {
  const { rows } = await ctx.db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(to_jsonb(pursuit) - ${withheld(columns.project_pursuits)} || jsonb_build_object(
      'moves', (select coalesce(jsonb_agg(to_jsonb(move) - ${withheld(columns.project_pursuit_moves)} order by move.at), '[]')
        from project_pursuit_moves move
        where move.user_id = pursuit.user_id and move.project_id = pursuit.project_id)
      ) order by pursuit.saved_at), '[]') as found
    from project_pursuits pursuit where user_id = ${userId}`);
  return rows[0]?.found ?? [];
}
