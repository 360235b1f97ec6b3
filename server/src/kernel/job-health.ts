import { say } from '@plumbline/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type DatabaseMetric, databaseMetric } from './database-metric.ts';
import { gauge } from './gauge.ts';
import { jobHealthWords } from './job-health.words.ts';

export interface TaskHealth {
  readonly task: string;
  /** Jobs that could run now. */
  readonly waiting: number;
  readonly running: number;
  /** Jobs that are scheduled for later. */
  readonly planned: number;
  /** Waiting and scheduled jobs that have failed before. */
  readonly retrying: number;
  /** Jobs that have failed permanently. */
  readonly failed: number;
  /** When the job that has waited longest could first have run. */
  readonly oldestWaitingAt: Date | null;
}

export interface JobFailure {
  readonly task: string;
  /** The first line of the error. */
  readonly error: string;
  readonly count: number;
  readonly lastAt: Date;
}

const FAILURES_SHOWN = 20;

/** Jobs that will never run again. A failed job that is running again is not one of them. */
const hasFailed = sql.raw('attempts >= max_attempts and locked_at is null');

/**
 * Returns the state of the queue by kind of job, using the database's own clock, which the queue runs by. Reads the
 * whole queue: finished jobs leave it.
 */
export async function taskHealth(db: Database): Promise<TaskHealth[]> {
  const { rows } = await db.execute<Omit<TaskHealth, 'oldestWaitingAt'> & { oldestWaitingAt: string | null }>(sql`
    select identifier as task,
      (count(*) filter (where is_available and run_at <= now()))::integer as waiting,
      (count(*) filter (where locked_at is not null))::integer as running,
      (count(*) filter (where is_available and run_at > now()))::integer as planned,
      (count(*) filter (where is_available and attempts > 0))::integer as retrying,
      (count(*) filter (where ${hasFailed}))::integer as failed,
      min(run_at) filter (where is_available and run_at <= now()) as "oldestWaitingAt"
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = task_id
    group by identifier order by identifier`);
  return rows.map((row) => ({
    ...row,
    oldestWaitingAt: row.oldestWaitingAt === null ? null : new Date(row.oldestWaitingAt),
  }));
}

/** Returns the reasons why jobs have failed permanently, most recent first. */
export async function jobFailures(db: Database): Promise<JobFailure[]> {
  const { rows } = await db.execute<Omit<JobFailure, 'lastAt'> & { lastAt: string }>(sql`
    select identifier as task, split_part(coalesce(last_error, ''), E'\n', 1) as error, count(*)::integer as count,
      max(updated_at) as "lastAt"
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = task_id
    where ${hasFailed}
    group by 1, 2 order by "lastAt" desc, 1, 2 limit ${FAILURES_SHOWN}`);
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }));
}

/** The queue's metrics. */
export const jobGauges = [
  gauge({
    name: 'plumbline_jobs_waiting',
    help: 'Jobs that could run now',
    label: say(jobHealthWords, ({ runnable }) => runnable),
    count: async ({ db }) => {
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from graphile_worker.jobs where run_at <= now() and locked_at is null`,
      );
      return rows[0]?.n ?? 0;
    },
  }),
];

/** What the queue tells Prometheus, by task. */
export const jobMetrics: readonly DatabaseMetric[] = [
  databaseMetric({
    name: 'plumbline_job_wait_seconds',
    help: 'How long the job that has waited longest could have run',
    labels: ['task'],
    read: async ({ db }) =>
      (await taskHealth(db)).map(({ task, oldestWaitingAt }) => ({
        labels: { task },
        value: oldestWaitingAt === null ? 0 : Math.max(0, (Date.now() - oldestWaitingAt.getTime()) / 1000),
      })),
  }),
  databaseMetric({
    name: 'plumbline_jobs',
    help: 'Jobs in the queue',
    labels: ['task', 'state'],
    read: async ({ db }) =>
      (await taskHealth(db)).flatMap(({ task, waiting, running, planned, retrying, failed }) =>
        Object.entries({ waiting, running, planned, retrying, failed }).map(([state, value]) => ({
          labels: { task, state },
          value,
        })),
      ),
  }),
];
