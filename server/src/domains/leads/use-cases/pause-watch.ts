import type { WatchStop } from '@plumbline/contract/domains/leads/watch.ts';
import type { WatchStopKey } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { suppressQueued } from '../../messaging/public.ts';
import { leadsWords } from '../leads.words.ts';
import { lockWatchesOf, lockWatchOfKey, updateWatch, watchesOf, watchOfKey } from '../store/watch.ts';
import { forgetWaiting } from '../store/watch-match.ts';
import type { StoredWatch } from '../tables.ts';

/**
 * Pauses a locked watch: what it has found so far is never told, and a message that waits is suppressed. Again, it changes
 * nothing.
 */
export async function pause(ctx: Context, watch: StoredWatch): Promise<void> {
  if (watch.pausedAt !== null) return;
  const now = ctx.clock.now();
  await updateWatch(ctx, watch.id, { pausedAt: now });
  await forgetWaiting(ctx, watch.id, now);
  await suppressQueued(ctx, [{ kind: 'watch', id: watch.id }], leadsWords.en.noLongerWatched);
}

/** Returns what the link in a message would stop. @throws DomainError 'not-found' for an unknown key */
export async function showStop(ctx: Context, key: WatchStopKey): Promise<WatchStop> {
  const watch = await watchOfKey(ctx, key);
  if (watch === null) throw notFound();
  const others = (await watchesOf(ctx, watch.userId)).filter(
    ({ id, pausedAt, channels }) => id !== watch.id && pausedAt === null && channels.length > 0,
  );
  return { name: watch.name, isStopped: watch.pausedAt !== null, others: others.length };
}

/** Pauses the watch of a link, for whoever holds the link. */
export async function stopWatch(ctx: Context, key: WatchStopKey): Promise<WatchStop> {
  await inTransaction(ctx, async (ctx) => {
    const watch = await lockWatchOfKey(ctx, key);
    if (watch === null) throw notFound();
    await pause(ctx, watch);
  });
  return showStop(ctx, key);
}

/** Pauses all watches of the account that a link belongs to, for whoever holds the link. */
export async function stopWatches(ctx: Context, key: WatchStopKey): Promise<WatchStop> {
  const watch = await watchOfKey(ctx, key);
  if (watch === null) throw notFound();
  await inTransaction(ctx, async (ctx) => {
    for (const each of await lockWatchesOf(ctx, watch.userId)) await pause(ctx, each);
  });
  return showStop(ctx, key);
}
