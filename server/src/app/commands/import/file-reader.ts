import type { RowRead } from '../../../domains/directory/use-cases/import-listings.ts';

/** A file of rows, read from the first on. */
export interface FileReader {
  readonly batches: AsyncIterable<readonly RowRead[]>;
  /** How much of the file has been read: 0 to 1. */
  progress(): number;
}

/** Rows that are stored in one transaction: enough to be fast, few enough to be soon repeated after a kill. */
const BATCH_ROWS = 2000;

/** Rows some at a time. */
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
