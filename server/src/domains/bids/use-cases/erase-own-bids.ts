import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { userBidder, visitorBidder } from '../policy.ts';
import { bidData, biddersNaming, countBidsOf, eraseBids as eraseStored } from '../store/bid.ts';

/** All that is kept of an account's bids on projects. */
export const collectBids = (ctx: Context, userId: UserId): Promise<unknown> => bidData(ctx.db, userBidder(userId));

/** Makes an account's bids nobody's; open ones are withdrawn. That there were bids stays for the figures. */
export const eraseBids = (ctx: Context, userId: UserId): Promise<void> =>
  eraseStored(ctx.db, userBidder(userId), `erased:${newId('us')}`);

/** The browsers whose bids hold an address of somebody, by their visitor ids. */
export const visitorsBidding = async (ctx: Context, person: Person): Promise<string[]> =>
  (await biddersNaming(ctx.db, visitorBidder(''), person)).map((bidder) => bidder.slice(visitorBidder('').length));

/** How many bids came from these browsers. */
export const countVisitorBids = (ctx: Context, visitorIds: readonly string[]): Promise<number> =>
  countBidsOf(ctx.db, visitorIds.map(visitorBidder));

/** `eraseBids` for bids that came from these browsers. */
export async function eraseVisitorBids(ctx: Context, visitorIds: readonly string[]): Promise<void> {
  for (const visitorId of visitorIds) await eraseStored(ctx.db, visitorBidder(visitorId), `erased:${newId('us')}`);
}
