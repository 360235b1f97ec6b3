import type { ReminderLead } from '@plumbline/contract/domains/leads/follow.ts';
import type { ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { languageOf, verifiedEmailOf } from '../../accounts/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { datesOf, type ProjectDates, showNews } from '../../projects/public.ts';
import { deadlineDayOf } from '../rules/bid-dates.ts';
import { comingReminders, daysLeft, readingTime, remindersOf } from '../rules/deadline-reminders.ts';
import { deadlineReminderMessage } from '../rules/follow-letters.ts';
import { lockFollow } from '../store/follow.ts';
import { claimReminder } from '../store/follow-news.ts';
import type { StoredFollow } from '../tables.ts';

/** A reminder that was planned for a moment. */
export interface PlannedReminder {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly lead: ReminderLead;
  /** ISO. */
  readonly at: string;
}

/** A project in another status takes no bids anymore. */
const takesBids = ({ status }: ProjectDates): boolean => status === 'bidding-open' || status === 'planning';

/**
 * Plans the reminders of followed projects that still come, in the caller's transaction. Those that were planned for another
 * time find, when it comes, that the deadline has moved. Planning them again adds no job.
 */
export async function scheduleReminders(
  ctx: Context,
  follows: readonly StoredFollow[],
  projects: readonly ProjectDates[],
): Promise<void> {
  const now = ctx.clock.now();
  const known = new Map(projects.map((project) => [project.id, project]));
  const jobs = follows.flatMap(({ userId, projectId, reminders, timeZone }) => {
    const project = known.get(projectId);
    const deadline = project === undefined ? null : deadlineDayOf(project, timeZone);
    if (deadline === null) return [];
    return comingReminders(deadline, reminders, timeZone, now).map(({ lead, at }) => ({
      task: 'deadline-reminder' as const,
      payload: { userId, projectId, lead, at: at.toISOString() },
      runAt: at,
      key: `deadline-reminder:${userId}:${projectId}:${lead}:${at.toISOString()}`,
    }));
  });
  if (jobs.length > 0) await enqueue(ctx, jobs);
}

/**
 * Reminds a follower of a deadline, once for each day that the deadline has had. Does nothing if they no longer follow the
 * project or want the reminder, if the deadline has moved, or if it is too late.
 */
export const remindDeadline = (ctx: Context, { userId, projectId, lead, at }: PlannedReminder): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const follow = await lockFollow(ctx, userId, projectId);
    if (follow === null || follow.stoppedAt !== null) return;
    const [project] = await datesOf(ctx, [projectId]);
    const deadline = project && takesBids(project) ? deadlineDayOf(project, follow.timeZone) : null;
    if (deadline === null) return;
    const { reminders, timeZone } = follow;
    const read = readingTime(deadline, { lead, at: new Date(at) }, reminders, timeZone, ctx.clock.now());
    const until = remindersOf(deadline, timeZone).find((one) => one.lead === lead)?.until;
    if (read === null || until === undefined) return;
    const to = await verifiedEmailOf(ctx, userId);
    const language = await languageOf(ctx, userId);
    const [news] = language === null ? [] : await showNews(ctx, [projectId], [], language);
    if (to === null || language === null || news === undefined) return;
    if (!(await claimReminder(ctx, { userId, projectId, lead, day: deadline.day }))) return;
    const note = { follow, project: news.project, deadline, lead, days: daysLeft(deadline, read), to, language };
    await sendMessages(ctx, [deadlineReminderMessage({ ...note, read, until }, ctx.settings)]);
  });
