import type * as z from 'zod';
import type { Context } from './context.ts';

/** Runs a job of one kind. The signal fires when the worker stops. */
export type RunJob<Payload> = (ctx: Context, payload: Payload, stopping: AbortSignal) => Promise<void>;

/** One kind of job. A domain declares its kinds in `jobs.ts`, keyed by task name. */
export interface JobKind<Payload> {
  /**
   * The payload that `enqueue` takes. It is checked again before the job runs, because another release may have stored
   * it.
   */
  readonly payload: z.ZodType<Payload>;
  readonly run: RunJob<Payload>;
}

/** Declares a kind of job; the schema gives the type of its payload. */
export const jobKind = <Payload>(kind: JobKind<Payload>): JobKind<Payload> => kind;

/** The payloads of some kinds of job, by task: what a domain adds to the outbox's `Jobs`. */
export type PayloadsOf<Kinds> = {
  readonly [Task in keyof Kinds]: Kinds[Task] extends JobKind<infer Payload> ? Payload : never;
};

/**
 * Returns the job as the worker runs it. @throws when the stored payload doesn't match the schema; the job then fails.
 */
export const runnerOf =
  <Payload>({ payload, run }: JobKind<Payload>): RunJob<unknown> =>
  async (ctx, stored, stopping) =>
    run(ctx, payload.parse(stored), stopping);
