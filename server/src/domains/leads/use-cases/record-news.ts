import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { type AnnouncedChange, datesOf } from '../../projects/public.ts';
import { followersOf } from '../store/follow.ts';
import { insertNews, newsWaitingSince } from '../store/follow-news.ts';
import { scheduleReminders } from './remind-deadline.ts';
import { newsDue, scheduleNews } from './send-news.ts';

/**
 * Stores what changed on followed projects for their followers, with the jobs that tell it, and plans the reminders of
 * deadlines that have moved. Repeating it stores nothing twice.
 */
export const recordNews = (ctx: Context, changes: readonly AnnouncedChange[]): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(changes.map(({ projectId }) => projectId))];
    const followers = await followersOf(ctx, ids);
    if (followers.length === 0) return;
    await scheduleReminders(ctx, followers, await datesOf(ctx, ids));
    const recorded = changes.flatMap(({ projectId, historyId, closingId }) =>
      [historyId, closingId].flatMap((id) => (id ? [{ projectId, historyId: id }] : [])),
    );
    const zones = new Map(followers.map(({ userId, timeZone }) => [userId, timeZone]));
    for (const userId of await insertNews(ctx, recorded)) {
      const [since, timeZone] = [await newsWaitingSince(ctx, userId), zones.get(userId)];
      if (since !== null && timeZone !== undefined) await scheduleNews(ctx, userId, newsDue(timeZone, since));
    }
  });
