import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { PROJECTS_TOPIC } from '../../projects/public.ts';
import { bidWords } from '../bid.words.ts';
import { userBidder } from '../policy.ts';
import { lockBid, setBidStatus } from '../store/bid.ts';
import { named, type OwnBid } from './list-own-bids.ts';

/**
 * Withdraws one of the caller's bids on a project. Repeating it changes nothing. Returns null for someone else's bid,
 * or none.
 * @throws DomainError 'already-happened' for a bid with an outcome
 */
export const withdrawOwnBid = (ctx: Context, id: string): Promise<OwnBid | null> =>
  inTransaction(ctx, async (ctx) => {
    const bid = await lockBid(ctx.db, userBidder(signedIn(ctx.actor).userId), id);
    if (bid === null) return null;
    if (bid.status === 'accepted' || bid.status === 'rejected') {
      throw new DomainError(
        'already-happened',
        say(bidWords, bid.status === 'accepted' ? ({ wasAccepted }) => wasAccepted : ({ wasRejected }) => wasRejected),
      );
    }
    if (bid.status === 'pending') {
      await setBidStatus(ctx.db, bid.id, 'withdrawn');
      await notifyLive(ctx, PROJECTS_TOPIC);
    }
    const [own] = await named(ctx, [{ ...bid, status: 'withdrawn' }]);
    return own ?? null;
  });
