import * as z from 'zod';
import { Channel, MessageStatus } from '../messaging/message.ts';
import { Incident } from './incident.ts';

/** The state of a project source. 'held-back': it returned so few rows that none were stored. */
export const SourceState = z.enum(['works', 'reading', 'held-back', 'failing', 'not-read', 'off']);
export type SourceState = z.infer<typeof SourceState>;

export const SourceHealth = z.object({
  id: z.string(),
  name: z.string(),
  state: SourceState,
  /** The problem of the last run, and what to do about it; null if there was none. */
  problem: z.string().nullable(),
  lastRunAt: z.iso.datetime().nullable(),
  lastSucceededAt: z.iso.datetime().nullable(),
  /** Sentences about columns that give nothing, or less than before, in the caller's language. */
  warnings: z.array(z.string()),
  /** Rows that the last run read. */
  rows: z.number().int(),
  /** Failures since it last succeeded. */
  failures: z.number().int(),
  nextDueAt: z.iso.datetime().nullable(),
});
export type SourceHealth = z.infer<typeof SourceHealth>;

/** The jobs of one kind. A job that has failed permanently counts only in `failed`. */
export const TaskHealth = z.object({
  task: z.string(),
  /** A description for operators; null for a task that this release doesn't know. */
  words: z.string().nullable(),
  /** Jobs that could run now. */
  waiting: z.number().int(),
  running: z.number().int(),
  /** Jobs that are scheduled for later. */
  planned: z.number().int(),
  /** The waiting and planned jobs that have failed before and are retried. */
  retrying: z.number().int(),
  failed: z.number().int(),
  /** The time since which the longest waiting job could have run; null if none waits. */
  oldestWaitingAt: z.iso.datetime().nullable(),
});
export type TaskHealth = z.infer<typeof TaskHealth>;

/** Jobs of one kind that have failed permanently in the same way. */
export const JobFailure = z.object({
  task: z.string(),
  /** The first line of the error. */
  error: z.string(),
  count: z.number().int(),
  lastAt: z.iso.datetime(),
});
export type JobFailure = z.infer<typeof JobFailure>;

/** The number of a channel's messages with a status, by the time they were written. */
export const FateCount = z.object({
  channel: Channel,
  status: MessageStatus,
  lastDay: z.number().int(),
  lastWeek: z.number().int(),
});
export type FateCount = z.infer<typeof FateCount>;

/** Messages of the last week that were not sent, or not for sure, for one reason. */
export const MessageFailure = z.object({
  channel: Channel,
  status: MessageStatus,
  reason: z.string(),
  count: z.number().int(),
  lastAt: z.iso.datetime(),
});
export type MessageFailure = z.infer<typeof MessageFailure>;

/** One figure that operators watch. */
export const GaugeReading = z.object({
  /** The metric's name in Prometheus. */
  name: z.string(),
  /** Distinguishes the figures of one name; null if there is only one. */
  state: z.string().nullable(),
  label: z.string(),
  value: z.number(),
});
export type GaugeReading = z.infer<typeof GaugeReading>;

/** A way to reach operators without the rest of the product. */
export const AlertWay = z.enum(['email', 'text', 'webhook']);
export type AlertWay = z.infer<typeof AlertWay>;

/** The status of the product: the first page that operators see. */
export const Health = z.object({
  at: z.iso.datetime(),
  /** Of the last 90 days, newest first. */
  incidents: z.array(Incident),
  /** How operators are told of incidents. */
  alerts: z.object({
    ways: z.array(AlertWay),
    /** Whether somebody elsewhere notices when this product falls silent. */
    hasHeartbeat: z.boolean(),
  }),
  sources: z.array(SourceHealth),
  jobs: z.object({ tasks: z.array(TaskHealth), failures: z.array(JobFailure) }),
  messages: z.object({
    counts: z.array(FateCount),
    /** Queued messages that should have gone out by now. */
    waiting: z.number().int(),
    /** The time the longest waiting message was written; null if none waits. */
    oldestQueuedAt: z.iso.datetime().nullable(),
    /** Queued messages that are held on purpose, mostly until morning, and when the first of them will be sent. */
    held: z.object({ count: z.number().int(), nextAt: z.iso.datetime().nullable() }),
    /** Reasons of the most recent failures, most frequent first. */
    failures: z.array(MessageFailure),
  }),
  gauges: z.object({
    readings: z.array(GaugeReading),
    /** Sentences about the gauges that need attention. */
    worries: z.array(z.string()),
  }),
});
export type Health = z.infer<typeof Health>;
