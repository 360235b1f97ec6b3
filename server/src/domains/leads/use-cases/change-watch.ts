import type { Watch, WatchChange } from '@plumbline/contract/domains/leads/watch.ts';
import type { WatchId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { suppressQueued } from '../../messaging/public.ts';
import { leadsWords } from '../leads.words.ts';
import { deleteStored, lockOwnWatch, updateWatch } from '../store/watch.ts';
import { claimWaiting } from '../store/watch-match.ts';
import type { StoredWatch } from '../tables.ts';
import { showWatch } from './list-watches.ts';
import { pause } from './pause-watch.ts';
import { scheduleDigest } from './schedule-digest.ts';

/** Changes the name and the delivery of a watch. What waits comes at the new time. */
export const changeWatch = (ctx: Context, id: WatchId, change: WatchChange): Promise<Watch> =>
  onOwn(ctx, id, async (ctx, watch) => {
    await updateWatch(ctx, id, change);
    await scheduleDigest(ctx, { ...watch, ...change });
  });

/** Pauses a watch: nothing more is sent, and what waits to be sent is not. */
export const pauseWatch = (ctx: Context, id: WatchId): Promise<Watch> => onOwn(ctx, id, pause);

/** Resumes a watch. What came in between is not told. */
export const resumeWatch = (ctx: Context, id: WatchId): Promise<Watch> =>
  onOwn(ctx, id, async (ctx, { pausedAt }) => {
    if (pausedAt === null) return;
    await claimWaiting(ctx, id, ctx.clock.now());
    await updateWatch(ctx, id, { pausedAt: null });
  });

/** Deletes a watch, and suppresses its messages that wait to be sent. */
export async function deleteWatch(ctx: Context, id: WatchId): Promise<{ readonly message: string }> {
  await inTransaction(ctx, async (ctx) => {
    await lockOwn(ctx, id);
    await deleteStored(ctx, id);
    await suppressQueued(ctx, [{ kind: 'watch', id }], leadsWords.en.noLongerWatched);
  });
  return { message: leadsWords[ctx.language].deleted };
}

async function onOwn(
  ctx: Context,
  id: WatchId,
  change: (ctx: Context, watch: StoredWatch) => Promise<void>,
): Promise<Watch> {
  await inTransaction(ctx, async (ctx) => change(ctx, await lockOwn(ctx, id)));
  return showWatch(ctx, id);
}

/** @throws DomainError 'not-found' unless the caller has a watch with this id */
async function lockOwn(ctx: Context, id: WatchId): Promise<StoredWatch> {
  const watch = await lockOwnWatch(ctx, signedIn(ctx.actor).userId, id);
  if (watch === null) throw notFound();
  return watch;
}
