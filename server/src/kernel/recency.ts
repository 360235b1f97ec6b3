/** How old may be what a process keeps in memory of the database, in milliseconds. */
export const RECENT_MS = 40;
