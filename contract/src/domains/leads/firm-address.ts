/** The tab on which contractors see whose permits count for them, and dispute them. */
export const OWN_PERMITS_PATH = '/dashboard/craftsman?tab=permits';

/** Returns the path of the page of a firm that permits name. */
export const firmPath = (slug: string): string => `/firms/${slug}`;

const FIRM_PATH = /^\/firms\/([a-z0-9-]{1,200})\/*$/;

/** Returns the slug in the path of a firm's page; undefined for any other path. */
export const firmSlugIn = (path: string): string | undefined => FIRM_PATH.exec(path)?.[1];
