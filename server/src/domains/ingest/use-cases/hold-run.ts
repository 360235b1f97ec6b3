import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { type Hold, lockHold } from '../store/run.ts';

/** Thrown when another process executes the run, because this one was presumed dead. */
export class LostRun extends Error {
  override name = 'LostRun';
}

/**
 * Runs `work` in a transaction of the process that executes a run. No other process can take the run before it commits.
 *
 * @throws LostRun if one already has.
 */
export const whileHolding = <T>(ctx: Context, run: Hold, work: (ctx: Context) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await lockHold(ctx.db, run))) throw new LostRun();
    return work(ctx);
  });
