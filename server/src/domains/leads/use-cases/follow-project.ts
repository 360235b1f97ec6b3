import {
  type FollowChoice,
  type FollowForm,
  MAX_FOLLOWS,
  REMINDER_LEADS,
} from '@plumbline/contract/domains/leads/follow.ts';
import { FollowStopKey, type ProjectId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { datesOf, newestChange } from '../../projects/public.ts';
import { leadsWords } from '../leads.words.ts';
import { lockFollow, lockFollowCount, saveFollow } from '../store/follow.ts';
import type { StoredFollow } from '../tables.ts';
import { showFollow } from './list-follows.ts';
import { scheduleReminders } from './remind-deadline.ts';
import { zoneOf } from './show-zone.ts';
import { stop } from './stop-follow.ts';

/**
 * Follows a project for the caller, in the time zone of their listing, from its newest change on. If they follow it already,
 * only the reminders change.
 * @throws DomainError 'not-found' without such a project; 'already-happened' if the caller follows as many as allowed
 */
export async function followProject(ctx: Context, projectId: ProjectId, form: FollowForm): Promise<FollowChoice> {
  const { userId } = signedIn(ctx.actor);
  const timeZone = await zoneOf(ctx, userId);
  await inTransaction(ctx, async (ctx) => {
    const count = await lockFollowCount(ctx, userId);
    const [project] = await datesOf(ctx, [projectId]);
    if (project === undefined) throw notFound();
    const known = await lockFollow(ctx, userId, projectId);
    const reminders = REMINDER_LEADS.filter((lead) => form[lead]);
    const isFollowed = known !== null && known.stoppedAt === null;
    if (!isFollowed) requireRoom(count);
    const follow: StoredFollow = isFollowed
      ? { ...known, reminders, timeZone }
      : {
          userId,
          projectId,
          stopKey: known?.stopKey ?? FollowStopKey.parse(newId('fs')),
          reminders,
          timeZone,
          knownHistoryId: await newestChange(ctx, projectId),
          followedAt: ctx.clock.now(),
          stoppedAt: null,
        };
    await saveFollow(ctx, follow);
    await scheduleReminders(ctx, [follow], [project]);
  });
  return showFollow(ctx, projectId);
}

function requireRoom(count: number): void {
  if (count < MAX_FOLLOWS) return;
  throw new DomainError(
    'already-happened',
    say(leadsWords, ({ tooManyFollows }) => tooManyFollows(MAX_FOLLOWS)),
  );
}

/**
 * Stops following a project for the caller.
 * @throws DomainError 'not-found' if they don't follow it
 */
export async function stopFollowing(ctx: Context, projectId: ProjectId): Promise<{ readonly message: string }> {
  const { userId } = signedIn(ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const follow = await lockFollow(ctx, userId, projectId);
    if (follow === null || follow.stoppedAt !== null) throw notFound();
    await stop(ctx, [follow]);
  });
  return { message: leadsWords[ctx.language].unfollowed };
}
