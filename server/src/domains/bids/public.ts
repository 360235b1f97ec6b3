import type { BidsPort } from '../projects/public.ts';
import { findLiveBids } from './use-cases/find-live-bids.ts';

export { claimBids } from './use-cases/claim-bids.ts';

/** What the lists of projects ask of bids. */
export const bidsPort = (): BidsPort => ({ liveAmong: findLiveBids });
