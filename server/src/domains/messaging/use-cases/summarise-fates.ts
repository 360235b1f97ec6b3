import type { Context } from '../../../kernel/context.ts';
import { countFailures, countFates, type FailureCount, type FateCount, oldestQueued } from '../store/fate-count.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Fates {
  readonly counts: readonly FateCount[];
  readonly oldestQueuedAt: Date | null;
  readonly failures: readonly FailureCount[];
}

/** What became of the messages of the last day and of the last seven, and why some were not sent. */
export async function summariseFates(ctx: Context): Promise<Fates> {
  const now = ctx.clock.now().getTime();
  const [day, week] = [new Date(now - DAY_MS), new Date(now - 7 * DAY_MS)];
  const [counts, oldestQueuedAt, failures] = await Promise.all([
    countFates(ctx.db, { day, week }),
    oldestQueued(ctx.db),
    countFailures(ctx.db, week),
  ]);
  return { counts, oldestQueuedAt, failures };
}
