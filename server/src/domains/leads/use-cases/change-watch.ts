import type { Watch, WatchChange } from '@plumbline/contract/domains/leads/watch.ts';
import { WatchFeedKey, type WatchId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { suppressQueued } from '../../messaging/public.ts';
import { leadsWords } from '../leads.words.ts';
import { deleteStored, lockOwnWatch, updateWatch } from '../store/watch.ts';
import { forgetWaiting } from '../store/watch-match.ts';
import type { StoredWatch } from '../tables.ts';
import { channelsIn } from '../views.ts';
import { showWatch } from './list-watches.ts';
import { pause } from './pause-watch.ts';
import { scheduleDigest } from './schedule-digest.ts';

/** Changes the name and the delivery of a watch. What waits comes at the new time; without any channel, it is not told. */
export const changeWatch = (
  ctx: Context,
  id: WatchId,
  { name, delivery, hour, ...ways }: WatchChange,
): Promise<Watch> =>
  onOwn(ctx, id, async (ctx, watch) => {
    const change = { name, delivery, hour, channels: channelsIn(ways) };
    await updateWatch(ctx, id, change);
    if (change.channels.length === 0) await forgetWaiting(ctx, id, ctx.clock.now());
    await scheduleDigest(ctx, { ...watch, ...change });
  });

/** Makes new secret addresses for what a watch finds; the old ones stop working. */
export const renewWatchFeed = (ctx: Context, id: WatchId): Promise<Watch> =>
  onOwn(ctx, id, (ctx) => updateWatch(ctx, id, { feedKey: WatchFeedKey.parse(newId('wf')), feedReadAt: null }));

/** Pauses a watch: nothing more is sent, and what waits to be sent is not. */
export const pauseWatch = (ctx: Context, id: WatchId): Promise<Watch> => onOwn(ctx, id, pause);

/** Resumes a watch. What came in between is not told. */
export const resumeWatch = (ctx: Context, id: WatchId): Promise<Watch> =>
  onOwn(ctx, id, async (ctx, { pausedAt }) => {
    if (pausedAt === null) return;
    await forgetWaiting(ctx, id, ctx.clock.now());
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
