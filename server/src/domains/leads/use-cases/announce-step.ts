import type { ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { languageOf, verifiedEmailOf } from '../../accounts/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { showNews } from '../../projects/public.ts';
import { nextStepMessage } from '../notifications.ts';
import { announcementOf } from '../rules/next-step.ts';
import { lockPursuit, savePursuit } from '../store/pursuit.ts';
import type { StoredPursuit } from '../tables.ts';
import { zoneOf } from './show-zone.ts';

export interface NextStep {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  /** 'yyyy-MM-dd' */
  readonly day: string;
}

/** Schedules the message about a next step in the caller's transaction, if it can still come in time. */
export async function scheduleAnnouncement(
  ctx: Context,
  { userId, projectId, nextStepOn }: Pick<StoredPursuit, 'userId' | 'projectId' | 'nextStepOn'>,
): Promise<void> {
  const now = ctx.clock.now();
  const runAt = nextStepOn === null ? null : announcementOf(nextStepOn, await zoneOf(ctx, userId), now);
  if (nextStepOn === null || runAt === null) return;
  const payload = { userId, projectId, day: nextStepOn };
  await enqueue(ctx, [{ task: 'next-step', payload, runAt, key: `next-step:${userId}:${projectId}:${nextStepOn}` }]);
}

/** Announces the next step of a pursuit, once, unless it has been moved, done or given up since. */
export const announceStep = (ctx: Context, { userId, projectId, day }: NextStep): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const pursuit = await lockPursuit(ctx, userId, projectId);
    if (pursuit === null || pursuit.nextStepOn !== day || pursuit.announcedOn === day) return;
    if (pursuit.stage === 'lost' || pursuit.stage === 'not-for-us') return;
    const to = await verifiedEmailOf(ctx, userId);
    const language = await languageOf(ctx, userId);
    if (to === null || language === null) return;
    const [news] = await showNews(ctx, [projectId], [], language);
    if (news === undefined) return;
    await savePursuit(ctx, { ...pursuit, announcedOn: day });
    const timeZone = await zoneOf(ctx, userId);
    await sendMessages(ctx, [
      nextStepMessage({ pursuit, project: news.project, to, language, timeZone }, ctx.settings),
    ]);
  });
