import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { outsideTrace } from '../../../kernel/trace.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { dueSources, earliestDue } from '../store/source.ts';
import { startRun } from './start-run.ts';

/** Delay before checking again for due sources while a run is in progress. */
const AGAIN_MS = 60_000;

/**
 * Schedules the next run for when the first source is due. There is only one such job, however many processes schedule
 * it. Call it whenever that time may have changed, and at startup.
 */
export async function scheduleDue(ctx: Context, notBefore = ctx.clock.now()): Promise<void> {
  const due = await earliestDue(ctx.db);
  if (due === null) return;
  const runAt = due > notBefore ? due : notBefore;
  await outsideTrace(() => enqueue(ctx, [{ task: 'ingest-due', payload: {}, runAt, key: 'ingest-due' }]));
}

/** Begins a run over the sources that are due. */
export const startDue = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const due = await dueSources(ctx.db, now);
    if (due.length > 0) await startRun(ctx, due);
    await scheduleDue(ctx, new Date(now.getTime() + AGAIN_MS));
  });
