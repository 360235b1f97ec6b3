import { IngestRunId, type SourceId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { addSourcesToRun, insertRun, lockUnfinishedRun } from '../store/run.ts';
import { tellWatchers } from './tell-watchers.ts';

/** A run whose process has been silent for this long is given to another. */
const SILENT_MS = 2 * 60_000;

/**
 * Begins a run over sources, or adds them to the one in progress; there is never more than one. The worker executes it:
 * its job is stored in the same transaction. With `here`, the caller executes it, and the worker only takes over if the
 * caller dies. Returns whether the run is new, and whether an existing one seems to have no live process.
 */
export const startRun = (
  ctx: Context,
  sourceIds: readonly SourceId[],
  { here = false } = {},
): Promise<{ runId: IngestRunId; isNew: boolean; isSilent: boolean }> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const { id, isNew, isSilent } = await beginOrJoin(ctx, now);
    const added = await addSourcesToRun(ctx.db, id, sourceIds);
    if (isNew || isSilent) {
      const runAt = here ? new Date(now.getTime() + SILENT_MS) : now;
      await enqueue(ctx, [{ task: 'ingest-run', payload: { runId: id }, key: `ingest-run:${id}`, runAt }]);
    }
    if (isNew || added > 0) await tellWatchers(ctx);
    return { runId: id, isNew, isSilent };
  });

async function beginOrJoin(ctx: Context, now: Date): Promise<{ id: IngestRunId; isNew: boolean; isSilent: boolean }> {
  for (;;) {
    const id = IngestRunId.parse(newId('run'));
    if (await insertRun(ctx.db, id, now)) return { id, isNew: true, isSilent: false };
    const underWay = await lockUnfinishedRun(ctx.db);
    // Null if it ended between the two statements.
    if (underWay !== null) {
      return { id: underWay.id, isNew: false, isSilent: now.getTime() - underWay.beatAt.getTime() > SILENT_MS };
    }
  }
}
