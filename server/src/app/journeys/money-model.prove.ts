import { availableParallelism } from 'node:os';
import { expect, inject, it } from 'vitest';
import { tallyLines } from '../testing/money/tally.ts';
import { proveInProcesses } from '../testing/money/workers.ts';

const SEQUENCES_A_BATCH = 500;
const BATCHES = 200;
/** The proof may run on a slow machine, next to other work, or be paused. */
const DAY_MS = 86_400_000;

/**
 * `MONEY_SEEDS=17` or `0-49` runs only these batches; together with `MONEY_PATH` from a failure's report, it reproduces
 * that failure. `MONEY_WORKERS` is the number of parallel processes.
 */
const { MONEY_SEEDS = `0-${BATCHES - 1}`, MONEY_PATH, MONEY_WORKERS } = process.env;

it(
  'a hundred thousand sequences of payments, with each step checked against the rules',
  async () => {
    const [from = 0, to = from] = MONEY_SEEDS.split('-').map(Number);
    const { sequences, tally, failures } = await proveInProcesses({
      server: inject('postgres'),
      seeds: Array.from({ length: to - from + 1 }, (_, index) => from + index),
      numRuns: SEQUENCES_A_BATCH,
      path: MONEY_PATH,
      // One more than the number of cores, because each waits for the database half of the time.
      workers: MONEY_WORKERS === undefined ? availableParallelism() + 1 : Number(MONEY_WORKERS),
      say: (line) => process.stderr.write(`${line}\n`),
    });
    process.stderr.write(
      `What has happened, and how often in a thousand sequences:\n${tallyLines(tally, sequences)}\n`,
    );
    expect(failures).toEqual([]);
  },
  DAY_MS,
);
