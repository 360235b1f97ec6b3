/** The projects that a watch matches, as a feed. The key is secret. */
export const WATCH_FEED_ROUTE = '/api/watch-feeds/:key/leads.atom';
/** Its deadlines, for calendar programs. */
export const WATCH_CALENDAR_ROUTE = '/api/watch-feeds/:key/leads.ics';

const pathOf = (route: string, key: string): string => route.replace(':key', encodeURIComponent(key));
export const watchFeedPath = (key: string): string => pathOf(WATCH_FEED_ROUTE, key);
export const watchCalendarPath = (key: string): string => pathOf(WATCH_CALENDAR_ROUTE, key);
