/** Days whose matches say what a narrowing would have left out. */
export const NARROWING_DAYS = 30;
