import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { userBidder, visitorBidder } from '../policy.ts';
import { bidData, biddersNaming, countBidsOf, eraseBids as eraseStored } from '../store/bid.ts';

/** Returns the stored data about an account's bids on projects. */
export const collectBids = (ctx: Context, userId: UserId): Promise<unknown> => bidData(ctx.db, userBidder(userId));

/** Removes the owner from an account's bids and withdraws open ones. The bids still count in statistics. */
export const eraseBids = (ctx: Context, userId: UserId): Promise<void> =>
  eraseStored(ctx.db, userBidder(userId), `erased:${newId('us')}`);

/** Returns the visitor ids of the browsers whose bids contain an address of a person. */
export const visitorsBidding = async (ctx: Context, person: Person): Promise<string[]> =>
  (await biddersNaming(ctx.db, visitorBidder(''), person)).map((bidder) => bidder.slice(visitorBidder('').length));

/** Counts the bids from these browsers. */
export const countVisitorBids = (ctx: Context, visitorIds: readonly string[]): Promise<number> =>
  countBidsOf(ctx.db, visitorIds.map(visitorBidder));

/** Does the same as `eraseBids` for bids from these browsers. */
export async function eraseVisitorBids(ctx: Context, visitorIds: readonly string[]): Promise<void> {
  for (const visitorId of visitorIds) await eraseStored(ctx.db, visitorBidder(visitorId), `erased:${newId('us')}`);
}
