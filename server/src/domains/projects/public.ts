export type { Listing } from './rules/listing.ts';

/** Tell this topic (`notifyLive`) whenever projects, or the bids on them, have changed. */
export const PROJECTS_TOPIC = 'projects';
export { closeVanished } from './use-cases/close-vanished.ts';
export { markVanished } from './use-cases/mark-vanished.ts';
export { type Recorded, recordListings } from './use-cases/record-listings.ts';
export { checkedNow, registerSource } from './use-cases/register-source.ts';
