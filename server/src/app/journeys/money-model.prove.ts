import { availableParallelism } from 'node:os';
import { expect, inject, it } from 'vitest';
import { tallyLines } from '../testing/money/tally.ts';
import { proveInProcesses } from '../testing/money/workers.ts';

const SEQUENCES_A_BATCH = 500;
const BATCHES = 200;
/** It may be run on a slow machine, beside other work, or be stopped for a while. */
const DAY_MS = 86_400_000;

/**
 * `MONEY_SEEDS=17` or `0-49` runs these batches alone; with `MONEY_PATH`, from a failure's report, what failed in one.
 * `MONEY_WORKERS`: processes side by side.
 */
const { MONEY_SEEDS = `0-${BATCHES - 1}`, MONEY_PATH, MONEY_WORKERS } = process.env;

it(
  'a hundred thousand sequences of payments, each step held against the rules',
  async () => {
    const [from = 0, to = from] = MONEY_SEEDS.split('-').map(Number);
    const { sequences, tally, failures } = await proveInProcesses({
      server: inject('postgres'),
      seeds: Array.from({ length: to - from + 1 }, (_, index) => from + index),
      numRuns: SEQUENCES_A_BATCH,
      path: MONEY_PATH,
      // One more than cores: each waits for the database half of its time.
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
