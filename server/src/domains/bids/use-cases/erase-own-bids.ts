import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { userBidder } from '../policy.ts';
import { bidData, eraseBids as eraseStored } from '../store/bid.ts';

/** All that is kept of an account's bids on projects. */
export const collectBids = (ctx: Context, userId: UserId): Promise<unknown> => bidData(ctx.db, userBidder(userId));

/** Makes an account's bids nobody's; open ones are withdrawn. That there were bids stays for the figures. */
export const eraseBids = (ctx: Context, userId: UserId): Promise<void> =>
  eraseStored(ctx.db, userBidder(userId), `erased:${newId('us')}`);
