import type { BidsPort } from '../projects/public.ts';
import { findLiveBids } from './use-cases/find-live-bids.ts';

export { claimBids } from './use-cases/claim-bids.ts';

/** Returns the port through which the lists of projects read bids. */
export const bidsPort = (): BidsPort => ({ liveAmong: findLiveBids });
export {
  collectBids,
  countVisitorBids,
  eraseBids,
  eraseVisitorBids,
  visitorsBidding,
} from './use-cases/erase-own-bids.ts';
export { listOwnBids, type OwnBid } from './use-cases/list-own-bids.ts';
export { withdrawOwnBid } from './use-cases/withdraw-own-bid.ts';
