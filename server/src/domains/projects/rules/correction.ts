import type { Listing } from './listing.ts';

/**
 * Counted up whenever the same row comes to mean something else. Sources read by older rules are read again, and
 * differences that follow are corrections.
 */
export const READING_RULES = 2;

/** Facts that are stored the way the source writes them: no rule of ours can have misread them. */
const verbatim = ['permitStatus', 'budgetMinCents', 'budgetMaxCents', 'permitNumber'] as const;

/**
 * Returns whether a listing differs because it was misread before, and not because its source has changed it. `rules`
 * are those that `before` was read by.
 */
export const isCorrection = (before: Listing, rules: number, after: Listing): boolean =>
  rules < READING_RULES && verbatim.every((fact) => before[fact] === after[fact]);
