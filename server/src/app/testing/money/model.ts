import fc from 'fast-check';
import { signedInAs } from '../../../domains/service-requests/fixtures.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { converge } from './convergence.ts';
import { createWatch, holdAtTheEnd, holdLedger } from './laws.ts';
import { aSequence, type Sequence } from './sequences.ts';
import { begin, carryOut } from './steps.ts';
import type { Tally } from './tally.ts';
import { aWorld, type Ground, openPatiently } from './world.ts';

export interface Runs {
  readonly numRuns: number;
  readonly seed: number;
  /** The reported path to a failure, for reproducing it. */
  readonly path?: string | undefined;
}

/**
 * Runs generated sequences of acceptances, payments, retries, duplicated, delayed, reordered and lost webhooks,
 * timeouts after the provider has committed, refunds and disputes against a simulated Stripe account, and checks the
 * invariants after each step and at the end. Concurrent steps use two connection pools, as two processes would. Returns
 * how often each thing happened; `onEnd` is called for each sequence.
 */
export async function proveMoney(connectionString: string, runs: Runs, onEnd?: () => void): Promise<Tally> {
  const databases = [openPatiently(connectionString), openPatiently(connectionString)] as const;
  try {
    const clock = testClock();
    const { actor: operator } = await signedInAs(testContext(databases[0].db, { clock }), 'operator');
    const ground: Ground = { databases, clock, operator, tally: {} };
    let worlds = 0;
    const property = fc.asyncProperty(aSequence, async (sequence) => {
      worlds += 1;
      await liveThrough(ground, worlds, sequence);
      onEnd?.();
    });
    await fc.assert(property, { ...runs, path: runs.path ?? '' });
    await holdLedger(databases[0]);
    return ground.tally;
  } finally {
    await Promise.all(databases.map((database) => database.close()));
  }
}

async function liveThrough(ground: Ground, number: number, sequence: Sequence): Promise<void> {
  const { freeReferrals, steps } = sequence;
  const world = await aWorld(ground, number, freeReferrals);
  const hold = createWatch(world);
  await begin(world, sequence);
  await hold();
  for (const step of steps) if (await carryOut(world, step)) await hold();
  await converge(world);
  await hold();
  await holdAtTheEnd(world, freeReferrals);
}
