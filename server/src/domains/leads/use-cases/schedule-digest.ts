import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { nextDelivery } from '../rules/delivery.ts';
import { waitingSince } from '../store/watch-match.ts';
import type { StoredWatch } from '../tables.ts';

/** Schedules the message of a watch in the caller's transaction, if something waits to be told. */
export async function scheduleDigest(ctx: Context, watch: StoredWatch): Promise<void> {
  const since = watch.pausedAt === null ? await waitingSince(ctx, watch.id) : null;
  if (since !== null) await scheduleAt(ctx, watch, nextDelivery(watch, since));
}

/** Schedules the message of a watch at a time. Doing so again for the same time adds no job. */
export const scheduleAt = (ctx: Context, { id }: Pick<StoredWatch, 'id'>, runAt: Date): Promise<void> =>
  enqueue(ctx, [
    { task: 'watch-digest', payload: { watchId: id }, runAt, key: `watch-digest:${id}:${runAt.toISOString()}` },
  ]);
