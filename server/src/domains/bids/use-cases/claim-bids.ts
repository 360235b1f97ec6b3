import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { PROJECTS_TOPIC } from '../../projects/public.ts';
import { userBidder, visitorBidder } from '../policy.ts';
import { moveBids } from '../store/bid.ts';

/**
 * Gives an account what its browser has bid before signing in. Where both have a live bid on a project one of them is
 * withdrawn: an accepted bid stays, else the account's own. In the caller's transaction; again changes nothing.
 */
export async function claimBids(ctx: Context, userId: UserId, visitorId: string): Promise<void> {
  const moved = await moveBids(ctx.db, visitorBidder(visitorId), userBidder(userId));
  if (moved > 0) await notifyLive(ctx, PROJECTS_TOPIC);
}
