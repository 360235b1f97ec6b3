import type { RowLosses } from '@plumbline/contract/domains/ingest/source.ts';
import type { ColumnCount } from '@plumbline/contract/domains/ingest/source-columns.ts';
import type { SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import type { County } from '@plumbline/contract/domains/projects/project.ts';
import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import type * as z from 'zod';
import type { Listing } from '../projects/public.ts';
import type { ReadingProblem, Rejection } from './rules/reading-problem.ts';
import type { LeftOutRow } from './rules/row-results.ts';
import type { SourceSample } from './rules/source-sample.ts';

/** A configured source: where to read projects, and how its columns become a listing. */
export interface SourceConfig {
  readonly id: SourceId;
  readonly name: string;
  readonly kind: SourceKind;
  /** The address to read: an http(s) URL, for a file also its path below DATA_DIR, for the demonstration any text. */
  readonly address: string;
  /** Must match the schema from `mappingOf`; otherwise the reading fails and names the error. */
  readonly mapping: unknown;
  /** The county of listings that don't give one. */
  readonly county: County | null;
  /** The text of an uploaded file, read instead of the address. */
  readonly upload: string | null;
}

/** Validators that a source sent for its documents, by address. They are sent back on the next reading. */
export type Validators = Readonly<
  Record<string, { readonly etag?: string | undefined; readonly lastModified?: string | undefined }>
>;

export interface ReadOptions {
  /** From the last accepted reading; null to read everything again. */
  readonly previous: Validators | null;
  readonly now: Date;
  /** Aborts the reading, which then fails. */
  readonly signal: AbortSignal;
  /** Called periodically with the number of rows read so far. */
  progress(read: number): void;
}

/** The result of reading a source. A source is read completely or fails; partial results are never returned. */
export type SourceReading =
  /** The source reported no changes since `previous`. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'read';
      /** No two have the same `externalId`. */
      readonly listings: readonly Listing[];
      /** Number of all rows. `skipped` rows are not construction projects; `rejected` rows can't be read. */
      readonly read: number;
      readonly skipped: number;
      readonly rejected: number;
      /** Rows without a listing, by reason: skipped and rejected ones. */
      readonly losses: RowLosses;
      /** The first few rejected rows. */
      readonly rejections: readonly Rejection[];
      /** The first rows without a listing. */
      readonly leftOut: readonly LeftOutRow[];
      /** How the values of each column were read. */
      readonly columns: readonly ColumnCount[];
      /** Null if the source sends none. */
      readonly validators: Validators | null;
    }
  | {
      readonly kind: 'failed';
      readonly problem: ReadingProblem;
      /** When the source may be asked again, if it said so. */
      readonly retryAt: Date | null;
    };

/** The result of reading the first rows of a source. */
export type SampleReading =
  | { readonly kind: 'sampled'; readonly sample: SourceSample }
  | Extract<SourceReading, { kind: 'failed' }>;

/** Reads sources of every kind. */
export interface SourcePort {
  /** @returns the schema of a kind's mappings. */
  mappingOf(kind: SourceKind): z.ZodType;
  /** @returns always a reading: any failure is 'failed' with its problem. Never rejects. */
  read(source: SourceConfig, options: ReadOptions): Promise<SourceReading>;
  /** @returns the first rows as the source has them, whatever its mapping says of columns. Never rejects. */
  sample(source: SourceConfig, options: Pick<ReadOptions, 'now' | 'signal'>): Promise<SampleReading>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly sources: SourcePort;
  }
}
