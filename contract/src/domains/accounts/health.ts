import * as z from 'zod';
import { Channel, MessageStatus } from '../messaging/message.ts';

/** How a source of projects is: 'held-back' when it gave so little that nothing of it was believed. */
export const SourceState = z.enum(['works', 'reading', 'held-back', 'failing', 'not-read', 'off']);
export type SourceState = z.infer<typeof SourceState>;

export const SourceHealth = z.object({
  id: z.string(),
  name: z.string(),
  state: SourceState,
  /** What went wrong when it was read last, and what to do; null when nothing did. */
  problem: z.string().nullable(),
  lastRunAt: z.iso.datetime().nullable(),
  lastSucceededAt: z.iso.datetime().nullable(),
  /** Rows that the last run read. */
  rows: z.number().int(),
  /** Failures since it last succeeded. */
  failures: z.number().int(),
  nextDueAt: z.iso.datetime().nullable(),
});
export type SourceHealth = z.infer<typeof SourceHealth>;

/** The jobs of one kind. A job that has failed for good is in `failed` alone. */
export const TaskHealth = z.object({
  task: z.string(),
  /** Could run now. */
  waiting: z.number().int(),
  running: z.number().int(),
  /** Are to run later. */
  planned: z.number().int(),
  /** Of those that wait or are planned: have failed before and are tried again. */
  retrying: z.number().int(),
  failed: z.number().int(),
  /** Since when the one that waits longest could have run; null when none waits. */
  oldestWaitingAt: z.iso.datetime().nullable(),
});
export type TaskHealth = z.infer<typeof TaskHealth>;

/** Jobs of one kind that have failed for good in the same way. */
export const JobFailure = z.object({
  task: z.string(),
  /** The first line of the error. */
  error: z.string(),
  count: z.number().int(),
  lastAt: z.iso.datetime(),
});
export type JobFailure = z.infer<typeof JobFailure>;

/** How many messages of a channel have met a fate, by when they were written. */
export const FateCount = z.object({
  channel: Channel,
  status: MessageStatus,
  lastDay: z.number().int(),
  lastWeek: z.number().int(),
});
export type FateCount = z.infer<typeof FateCount>;

/** Messages of the last seven days that were not sent, or not for sure, for one reason. */
export const MessageFailure = z.object({
  channel: Channel,
  status: MessageStatus,
  reason: z.string(),
  count: z.number().int(),
  lastAt: z.iso.datetime(),
});
export type MessageFailure = z.infer<typeof MessageFailure>;

/** How the product is: what operators look at first. */
export const Health = z.object({
  at: z.iso.datetime(),
  sources: z.array(SourceHealth),
  jobs: z.object({ tasks: z.array(TaskHealth), failures: z.array(JobFailure) }),
  messages: z.object({
    counts: z.array(FateCount),
    /** Queued ones that should have gone out by now. */
    waiting: z.number().int(),
    /** When the one that waits longest was written; null when none waits. */
    oldestQueuedAt: z.iso.datetime().nullable(),
    /** Queued messages that are held on purpose, mostly until morning, and when the first of them goes out. */
    held: z.object({ count: z.number().int(), nextAt: z.iso.datetime().nullable() }),
    /** Of the newest that failed, the most frequent reason first. */
    failures: z.array(MessageFailure),
  }),
});
export type Health = z.infer<typeof Health>;
