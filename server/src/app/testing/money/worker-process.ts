import { inspect } from 'node:util';
import { proveMoney, type Runs } from './model.ts';
import type { Tally } from './tally.ts';

/** A part of the proof, in a database of its own. */
export interface Batch extends Runs {
  readonly connectionString: string;
}

/** What a worker says: a sequence is through; the batch is, or has failed. */
export type Word =
  | { readonly kind: 'lived' }
  | { readonly kind: 'held'; readonly tally: Tally }
  | { readonly kind: 'failed'; readonly reason: string };

const say = (word: Word): void => {
  process.send?.(word);
};

async function prove({ connectionString, ...runs }: Batch): Promise<void> {
  try {
    const tally = await proveMoney(connectionString, runs, () => say({ kind: 'lived' }));
    say({ kind: 'held', tally });
  } catch (error) {
    // With what it was caused by: the law that was broken.
    say({ kind: 'failed', reason: inspect(error) });
  }
}

// Nobody else imports it but for its types: the process is told batch after batch.
process.on('message', (batch) => void prove(batch as Batch));
process.on('disconnect', () => process.exit());
