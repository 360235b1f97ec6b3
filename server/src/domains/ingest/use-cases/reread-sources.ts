import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { sourcesReadByOlderRules } from '../store/source.ts';
import { startRun } from './start-run.ts';

/**
 * Begins, after an update that changed the rules of reading, a run over the sources that were read by older ones, and
 * a job that corrects listings that no source shows any more. To be called at the start; does nothing when all is up
 * to date. A source that can't be reached keeps its schedule, and is asked again at the next start.
 */
export const rereadSources = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const outdated = await sourcesReadByOlderRules(ctx.db);
    if (outdated.length > 0) await startRun(ctx, outdated);
    await enqueue(ctx, [{ task: 'correct-listings', payload: {}, key: 'correct-listings' }]);
  });
