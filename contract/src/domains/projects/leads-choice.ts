/** A parameter of the projects page that chooses what it shows without a filter, and is remembered: 'all' or 'open'. */
export const LEADS_CHOICE = 'leads';
/** The cookie that remembers 'all'. It says nothing else, and scripts may read it. */
export const LEADS_COOKIE = 'plumbline_leads';
export const ALL_LEADS = 'all';

/** Days that a browser remembers it. */
export const LEADS_DAYS = 365;

/** Returns the address that chooses, within the site: the server remembers it and leads on to the list. */
export const leadsChoicePath = (choice: 'all' | 'open'): string => `/projects?${LEADS_CHOICE}=${choice}`;

/** Returns whether the cookies of a browser ('a=b; c=d') remember that all leads are shown. */
export const remembersAllLeads = (cookies: string): boolean => cookies.includes(`${LEADS_COOKIE}=${ALL_LEADS}`);
