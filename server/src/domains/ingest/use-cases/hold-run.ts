import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { type Hold, lockHold } from '../store/run.ts';

/** Another process executes the run now: this one was taken for dead. */
export class LostRun extends Error {
  override name = 'LostRun';
}

/**
 * A transaction of the process that executes a run; nobody can take the run from it before it commits.
 * @throws LostRun when somebody has.
 */
export const whileHolding = <T>(ctx: Context, run: Hold, work: (ctx: Context) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await lockHold(ctx.db, run))) throw new LostRun();
    return work(ctx);
  });
