import * as z from 'zod';
import { IngestRunId, SourceId } from '../../kernel/id.ts';

export const SourceKind = z.enum(['arcgis', 'socrata', 'bonfire', 'civicplus', 'sam', 'feed', 'file', 'demonstration']);
export type SourceKind = z.infer<typeof SourceKind>;

/**
 * How one source's part of a run stands. 'unchanged': the source answered that nothing is new (304).
 * 'held-back': it gave less than half of what it gave before, so nothing of it is believed.
 */
export const SourceRunState = z.enum(['waiting', 'running', 'succeeded', 'unchanged', 'held-back', 'failed']);
export type SourceRunState = z.infer<typeof SourceRunState>;

/**
 * Why rows become no project: they lie outside of the source's area, don't say in which area they lie, are no
 * construction work, repeat an id, or can't be read.
 */
export const LossReason = z.enum(['outside', 'no-place', 'not-construction', 'duplicate', 'unreadable']);
export type LossReason = z.infer<typeof LossReason>;

/** Rows that became no project, by reason; a reason that no row has isn't there. */
export const RowLosses = z.partialRecord(LossReason, z.number().int());
export type RowLosses = z.infer<typeof RowLosses>;

export const SourceRun = z.object({
  state: SourceRunState,
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Rows read from the source, and those that are no construction project of its area. */
  read: z.number().int(),
  skipped: z.number().int(),
  /** Those skipped, and those that can't be read or are there twice, by reason. */
  losses: RowLosses,
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  vanished: z.number().int(),
  /** What went wrong and what to do, in a sentence; null when nothing did. */
  problem: z.string().nullable(),
});
export type SourceRun = z.infer<typeof SourceRun>;

export const Source = z.object({
  id: SourceId,
  name: z.string(),
  kind: SourceKind,
  host: z.string().nullable(),
  /** A page that a person can read. */
  url: z.string().nullable(),
  county: z.string().nullable(),
  enabled: z.boolean(),
  /** 'Every 6 hours'. */
  schedule: z.string(),
  nextRunAt: z.iso.datetime().nullable(),
  lastRun: SourceRun.nullable(),
  lastSucceededAt: z.iso.datetime().nullable(),
  /** Failures since it last succeeded. */
  failures: z.number().int(),
  /** Projects that it lists at present. */
  projects: z.number().int(),
});
export type Source = z.infer<typeof Source>;

/** One pass over the sources, with how each stands. */
export const IngestRun = z.object({
  id: IngestRunId,
  startedAt: z.iso.datetime(),
  /** Null while it is under way. */
  finishedAt: z.iso.datetime().nullable(),
  sources: z.array(SourceRun.extend({ sourceId: SourceId, name: z.string() })),
});
export type IngestRun = z.infer<typeof IngestRun>;
