import type { FollowStop } from '@plumbline/contract/domains/leads/follow.ts';
import type { FollowStopKey } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { suppressQueued } from '../../messaging/public.ts';
import { projectNames } from '../../projects/public.ts';
import { leadsWords } from '../leads.words.ts';
import { aboutAll, aboutFollow } from '../rules/follow-letters.ts';
import { followOfKey, followsOf, lockFollow, lockFollowsOf, stopStored } from '../store/follow.ts';
import type { StoredFollow } from '../tables.ts';

/**
 * Stops locked follows of one account: what waits to be told is never told, and a message about one of them that waits is
 * suppressed. Again, it changes nothing.
 */
export async function stop(ctx: Context, follows: readonly StoredFollow[]): Promise<void> {
  const active = follows.filter(({ stoppedAt }) => stoppedAt === null);
  await stopStored(ctx, active);
  await suppressQueued(ctx, active.map(aboutFollow), leadsWords.en.noLongerFollowed);
}

/** Returns what the link in a message would stop. @throws DomainError 'not-found' for an unknown key */
export async function showFollowStop(ctx: Context, key: FollowStopKey): Promise<FollowStop> {
  const { userId, projectId, stoppedAt } = await requireFollow(ctx, key);
  const [project] = await projectNames(ctx, [projectId]);
  if (project === undefined) throw notFound();
  const others = (await followsOf(ctx, userId)).filter((follow) => follow.projectId !== projectId).length;
  return { title: project.title, isStopped: stoppedAt !== null, others };
}

/** Stops following the project of a link, for whoever holds the link. */
export async function stopFollow(ctx: Context, key: FollowStopKey): Promise<FollowStop> {
  const { userId, projectId } = await requireFollow(ctx, key);
  await inTransaction(ctx, async (ctx) => {
    const follow = await lockFollow(ctx, userId, projectId);
    if (follow !== null) await stop(ctx, [follow]);
  });
  return showFollowStop(ctx, key);
}

/** Stops following every project of the account that a link belongs to, for whoever holds the link. */
export async function stopFollows(ctx: Context, key: FollowStopKey): Promise<FollowStop> {
  const { userId } = await requireFollow(ctx, key);
  await inTransaction(ctx, async (ctx) => {
    await stop(ctx, await lockFollowsOf(ctx, userId));
    await suppressQueued(ctx, [aboutAll(userId)], leadsWords.en.noLongerFollowed);
  });
  return showFollowStop(ctx, key);
}

async function requireFollow(ctx: Context, key: FollowStopKey): Promise<StoredFollow> {
  const follow = await followOfKey(ctx, key);
  if (follow === null) throw notFound();
  return follow;
}
