import { Logger, run } from 'graphile-worker';
import type pg from 'pg';

/** graphile-worker as it comes, with one task: what the job queue costs without anything of ours around it. */
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
    // What is stored with a job is what is given to `addRawJobs`.
    taskList: { [task]: (payload) => work(payload as Payload) },
  });
  return { stop: () => runner.stop() };
}
