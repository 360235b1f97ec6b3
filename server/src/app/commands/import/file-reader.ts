import type { RowRead } from '../../../domains/directory/use-cases/import-listings.ts';

/** Reads the rows of a file from the beginning. */
export interface FileReader {
  readonly batches: AsyncIterable<readonly RowRead[]>;
  /** Returns the fraction of the file that has been read: 0 to 1. */
  progress(): number;
}

/** Rows per transaction: enough to be fast, few enough to repeat quickly after a kill. */
const BATCH_ROWS = 2000;

/** Groups rows into batches. */
export async function* inBatches(rows: AsyncIterable<RowRead> | Iterable<RowRead>): AsyncGenerator<RowRead[]> {
  let batch: RowRead[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
