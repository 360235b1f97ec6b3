export { collectFollows, eraseFollows } from './use-cases/erase-follows.ts';
export { collectPursuits, erasePursuits } from './use-cases/erase-pursuits.ts';
export { collectWatches, eraseWatches } from './use-cases/erase-watches.ts';
export { matchChanges } from './use-cases/match-changes.ts';
export { followBid } from './use-cases/move-pursuit.ts';
export { recordNews } from './use-cases/record-news.ts';
export { collectBidCalendar, eraseBidCalendar } from './use-cases/renew-bid-feed.ts';
export { leadsMessageKinds } from './use-cases/show-samples.ts';
