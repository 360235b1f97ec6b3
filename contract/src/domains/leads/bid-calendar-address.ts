/** The feed that calendar programs read. Its key is a secret. */
export const BID_FEED_ROUTE = '/api/bid-calendars/:key/bids.ics';
export const bidFeedPath = (key: string): string => BID_FEED_ROUTE.replace(':key', encodeURIComponent(key));

/** One date as a file. */
export const BID_DATE_ROUTE = '/api/account/bid-calendar/projects/:id/date.ics';
export const bidDatePath = (id: string, { kind, day }: { readonly kind: string; readonly day: string }): string =>
  `${BID_DATE_ROUTE.replace(':id', encodeURIComponent(id))}?${new URLSearchParams({ kind, day }).toString()}`;
