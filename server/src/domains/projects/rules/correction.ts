import type { Listing } from './listing.ts';

/**
 * Increment this whenever the same row gets a new meaning. Sources read with older rules are then read again, and the
 * resulting differences count as corrections.
 */
export const READING_RULES = 3;

/** Facts stored exactly as the source writes them: our rules can't have misread them. */
const verbatim = ['permitStatus', 'budgetMinCents', 'budgetMaxCents', 'permitNumber'] as const;

/**
 * Returns whether a listing differs because it was misread before, not because its source changed it. `rules` is the
 * version with which `before` was read.
 */
export const isCorrection = (before: Listing, rules: number, after: Listing): boolean =>
  rules < READING_RULES && verbatim.every((fact) => before[fact] === after[fact]);
