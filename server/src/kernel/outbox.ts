import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';

/** The jobs that exist, with their payloads. Domains add theirs by declaration merging; `app/jobs.ts` runs them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface Jobs {}

/** The events that domains publish, with their facts. `app/subscriptions.ts` connects them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface DomainEvents {}

export type Job = {
  [Task in keyof Jobs]: {
    readonly task: Task;
    readonly payload: Jobs[Task];
    /** Not before this time. */
    readonly runAt?: Date;
    /** A later job with the same key replaces the one that waits. */
    readonly key?: string;
    readonly maxAttempts?: number;
  };
}[keyof Jobs];

export type DomainEvent = {
  [Type in keyof DomainEvents]: { readonly type: Type } & DomainEvents[Type];
}[keyof DomainEvents];

export const EVENT_TASK = 'domain-event';

/**
 * Stores jobs in the caller's transaction (the outbox): they run if and only if it commits, at least once each.
 * One round trip, however many.
 */
export async function enqueue(ctx: Context, jobs: readonly Job[], events: readonly DomainEvent[] = []): Promise<void> {
  const specs = [
    ...jobs.map((job) => ({
      identifier: job.task,
      payload: job.payload,
      run_at: job.runAt?.toISOString(),
      job_key: job.key,
      max_attempts: job.maxAttempts ?? 25,
    })),
    ...events.map((event) => ({ identifier: EVENT_TASK, payload: event, max_attempts: 25 })),
  ];
  if (specs.length === 0) return;
  await ctx.db.execute(
    sql`select graphile_worker.add_jobs(array(
      select json_populate_record(null::graphile_worker.job_spec, spec)
      from json_array_elements(${JSON.stringify(specs)}::json) spec
    ))`,
  );
}
