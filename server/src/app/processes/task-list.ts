import type { Job, TaskList } from 'graphile-worker';
import type { Context } from '../../kernel/context.ts';
import { errorFacts } from '../../kernel/error-facts.ts';
import type { Log } from '../../kernel/log.ts';
import { inSpan } from '../../kernel/spans.ts';
import { newTraceId, traceOf } from '../../kernel/trace.ts';

/** How one run of a job ended. */
export interface JobRun {
  readonly task: string;
  /** 'retry': it failed and runs again; 'failed': for good. */
  readonly outcome: 'done' | 'retry' | 'failed';
  readonly ms: number;
}

export interface TaskListOptions {
  /**
   * The handler of each kind of job. Payloads were stored by `enqueue`, so they have its types. The signal fires when
   * this worker stops: a long job then ends and leaves the rest to another.
   */
  readonly tasks: Readonly<Record<string, (ctx: Context, payload: never, stopping: AbortSignal) => Promise<void>>>;
  /** A context for one run of one job. */
  readonly contextFor: (task: string) => Context;
  readonly log: Log;
  /** Called after each run. */
  readonly onRun?: ((run: JobRun) => void) | undefined;
}

/**
 * The tasks graphile-worker runs, by kind of job. Each run continues the trace in which the job was added, and ends with
 * one line in the log. The queue keeps only the facts of a failure.
 */
export function taskList(options: TaskListOptions, stopping: AbortSignal): TaskList {
  const list: TaskList = {};
  for (const task of Object.keys(options.tasks)) {
    list[task] = (payload, { job }) => runJob(options, task, payload, job, stopping);
  }
  return list;
}

async function runJob(
  { tasks, contextFor, log, onRun }: TaskListOptions,
  task: string,
  stored: unknown,
  job: Job,
  stopping: AbortSignal,
): Promise<void> {
  const { traceparent, ...payload } = stored as { readonly traceparent?: unknown };
  const origin = traceOf(traceparent) ?? { traceId: newTraceId() };
  const span = { name: `job ${task}`, kind: 'consumer', attributes: { task, attempt: job.attempts } } as const;
  await inSpan(
    span,
    async () => {
      const began = performance.now();
      const ended = (outcome: JobRun['outcome']) => {
        const ms = Math.round((performance.now() - began) * 10) / 10;
        onRun?.({ task, outcome, ms });
        return { task, outcome, jobId: job.id, attempt: job.attempts, ofAttempts: job.max_attempts, ms };
      };
      try {
        // `enqueue` stored it with the type that this task takes; JSON has kept the type, but not TypeScript.
        await tasks[task]?.(contextFor(task), payload as never, stopping);
      } catch (error) {
        const facts = errorFacts(error);
        if (job.attempts < job.max_attempts) {
          log.warn({ ...ended('retry'), ...facts }, 'A job failed and will be tried again');
        } else log.error({ ...ended('failed'), ...facts }, 'A job failed for good');
        // The queue stores the error's message, so it gets one without user input.
        throw new Error(facts.code === undefined ? facts.error : `${facts.error} ${facts.code}`);
      }
      log.info(ended('done'), 'A job is done');
    },
    origin,
  );
}
