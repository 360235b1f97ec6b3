import type * as z from 'zod';
import type { SourceConfig } from '../../../domains/ingest/ports.ts';
import type { Rejection, RowProblem, RowUnit } from '../../../domains/ingest/rules/reading-problem.ts';
import type { OfferMapping, TableMapping } from '../../../domains/ingest/rules/source-mapping.ts';
import type { SourcePoint, SourceRow } from '../../../domains/ingest/rules/source-row.ts';
import type { TableRecord } from '../../../domains/ingest/rules/table-row.ts';
import type { Answer } from './polite-fetch.ts';

/** The keys that every kind's mapping has. */
export type KindMapping = TableMapping & Pick<z.infer<typeof OfferMapping>, 'robots' | 'encoding'>;

/** The input of a reader of one kind. */
export interface Reading<Mapping> {
  readonly source: SourceConfig;
  readonly mapping: Mapping;
  /** The folder of source files. */
  readonly folder: string;
  readonly samKey: string | null;
  /** Reads rows of tables, whose columns are configured. */
  readonly table: TableReader;
  /** The number of rows that are enough, for a preview; null to read all. */
  readonly most: number | null;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** @throws SourceProblem */
  get(url: string, accept: string): Promise<Answer>;
  progress(read: number): void;
}

/** Reads the rows of a table by the columns that its mapping names. */
export interface TableReader {
  row(record: TableRecord, geometry?: SourcePoint): ReadRow;
  /** @throws SourceProblem naming configured columns that are not among `present`. */
  expectColumns(present: Iterable<string>): void;
}

/** A row, with its record in a preview, or why it can't be read. */
export type ReadRow =
  | {
      readonly row: SourceRow;
      readonly record?: TableRecord | undefined;
      readonly geometry?: SourcePoint | undefined;
    }
  | { readonly rejection: Rejection };

/** Returns a row that can't be read, named by its index. */
export const rejectedRow = (
  index: number,
  reason: RowProblem,
  unit: RowUnit = 'row',
): { readonly rejection: Rejection } => ({
  rejection: { row: { unit, number: index + 1 }, reason },
});

/** One kind of source: its configuration, its reader, and samples of its responses. */
export interface Kind<Mapping extends KindMapping = KindMapping> {
  /** For the table in the operations guide. */
  readonly reads: string;
  readonly mapping: z.ZodType<Mapping> & { readonly shape: object };
  /** Mapping values that apply to every source of the kind. */
  readonly always?: Partial<TableMapping>;
  /** False if addresses change with every reading, or contain a key. */
  readonly isConditional: boolean;
  /** @returns every row of the source, or at least `most` of them. @throws SourceProblem if there may be more, or the response makes no sense. */
  rows(reading: Reading<Mapping>): Promise<readonly ReadRow[]>;
  readonly sample: KindSample;
}

/**
 * Simulates a server of the kind. The tests shared by all kinds are built from it, so the messages for invalid
 * responses are part of the kind.
 */
export interface KindSample {
  /** Appended to the server's origin. */
  readonly path: string;
  readonly mapping?: Record<string, unknown>;
  /** A complete response: two kitchen remodels. */
  readonly answer: string;
  /** That response, cut off before the second one. */
  readonly cutOff: string;
  /** A response after the publisher has changed the rows' format. */
  readonly changed: Unbelievable;
  /** An error that comes with status 200. */
  readonly wrong: Unbelievable;
}

interface Unbelievable {
  readonly answer: string;
  /** Part of the resulting message. */
  readonly problem: string;
}
