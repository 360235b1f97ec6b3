import { inspect } from 'node:util';
import { proveMoney, type Runs } from './model.ts';
import type { Tally } from './tally.ts';

/** A part of the proof, in a separate database. */
export interface Batch extends Runs {
  readonly connectionString: string;
}

/** A worker's message: a sequence is done; the batch is done or has failed. */
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
    // Includes the cause: the broken invariant.
    say({ kind: 'failed', reason: inspect(error) });
  }
}

// Other modules import only its types: the process receives batch after batch.
process.on('message', (batch) => void prove(batch as Batch));
process.on('disconnect', () => process.exit());
