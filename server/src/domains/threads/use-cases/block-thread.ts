import type { ThreadView } from '@plumbline/contract/domains/threads/thread.ts';
import type { Context } from '../../../kernel/context.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { liveTopic, openReferral, type ReferralLink } from '../../service-requests/public.ts';
import { lockThread, updateThread } from '../store/thread.ts';
import { showThread } from './show-thread.ts';

/**
 * Ends a conversation for the holder of either link. Both sides see it, and what was written stays. Blocking it again has
 * no effect.
 * @throws DomainError 'not-found' for any other link
 */
export async function blockThread(ctx: Context, link: ReferralLink): Promise<ThreadView> {
  await openReferral(ctx, link, async (ctx, { viewer, opened }) => {
    const { referralId, blockedBy } = await lockThread(ctx, opened);
    if (blockedBy !== null) return;
    await updateThread(ctx, referralId, { blockedBy: viewer, blockedAt: ctx.clock.now() });
    await notifyLive(ctx, liveTopic(opened.requestId));
  });
  return showThread(ctx, link);
}
