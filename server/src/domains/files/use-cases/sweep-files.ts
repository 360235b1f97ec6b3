import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { ownerOfName } from '../rules/stored-name.ts';
import { deleteLost, giveUpStored, knownAmong } from '../store/file.ts';
import { filesPort } from './open-store.ts';
import { enqueueRemoval } from './remove-files.ts';

const DAY_MS = 86_400_000;
/** Names that are compared with the database at once. */
const BATCH = 500;
const KEY = 'sweep-files';

/** Schedules the next sweep. Several processes scheduling it still create one job. */
export const scheduleSweep = (ctx: Context): Promise<void> =>
  enqueue(ctx, [{ task: 'sweep-files', payload: {}, key: KEY, runAt: new Date(ctx.clock.now().getTime() + DAY_MS) }]);

/**
 * Removes what has no row and is older than a day: what a process has left behind that was killed at the wrong moment.
 * Gives up photos that could not be prepared in a day. Returns how many objects were removed.
 */
export async function sweepFiles(ctx: Context, stopping: AbortSignal): Promise<number> {
  const { store } = filesPort(ctx);
  const before = new Date(ctx.clock.now().getTime() - DAY_MS);
  await inTransaction(ctx, async (ctx) => {
    await enqueueRemoval(ctx, await deleteLost(ctx, before));
    await enqueueRemoval(ctx, await giveUpStored(ctx, before));
  });
  // A day has ended a day ago if the next one has begun before.
  const lastDay = new Date(before.getTime() - DAY_MS).toISOString().slice(0, 10);
  const old = (await store.list('')).flatMap((name) => {
    const owner = ownerOfName(name);
    return owner !== null && owner.day <= lastDay ? [{ name, id: owner.id }] : [];
  });
  let removed = 0;
  for (let from = 0; from < old.length && !stopping.aborted; from += BATCH) {
    const batch = old.slice(from, from + BATCH);
    const known = await knownAmong(
      ctx,
      batch.map(({ id }) => id),
    );
    for (const { name, id } of batch) {
      if (known.has(id)) continue;
      await store.remove(name);
      removed += 1;
    }
  }
  return removed;
}
