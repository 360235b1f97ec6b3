import type * as z from 'zod';
import type { SourceConfig } from '../../../domains/ingest/ports.ts';
import type { Rejection, RowProblem, RowUnit } from '../../../domains/ingest/rules/reading-problem.ts';
import type { OfferMapping, RowMapping } from '../../../domains/ingest/rules/source-mapping.ts';
import type { SourceRow } from '../../../domains/ingest/rules/source-row.ts';
import type { Answer } from './polite-fetch.ts';

/** What a mapping of any kind holds at least. */
export type KindMapping = RowMapping & Pick<z.infer<typeof OfferMapping>, 'robots' | 'encoding'>;

/** What a reader of one kind works with. */
export interface Reading<Mapping> {
  readonly source: SourceConfig;
  readonly mapping: Mapping;
  /** Where files of sources lie. */
  readonly folder: string;
  readonly samKey: string | null;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** @throws SourceProblem */
  get(url: string, accept: string): Promise<Answer>;
  progress(read: number): void;
}

/** A row, or why it is none. */
export type ReadRow = { readonly row: SourceRow } | { readonly rejection: Rejection };

/** Returns a row that can't be read, named by its index. */
export const rejectedRow = (index: number, reason: RowProblem, unit: RowUnit = 'row'): ReadRow => ({
  rejection: { row: { unit, number: index + 1 }, reason },
});

/** One kind of source: how it is configured, how all of its rows are read, and how its answers look. */
export interface Kind<Mapping extends KindMapping = KindMapping> {
  readonly mapping: z.ZodType<Mapping> & { readonly shape: object };
  /** What the mapping doesn't say because every source of the kind has it. */
  readonly always?: Partial<RowMapping>;
  /** False where addresses change with every reading, or hold a key. */
  readonly isConditional: boolean;
  /** @returns every row of the source. @throws SourceProblem when there may be more, or when it makes no sense. */
  rows(reading: Reading<Mapping>): Promise<readonly ReadRow[]>;
  readonly sample: KindSample;
}

/**
 * A server as every one of the kind answers. The tests that all kinds share are made of it: what is to be said of an
 * answer that can't be believed is part of the kind.
 */
export interface KindSample {
  /** After the server's origin. */
  readonly path: string;
  readonly mapping?: Record<string, unknown>;
  /** The whole of an answer: two kitchen remodels. */
  readonly answer: string;
  /** What is said of that answer when it ends before the second. */
  readonly cutOff: string;
  /** An answer after the publisher has changed how rows look. */
  readonly changed: Unbelievable;
  /** What comes with 200 when something is wrong. */
  readonly wrong: Unbelievable;
}

interface Unbelievable {
  readonly answer: string;
  /** Part of what is then said. */
  readonly problem: string;
}
