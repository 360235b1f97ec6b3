import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { administer, copyDatabase, type TestServer, withDatabase } from '../../../kernel/testing/test-database.ts';
import { addTo, type Tally } from './tally.ts';
import type { Batch, Word } from './worker-process.ts';

export interface Plan {
  readonly server: TestServer;
  /** The seed of each batch, with which it can be run separately. */
  readonly seeds: readonly number[];
  /** Sequences per batch. */
  readonly numRuns: number;
  readonly path?: string | undefined;
  readonly workers: number;
  /** Receives progress messages. */
  readonly say: (line: string) => void;
}

export interface Proof {
  readonly sequences: number;
  readonly tally: Tally;
  /** The report of each failed batch: its seed, and where the failure is. */
  readonly failures: readonly string[];
}

const PROGRESS_MS = 60_000;

/**
 * Runs all batches in separate processes, each in a fresh database, so that every batch is as fast as the first and a
 * failure can be reproduced alone. A failed batch doesn't stop the others.
 */
export async function proveInProcesses(plan: Plan): Promise<Proof> {
  const { seeds, numRuns, workers, say } = plan;
  const waiting = [...seeds];
  const proof = { sequences: 0, tally: {} as Tally, failures: [] as string[] };
  let last = { sequences: 0, at: performance.now() };
  const progress = () => {
    const now = { sequences: proof.sequences, at: performance.now() };
    const rate = ((now.sequences - last.sequences) / (now.at - last.at)) * 1000;
    const failed = proof.failures.length === 0 ? '' : `, ${proof.failures.length} batches failed`;
    say(`${now.sequences} of ${seeds.length * numRuns} sequences, ${rate.toFixed(1)} a second at present${failed}`);
    last = now;
  };
  const timer = setInterval(progress, PROGRESS_MS);
  const work = async (): Promise<void> => {
    // Without the parent's flags, which include loaders.
    const worker = fork(join(import.meta.dirname, 'worker-process.ts'), { execArgv: [] });
    try {
      for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
        const end = await runBatch(plan, worker, seed, () => {
          proof.sequences += 1;
        });
        if (end.kind === 'held') {
          addTo(proof.tally, end.tally);
          say(`Batch ${seed} has held`);
        } else {
          proof.failures.push(`Batch ${seed}: ${end.reason}`);
          say(`Batch ${seed} has failed: ${end.reason}`);
        }
      }
    } finally {
      worker.kill();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(workers, seeds.length) }, work));
  } finally {
    clearInterval(timer);
    progress();
  }
  return proof;
}

/** Returns the worker's last message. */
async function runBatch(
  { server, numRuns, path }: Plan,
  worker: ChildProcess,
  seed: number,
  onLived: () => void,
): Promise<Exclude<Word, { kind: 'lived' }>> {
  const name = `plumbline_money_${seed}_${randomBytes(4).toString('hex')}`;
  await copyDatabase(server.adminConnectionString, { from: server.template, to: name });
  try {
    const batch: Batch = {
      connectionString: withDatabase(server.adminConnectionString, name),
      seed,
      numRuns,
      path,
    };
    worker.send(batch);
    return await lastWord(worker, onLived);
  } finally {
    await administer(server.adminConnectionString, `drop database ${name} with (force)`);
  }
}

async function lastWord(worker: ChildProcess, onLived: () => void): Promise<Exclude<Word, { kind: 'lived' }>> {
  const ended = new AbortController();
  const hear = (word: Word): void => {
    if (word.kind === 'lived') onLived();
    else worker.emit('last-word', word);
  };
  worker.on('message', hear);
  try {
    return await Promise.race([
      once(worker, 'last-word', { signal: ended.signal }).then(([word]) => word),
      once(worker, 'exit', { signal: ended.signal }).then(([code]) => {
        throw new Error(`A worker has ended with ${code}`);
      }),
    ]);
  } finally {
    ended.abort();
    worker.off('message', hear);
  }
}
