import * as z from 'zod';
import { IngestRunId, SourceId } from '../../kernel/id.ts';
import { SourceKind } from './source-kinds.ts';

/**
 * The state of one source's part of a run. 'unchanged': the source reported no changes (304). 'held-back': it listed
 * less than half of what it listed before, so nothing was stored.
 */
export const SourceRunState = z.enum(['waiting', 'running', 'succeeded', 'unchanged', 'held-back', 'failed']);
export type SourceRunState = z.infer<typeof SourceRunState>;

/**
 * The reasons why a row becomes no project: it is outside the source's area, gives no location, is not construction
 * work, repeats an id, or can't be read.
 */
export const LOSS_REASONS = ['outside', 'no-place', 'not-construction', 'duplicate', 'unreadable'] as const;
export const LossReason = z.enum(LOSS_REASONS);
export type LossReason = z.infer<typeof LossReason>;

/** Counts of the rows that became no project, by reason; reasons without rows are left out. */
export const RowLosses = z.partialRecord(LossReason, z.number().int());
export type RowLosses = z.infer<typeof RowLosses>;

export const SourceRun = z.object({
  state: SourceRunState,
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Rows read from the source; `skipped` counts those that aren't construction projects in its area. */
  read: z.number().int(),
  skipped: z.number().int(),
  /** Skipped, unreadable and duplicate rows, by reason. */
  losses: RowLosses,
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  vanished: z.number().int(),
  /** The problem and its solution, in the caller's language; null without a problem. */
  problem: z.string().nullable(),
});
export type SourceRun = z.infer<typeof SourceRun>;

export const Source = z.object({
  id: SourceId,
  name: z.string(),
  kind: SourceKind,
  host: z.string().nullable(),
  /** A human-readable page. */
  url: z.string().nullable(),
  county: z.string().nullable(),
  enabled: z.boolean(),
  /** 'Every 6 hours', in the caller's language. */
  schedule: z.string(),
  nextRunAt: z.iso.datetime().nullable(),
  lastRun: SourceRun.nullable(),
  lastSucceededAt: z.iso.datetime().nullable(),
  /** The number of failures since its last success. */
  failures: z.number().int(),
  /** The number of projects that it lists now. */
  projects: z.number().int(),
});
export type Source = z.infer<typeof Source>;

/** One pass over the sources, with the state of each. */
export const IngestRun = z.object({
  id: IngestRunId,
  startedAt: z.iso.datetime(),
  /** Null while it is under way. */
  finishedAt: z.iso.datetime().nullable(),
  sources: z.array(SourceRun.extend({ sourceId: SourceId, name: z.string() })),
});
export type IngestRun = z.infer<typeof IngestRun>;
