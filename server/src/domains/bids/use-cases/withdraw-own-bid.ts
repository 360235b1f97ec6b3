import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { PROJECTS_TOPIC } from '../../projects/public.ts';
import { userBidder } from '../policy.ts';
import { lockBid, setBidStatus } from '../store/bid.ts';
import { named, type OwnBid } from './list-own-bids.ts';

/**
 * Takes one of the caller's bids on a project back; again changes nothing. Null for somebody else's as for none.
 * @throws DomainError 'already-happened' for one that has an outcome.
 */
export const withdrawOwnBid = (ctx: Context, id: string): Promise<OwnBid | null> =>
  inTransaction(ctx, async (ctx) => {
    const bid = await lockBid(ctx.db, userBidder(signedIn(ctx.actor).userId), id);
    if (bid === null) return null;
    if (bid.status === 'accepted' || bid.status === 'rejected') {
      throw new DomainError('already-happened', `This bid was ${bid.status}.`);
    }
    if (bid.status === 'pending') {
      await setBidStatus(ctx.db, bid.id, 'withdrawn');
      await notifyLive(ctx, PROJECTS_TOPIC);
    }
    const [own] = await named(ctx, [{ ...bid, status: 'withdrawn' }]);
    return own ?? null;
  });
