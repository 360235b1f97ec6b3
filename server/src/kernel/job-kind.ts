import type * as z from 'zod';
import type { Context } from './context.ts';

/** What the worker does with one kind of job. The signal fires when the worker stops. */
export type RunJob<Payload> = (ctx: Context, payload: Payload, stopping: AbortSignal) => Promise<void>;

/** One kind of job: a domain declares its kinds in `jobs.ts`, by the names of their tasks. */
export interface JobKind<Payload> {
  /** What `enqueue` takes; checked again before the job runs, which another release may have stored. */
  readonly payload: z.ZodType<Payload>;
  readonly run: RunJob<Payload>;
}

/** A kind of job, with the type of its payload told by the schema. */
export const jobKind = <Payload>(kind: JobKind<Payload>): JobKind<Payload> => kind;

/** The payloads of some kinds of job, by task: what a domain adds to `Jobs` of the outbox. */
export type PayloadsOf<Kinds> = {
  readonly [Task in keyof Kinds]: Kinds[Task] extends JobKind<infer Payload> ? Payload : never;
};

/** The job as the worker runs it. @throws when the stored payload is not this kind's; the job then fails. */
export const runnerOf =
  <Payload>({ payload, run }: JobKind<Payload>): RunJob<unknown> =>
  async (ctx, stored, stopping) =>
    run(ctx, payload.parse(stored), stopping);
