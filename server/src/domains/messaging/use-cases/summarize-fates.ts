import type { Context } from '../../../kernel/context.ts';
import { HELD_ON_PURPOSE } from '../policy.ts';
import { type ReasonColumns, reasonIn, reasonText } from '../rules/fate-reason.ts';
import {
  countFailures,
  countFates,
  countQueued,
  type FailureCount,
  type FateCount,
  type QueueCount,
} from '../store/fate-count.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A reason for failures, in the reader's language. */
type Failure = Omit<FailureCount, keyof ReasonColumns> & { readonly reason: string };

export interface Fates {
  readonly counts: readonly FateCount[];
  readonly queue: QueueCount;
  readonly failures: readonly Failure[];
}

/** Counts the messages of the last day and of the last seven days by status, with the reasons for failures. */
export async function summarizeFates(ctx: Context): Promise<Fates> {
  const now = ctx.clock.now();
  const [day, week] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() - 7 * DAY_MS)];
  const [counts, queue, failures] = await Promise.all([
    countFates(ctx.db, { day, week }),
    countQueued(ctx.db, now, HELD_ON_PURPOSE.map(reasonText)),
    countFailures(ctx.db, week),
  ]);
  return {
    counts,
    queue,
    failures: failures.map(({ statusReason, statusReasonKind, ...failure }) => ({
      ...failure,
      reason: reasonIn(ctx.language, { statusReason, statusReasonKind }) ?? '',
    })),
  };
}
