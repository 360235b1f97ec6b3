import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { type ImportedListing, type ImportSource, type RowOutcome, rejected } from '../rules/imported-listing.ts';
import { SeenIds } from '../rules/seen-ids.ts';
import {
  type Checkpoint,
  finishImport,
  type ImportCounts,
  type ImportFile,
  keepCheckpoint,
  openCheckpoint,
} from '../store/contractor-import.ts';
import { keepSource } from '../store/contractor-listing.ts';
import { type Fate, importBatch } from './import-batch.ts';

/** A row and its outcome. */
export interface RowRead {
  /** Line in the file, or row number if the file has no lines; counted from 1. */
  readonly line: number;
  readonly outcome: RowOutcome;
}

/** A row that could not be stored, and why. */
export interface RejectedRow {
  readonly line: number;
  readonly reason: string;
}

/** The report of rejected rows. */
export interface RejectReport {
  /** Cuts it to its size at a checkpoint; 0 starts over. */
  resumeAt(bytes: number): Promise<void>;
  /** Returns its size in bytes. */
  write(rows: readonly RejectedRow[]): Promise<number>;
}

export interface ImportRequest {
  readonly source: ImportSource;
  /** Identifies the file's content and how it is read, so that the same file resumes where it stopped. */
  readonly fileId: string;
  /** All rows from the beginning, in batches. */
  readonly batches: AsyncIterable<readonly RowRead[]>;
  readonly report: RejectReport;
  /** Called after each batch; up to `resumedAt`, an earlier call had already stored the rows. */
  readonly onProgress?: (progress: Pick<ImportOutcome, 'rowsRead' | 'resumedAt'>) => void;
  /** Stops after the current batch; the next call continues there. */
  readonly signal?: AbortSignal;
}

export interface ImportOutcome {
  readonly rowsRead: number;
  readonly counts: ImportCounts;
  /** False if it was stopped early. */
  readonly isFinished: boolean;
  /** Number of rows that an earlier call had already read. */
  readonly resumedAt: number;
}

const nothing: ImportCounts = { added: 0, merged: 0, changed: 0, unchanged: 0, leftOut: 0, rejected: 0, skipped: {} };

/**
 * Imports a file's rows into the directory in batches. Each batch is one transaction with its progress, so a kill at
 * any time loses and repeats nothing. Existing rows stay untouched: importing the same file again writes nothing at
 * all.
 */
export async function importListings(ctx: Context, request: ImportRequest): Promise<ImportOutcome> {
  const file: ImportFile = { sourceId: request.source.id, fileId: request.fileId };
  await keepSource(ctx.db, request.source);
  const checkpoint = await openCheckpoint(ctx.db, file);
  const resumedAt = checkpoint?.rowsRead ?? 0;
  let done: Checkpoint = checkpoint ?? { rowsRead: 0, reportBytes: 0, counts: nothing };
  await request.report.resumeAt(done.reportBytes);
  const seen = new SeenIds();
  let rowsRead = 0;
  for await (const batch of readAhead(request.batches)) {
    const rows = batch.map((row) => checkRow(row, seen));
    const fresh = rows.slice(Math.max(0, resumedAt - rowsRead));
    rowsRead += rows.length;
    if (fresh.length > 0) done = await take(ctx, { request, file, done }, fresh);
    request.onProgress?.({ rowsRead, resumedAt });
    if (request.signal?.aborted) return { ...done, isFinished: false, resumedAt };
  }
  await finishImport(ctx.db, file, ctx.clock.now());
  return { ...done, isFinished: true, resumedAt };
}

/** Reads the next batch while this one is stored, so that reading and PostgreSQL work in parallel. */
async function* readAhead<T>(batches: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = iterator.next();
      // It is awaited in the next iteration; until then, a failure must not count as unhandled.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}

const LONGEST_NAME = 200;

/** Checks what a reader of single rows can't: repeated ids, and text that the database can't store. */
function checkRow({ line, outcome }: RowRead, seen: SeenIds): RowRead {
  if (outcome.kind !== 'listing') return { line, outcome };
  const { externalId, name } = outcome.listing;
  if (name.length > LONGEST_NAME) return { line, outcome: rejected(`Its name is longer than ${LONGEST_NAME} letters`) };
  const text = JSON.stringify(outcome.listing);
  if (/\\u0000|\\ud[89a-f]/.test(text)) return { line, outcome: rejected('It has unreadable characters') };
  return {
    line,
    outcome: seen.add(externalId) ? outcome : rejected(`It has the id '${externalId}' of an earlier row`),
  };
}

interface Progress {
  readonly request: ImportRequest;
  readonly file: ImportFile;
  readonly done: Checkpoint;
}

/** Stores one batch: its listings, their report and the progress, or nothing. */
async function take(ctx: Context, { request, file, done }: Progress, rows: readonly RowRead[]): Promise<Checkpoint> {
  return inTransaction(ctx, async (inner) => {
    const listed = rows.flatMap(({ line, outcome }) => (outcome.kind === 'listing' ? { line, ...outcome } : []));
    const fates = await importBatch(
      inner,
      request.source,
      listed.map(({ listing }) => listing),
    );
    const isWritten = fates.some((fate) => fate !== 'unchanged' && fate !== 'left-out');
    const reportBytes = await request.report.write(reportOf(rows, listed, fates));
    const next = { rowsRead: done.rowsRead + rows.length, reportBytes, counts: countedWith(done.counts, rows, fates) };
    if (isWritten) await keepCheckpoint(inner.db, file, next, ctx.clock.now());
    return next;
  });
}

interface Listed {
  readonly line: number;
  readonly listing: ImportedListing;
}

function reportOf(rows: readonly RowRead[], listed: readonly Listed[], fates: readonly Fate[]): RejectedRow[] {
  const closed = listed.flatMap(({ line, listing }, at) =>
    fates[at] === 'left-out' ? { line, outcome: rejected(`Left out: ${listing.closed}`) } : [],
  );
  return [...rows, ...closed]
    .flatMap(({ line, outcome }) => (outcome.kind === 'rejected' ? { line, reason: outcome.reason } : []))
    .sort((a, b) => a.line - b.line);
}

function countedWith(counts: ImportCounts, rows: readonly RowRead[], fates: readonly Fate[]): ImportCounts {
  const count = (wanted: Fate) => fates.filter((fate) => fate === wanted).length;
  const skipped: Record<string, number> = { ...counts.skipped };
  let rejected = counts.rejected;
  for (const { outcome } of rows) {
    if (outcome.kind === 'rejected') rejected += 1;
    if (outcome.kind === 'skipped') skipped[outcome.reason] = (skipped[outcome.reason] ?? 0) + 1;
  }
  return {
    added: counts.added + count('added'),
    merged: counts.merged + count('merged'),
    changed: counts.changed + count('changed'),
    unchanged: counts.unchanged + count('unchanged'),
    leftOut: counts.leftOut + count('left-out'),
    rejected,
    skipped,
  };
}
