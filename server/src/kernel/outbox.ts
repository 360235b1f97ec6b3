import { type SQL, sql } from 'drizzle-orm';
import type { Context, JobSpec, Outbox } from './context.ts';
import { prepared } from './prepared.ts';
import { currentTraceparent } from './trace.ts';

/** All jobs with their payloads, merged from each domain's `jobs.ts`, which implements them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface Jobs {}

/** The events that domains publish, with their payloads. `app/compose/subscriptions.ts` connects them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface DomainEvents {}

export type Job = {
  [Task in keyof Jobs]: {
    readonly task: Task;
    readonly payload: Jobs[Task];
    /** The earliest time to run. */
    readonly runAt?: Date;
    /** A later job with the same key replaces a waiting one. */
    readonly key?: string;
    readonly maxAttempts?: number;
  };
}[keyof Jobs];

export type DomainEvent = {
  [Type in keyof DomainEvents]: { readonly type: Type } & DomainEvents[Type];
}[keyof DomainEvents];

/** The PostgreSQL channel on which every process learns about changes. */
export const LIVE_CHANNEL = 'plumbline_live';

export const EVENT_TASK = 'domain-event';

/** An empty outbox. */
export const emptyOutbox = (): Outbox => ({ inserts: [], jobs: [], topics: new Set(), committed: [] });

/** Adds to what the transaction writes at its end; writes immediately outside a transaction. */
async function add(ctx: Context, put: (outbox: Outbox) => void): Promise<void> {
  const outbox = ctx.outbox ?? emptyOutbox();
  put(outbox);
  if (ctx.outbox === undefined) await write(ctx, outbox);
}

/**
 * Stores jobs and events in the caller's transaction (the outbox): they run if and only if it commits, at least once
 * each. Inside `inTransaction` they are collected and written with its last statement.
 */
export const enqueue = (ctx: Context, jobs: readonly Job[], events: readonly DomainEvent[] = []): Promise<void> =>
  add(ctx, (outbox) => {
    for (const job of jobs) {
      outbox.jobs.push({
        identifier: job.task,
        payload: inCurrentTrace(job.payload),
        run_at: job.runAt?.toISOString(),
        job_key: job.key,
        max_attempts: job.maxAttempts ?? 25,
      });
    }
    for (const event of events) {
      outbox.jobs.push({ identifier: EVENT_TASK, payload: inCurrentTrace(event), max_attempts: 25 });
    }
  });

/** A job runs in the trace in which it was added: the worker takes it from the payload, and from there only. */
function inCurrentTrace(payload: object): object {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? payload : { ...payload, traceparent };
}

/**
 * Notifies all watchers of `topic`, in any process, that it has changed, when the transaction commits. Carries no data:
 * watchers reload what they may see.
 */
export const notifyLive = (ctx: Context, topic: string): Promise<void> =>
  add(ctx, (outbox) => void outbox.topics.add(topic));

/**
 * Defers an insert that nothing in this transaction reads: it is written with the last statement and costs no round
 * trip.
 */
export const insertLast = (ctx: Context, insert: SQL): Promise<void> =>
  add(ctx, (outbox) => void outbox.inserts.push(insert));

/** Writes what a transaction has collected. */
export async function flushOutbox(ctx: Context): Promise<void> {
  if (ctx.outbox !== undefined) await write(ctx, ctx.outbox);
}

/** Keeps the last of several jobs with the same key; `add_jobs` would reject them in one call. */
function lastOfEachKey(jobs: readonly JobSpec[]): JobSpec[] {
  const last = new Map(jobs.map((job, index) => [job.job_key ?? index, job]));
  return [...last.values()];
}

/** Takes one round trip, however much there is. */
async function write(ctx: Context, { inserts, jobs, topics }: Outbox): Promise<void> {
  if (inserts.length + jobs.length + topics.size === 0) return;
  const parts = inserts.map((insert, index) => sql`${sql.raw(`part${index}`)} as (${insert})`);
  const withParts = parts.length === 0 ? sql.empty() : sql`with ${sql.join(parts, sql`, `)} `;
  const told = sql`(select count(pg_notify(${LIVE_CHANNEL}, topic))
    from json_array_elements_text(${JSON.stringify([...topics])}::json) topic)`;
  const added = sql`(select count(*) from graphile_worker.add_jobs(array(
    select json_populate_record(null::graphile_worker.job_spec, spec)
    from json_array_elements(${JSON.stringify(lastOfEachKey(jobs))}::json) spec)))`;
  const statement = sql`${withParts}select ${topics.size === 0 ? sql`0` : told}, ${jobs.length === 0 ? sql`0` : added}`;
  await ctx.db.execute(prepared(statement));
}
