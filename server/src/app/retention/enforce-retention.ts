import * as z from 'zod';
import { eraseAppointmentsNaming } from '../../domains/appointments/public.ts';
import { endedRequests, eraseRequestsAmong } from '../../domains/service-requests/public.ts';
import { eraseThreadsOfRequests } from '../../domains/threads/public.ts';
import type { Context } from '../../kernel/context.ts';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { enqueue } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { type Rule, rules } from './retention.ts';
import { deleteOldest, recordRun } from './retention-store.ts';

/** Old files of this installation. */
export interface OldFilesPort {
  /** Removes files that nobody has changed since. Returns how many. */
  remove(before: Date): Promise<number>;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Rows per transaction: short enough to disturb nobody. */
const BATCH = 500;
const REQUESTS_AT_ONCE = 20;
/** Per rule and run. Where more is left, the next run comes soon. */
const MOST_BATCHES = 200;
const SOON_MS = 5 * 60_000;
/** UTC. Nights in the US, and after the backup, which may be asked for what is removed now. */
const HOUR = 9;
const KEY = 'enforce-retention';

/** Schedules the next run. Several processes scheduling it still create one job. */
export async function scheduleRetention(ctx: Context, runAt?: Date): Promise<void> {
  const now = ctx.clock.now().getTime();
  const today = Math.floor(now / DAY_MS) * DAY_MS + HOUR * HOUR_MS;
  const due = runAt ?? new Date(today > now ? today : today + DAY_MS);
  await enqueue(ctx, [{ task: 'enforce-retention', payload: {}, runAt: due, key: KEY }]);
}

/** Removes what is older than its rule says, in batches, and records it. Returns whether anything old is left. */
export async function enforceRetention(ctx: Context, stopping: AbortSignal): Promise<boolean> {
  let isLeft = false;
  for (const rule of rules) {
    const days = rule.days(ctx.settings.retention);
    if (days === 0) continue;
    const before = new Date(ctx.clock.now().getTime() - days * DAY_MS);
    let removed = 0;
    for (let batch = 1; !stopping.aborted; batch += 1) {
      const [count, most] = await removeBatch(ctx, rule.of, before);
      removed += count;
      if (count < most) break;
      if (batch < MOST_BATCHES) continue;
      isLeft = true;
      break;
    }
    if (stopping.aborted) return true;
    await recordRun(ctx.db, rule.name, removed, ctx.clock.now());
  }
  return isLeft;
}

/** Returns how many were removed, and how many that could have been. */
async function removeBatch(ctx: Context, of: Rule['of'], before: Date): Promise<[count: number, most: number]> {
  switch (of.kind) {
    case 'rows':
      return [await deleteOldest(ctx.db, of, before, BATCH), BATCH];
    case 'requests':
      return [await eraseCustomers(ctx, before), REQUESTS_AT_ONCE];
    case 'files':
      return [(await ctx.ports.oldFiles?.remove(before)) ?? 0, Number.POSITIVE_INFINITY];
  }
}

/** Takes the customer from requests that ended long ago, as an erasure does (decision 35). */
const eraseCustomers = (ctx: Context, before: Date): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    const requests = await endedRequests(ctx, before, REQUESTS_AT_ONCE);
    // Must come before the requests lose their customer.
    const ids = requests.map(({ id }) => id);
    if (ids.length > 0) {
      await eraseAppointmentsNaming(ctx, ids, { email: null, phone: null });
      await eraseThreadsOfRequests(ctx, ids);
    }
    await eraseRequestsAmong(ctx, requests);
    return requests.length;
  });

export const retentionJobs = {
  'enforce-retention': jobKind({
    payload: z.object({}),
    run: async (ctx, _payload, stopping) => {
      const isLeft = await enforceRetention(ctx, stopping);
      await scheduleRetention(ctx, isLeft ? new Date(ctx.clock.now().getTime() + SOON_MS) : undefined);
    },
  }),
};

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null in commands. */
    readonly oldFiles: OldFilesPort | null;
  }
}

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof retentionJobs> {}
}
