import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { PROJECTS_TOPIC } from '../../projects/public.ts';
import { userBidder, visitorBidder } from '../policy.ts';
import { moveBids } from '../store/bid.ts';

/**
 * Transfers the bids of a browser's visitor to an account, in the caller's transaction. If both have a live bid on a
 * project, an accepted one stays, or else the account's own, and the other is withdrawn. Repeating it changes nothing.
 */
export async function claimBids(ctx: Context, userId: UserId, visitorId: string): Promise<void> {
  const moved = await moveBids(ctx.db, visitorBidder(visitorId), userBidder(userId));
  if (moved > 0) await notifyLive(ctx, PROJECTS_TOPIC);
}
