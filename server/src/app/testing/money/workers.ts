import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { administer, copyDatabase, type TestServer, withDatabase } from '../../../kernel/testing/test-database.ts';
import { addTo, type Tally } from './tally.ts';
import type { Batch, Word } from './worker-process.ts';

export interface Plan {
  readonly server: TestServer;
  /** The seed of each batch: a batch can be run by itself. */
  readonly seeds: readonly number[];
  /** Sequences a batch. */
  readonly numRuns: number;
  readonly path?: string | undefined;
  readonly workers: number;
  /** Told in sentences how far it is. */
  readonly say: (line: string) => void;
}

export interface Proof {
  readonly sequences: number;
  readonly tally: Tally;
  /** What each batch that failed has to say: its seed, and where to look. */
  readonly failures: readonly string[];
}

const PROGRESS_MS = 60_000;

/**
 * Lives through all batches in processes of their own, each batch in a fresh database: a batch is as fast as the first,
 * and what fails in it can be seen again without what came before. One that fails doesn't keep the others from running.
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
    // Without the flags of the process that asks, which has loaders of its own.
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

/** Answers the worker's last word. */
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
