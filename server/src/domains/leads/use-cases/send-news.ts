import type { ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { languageOf, verifiedEmailOf } from '../../accounts/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { datesOf, showNews } from '../../projects/public.ts';
import { zoneOf } from '../rules/bid-dates.ts';
import { nextDelivery } from '../rules/delivery.ts';
import { changeLines } from '../rules/digest.ts';
import { type FollowEntry, followNewsMessage } from '../rules/follow-letters.ts';
import { lockFollowsOf } from '../store/follow.ts';
import { type Change, claimNews, newsWaitingSince, nthLastNews } from '../store/follow-news.ts';
import type { StoredFollow } from '../tables.ts';

/** Messages within a day; what comes after them is gathered into the next. */
const MOST_A_DAY = 6;
const DAY_MS = 24 * 3_600_000;

/** Returns when what was found at a moment is told: when the minute is over, at night in the morning. */
export const newsDue = (timeZone: string, found: Date): Date =>
  nextDelivery({ delivery: 'instant', hour: 0, timeZone }, found);

/** Schedules the message about what an account follows. Doing so again for the same time adds no job. */
export const scheduleNews = (ctx: Context, userId: UserId, runAt: Date): Promise<void> =>
  enqueue(ctx, [
    { task: 'follow-news', payload: { userId }, runAt, key: `follow-news:${userId}:${runAt.toISOString()}` },
  ]);

/**
 * Sends what an account waits to be told of the projects that it follows, in one message, once: under the locks of what it
 * follows, what waits is marked and the message stored in one transaction. Does nothing if nothing waits. Before its time, it
 * schedules itself.
 */
export const sendNews = (ctx: Context, { userId }: { readonly userId: UserId }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const follows = await lockFollowsOf(ctx, userId);
    const since = await newsWaitingSince(ctx, userId);
    const timeZone = follows[0]?.timeZone;
    if (since === null || timeZone === undefined) return;
    const now = ctx.clock.now();
    const due = await dueAt(ctx, userId, timeZone, since);
    if (due > now) return scheduleNews(ctx, userId, due);
    const to = await verifiedEmailOf(ctx, userId);
    const language = await languageOf(ctx, userId);
    if (to === null || language === null) return;
    const ids = follows.map(({ projectId }) => projectId);
    const entries = await entriesOf(ctx, follows, await claimNews(ctx, userId, ids), language);
    if (entries.length === 0) return;
    await sendMessages(ctx, [followNewsMessage({ userId, entries, to, language, timeZone, now }, ctx.settings)]);
  });

async function dueAt(ctx: Context, userId: UserId, timeZone: string, since: Date): Promise<Date> {
  const due = newsDue(timeZone, since);
  const nthLast = await nthLastNews(ctx, userId, MOST_A_DAY);
  const allowed = nthLast === null ? due : newsDue(timeZone, new Date(nthLast.getTime() + DAY_MS));
  return allowed > due ? allowed : due;
}

/** Returns the projects that have changed in a way that people act on. Times are those of a project's source. */
async function entriesOf(
  ctx: Context,
  follows: readonly StoredFollow[],
  changes: readonly Change[],
  language: Parameters<typeof showNews>[3],
): Promise<FollowEntry[]> {
  const ids: ProjectId[] = [...new Set(changes.map(({ projectId }) => projectId))];
  const followOf = new Map(follows.map((follow) => [follow.projectId, follow]));
  const dates = new Map((await datesOf(ctx, ids)).map((project) => [project.id, project]));
  const news = await showNews(
    ctx,
    ids,
    changes.map(({ historyId }) => historyId),
    language,
  );
  return news.flatMap(({ project, changes }) => {
    const [follow, dated] = [followOf.get(project.id), dates.get(project.id)];
    if (follow === undefined || dated === undefined) return [];
    const timeZone = zoneOf(dated, follow.timeZone);
    const lines = changeLines(changes, timeZone, language);
    return lines.length === 0 ? [] : [{ project, changes: lines, timeZone, stopKey: follow.stopKey }];
  });
}
