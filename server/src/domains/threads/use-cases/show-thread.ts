import { PAGE_LENGTH, type ThreadView } from '@plumbline/contract/domains/threads/thread.ts';
import type { Context } from '../../../kernel/context.ts';
import { contactOf } from '../../directory/public.ts';
import { type LinkedReferral, type ReferralLink, readReferral } from '../../service-requests/public.ts';
import { phaseOf, whyNotWrite } from '../policy.ts';
import { refusalWords } from '../rules/refusal-words.ts';
import { threadOf } from '../store/thread.ts';
import { countSince, messagesBefore } from '../store/thread-message.ts';
import { hasReported } from '../store/thread-report.ts';
import type { StoredThread } from '../tables.ts';
import { threadsWords } from '../threads.words.ts';
import { threadView } from '../views.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns a page of a thread for the holder of either link: the newest messages, or those before one.
 * @throws DomainError 'not-found' for any other link
 */
export async function showThread(ctx: Context, link: ReferralLink, before: number | null = null): Promise<ThreadView> {
  const linked = await readReferral(ctx, link);
  const { referralId, contractorId } = linked.opened;
  const [thread, messages, contact] = await Promise.all([
    threadOf(ctx, referralId),
    messagesBefore(ctx, referralId, before, PAGE_LENGTH),
    contactOf(ctx, contractorId),
  ]);
  return threadView(thread, linked, {
    companyName: contact?.companyName ?? threadsWords[ctx.language].aContractor,
    contractorPhone: contact?.shownPhone ?? null,
    messages,
    before,
    whyNot: await whyNot(ctx, thread, linked),
    isReported: thread !== null && (await hasReported(ctx, referralId, linked.viewer)),
    language: ctx.language,
  });
}

async function whyNot(
  ctx: Context,
  thread: StoredThread | null,
  { viewer, opened }: LinkedReferral,
): Promise<string | null> {
  const since = new Date(ctx.clock.now().getTime() - HOUR_MS);
  const refusal = whyNotWrite(
    {
      phase: phaseOf(opened),
      blockedBy: thread?.blockedBy ?? null,
      asked: thread?.asked ?? 0,
      answered: thread?.answered ?? 0,
      messages: thread?.messages ?? 0,
      lastHour: thread === null ? 0 : await countSince(ctx, opened.referralId, viewer, since),
    },
    viewer,
  );
  return refusal === null ? null : refusalWords(refusal)[ctx.language];
}
