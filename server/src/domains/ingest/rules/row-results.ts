import type { LossReason } from '@plumbline/contract/domains/ingest/source.ts';
import type { Listing } from '../../projects/public.ts';
import { columnCounter, configuredFields } from './column-stats.ts';
import { listingOf, type RowSource } from './normalized-listing.ts';
import { plainLine } from './plain-text.ts';
import type { Rejection, RowName, RowProblem } from './reading-problem.ts';
import { sourceDates } from './source-dates.ts';
import type { TableMapping } from './source-mapping.ts';
import type { SourceRow } from './source-row.ts';

/** A row that became no project, with enough of it to find it at its source. */
export interface LeftOutRow {
  readonly row: RowName;
  readonly reason: LossReason;
  /** What is wrong with it, if it can't be read. */
  readonly problem: RowProblem | null;
  readonly title: string;
  readonly place: string;
}

/** What became of one row. */
export type RowOutcome = { readonly listing: Listing } | { readonly leftOut: LeftOutRow };

const MAX_REJECTIONS = 10;
/** Rows that are kept for the operator, of one reading. */
const MAX_LEFT_OUT = 2000;
/** Characters of a row's id. */
const LONGEST_NAME = 100;
const LONGEST_TEXT = 200;

/** Skipped rows are not what the source is read for; rejected ones can't be read. */
const isRejected = (reason: LossReason) => reason === 'unreadable' || reason === 'duplicate';

/**
 * Returns a collector that turns a source's rows into listings one by one, and counts what became of them.
 *
 * @param rows all rows, since dates are read by whole columns
 */
export function rowCollector(
  source: Omit<RowSource, 'dates'>,
  mapping: TableMapping,
  rows: readonly SourceRow[],
  now?: Date,
) {
  const dates = sourceDates(mapping, rows, now);
  const base = /^https?:/.test(source.address) ? source.address : undefined;
  const columns = columnCounter(configuredFields(mapping.columns), dates, base);
  const listings = new Map<string, Listing>();
  const losses: Partial<Record<LossReason, number>> = {};
  const rejections: Rejection[] = [];
  const leftOut: LeftOutRow[] = [];
  let [skipped, rejected] = [0, 0];

  const lose = (reason: LossReason, row: RowName, problem: RowProblem | null, read?: SourceRow): RowOutcome => {
    losses[reason] = (losses[reason] ?? 0) + 1;
    if (isRejected(reason)) rejected += 1;
    else skipped += 1;
    const name = 'id' in row ? { id: row.id.slice(0, LONGEST_NAME) } : row;
    if (problem !== null && rejections.length < MAX_REJECTIONS) rejections.push({ row: name, reason: problem });
    const lost = { row: name, reason, problem, ...wordsOf(read) };
    if (leftOut.length < MAX_LEFT_OUT) leftOut.push(lost);
    return { leftOut: lost };
  };

  return {
    /** @param at the row's index */
    take: (read: { readonly row: SourceRow } | { readonly rejection: Rejection }, at: number): RowOutcome => {
      if ('rejection' in read) return lose('unreadable', read.rejection.row, read.rejection.reason);
      const { row } = read;
      const result = listingOf(row, { ...source, dates }, mapping);
      const listing = result.kind === 'listing' ? result.listing : null;
      columns.add({ row, listing, isAddress: result.kind !== 'listing' || result.isAddress });
      const place = { unit: 'row', number: at + 1 } as const;
      const id = plainLine(row.id, LONGEST_NAME);
      if (result.kind === 'skipped') return lose(result.reason, id === '' ? place : { id }, null, row);
      if (result.kind === 'rejected') return lose('unreadable', place, result.reason, row);
      if (listings.has(result.listing.externalId)) {
        return lose('duplicate', { id: result.listing.externalId }, { kind: 'listed-twice' }, row);
      }
      listings.set(result.listing.externalId, result.listing);
      return { listing: result.listing };
    },
    result: () => ({
      listings: [...listings.values()],
      skipped,
      rejected,
      losses,
      rejections,
      leftOut,
      columns: columns.counts(),
    }),
  };
}

const wordsOf = (row: SourceRow | undefined): Pick<LeftOutRow, 'title' | 'place'> => {
  const text = (...values: unknown[]) =>
    values.map((value) => plainLine(value, LONGEST_TEXT)).find((words) => words !== '') ?? '';
  return { title: text(row?.title, row?.description, row?.kind), place: text(row?.street, row?.city) };
};
