import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { sourcesReadByOlderRules } from '../store/source.ts';
import { startRun } from './start-run.ts';

/**
 * After an update that changed the reading rules, begins a run over the sources that were read with older ones, and a
 * job that corrects listings that no source lists any more. Call it at startup; it does nothing if everything is up to
 * date. A source that can't be reached keeps its schedule and is tried again at the next start.
 */
export const rereadSources = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const outdated = await sourcesReadByOlderRules(ctx.db);
    if (outdated.length > 0) await startRun(ctx, outdated);
    await enqueue(ctx, [{ task: 'correct-listings', payload: {}, key: 'correct-listings' }]);
  });
