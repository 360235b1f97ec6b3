import { Logger, run } from 'graphile-worker';
import type pg from 'pg';

/** Runs plain graphile-worker with one task, to measure the cost of the job queue without our code. */
export async function runRawJobs<Payload>(
  pgPool: pg.Pool,
  concurrency: number,
  task: string,
  work: (payload: Payload) => Promise<void>,
): Promise<{ stop(): Promise<void> }> {
  const runner = await run({
    pgPool,
    concurrency,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    // A job's payload is what `addRawJobs` was given.
    taskList: { [task]: (payload) => work(payload as Payload) },
  });
  return { stop: () => runner.stop() };
}
