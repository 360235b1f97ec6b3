/**
 * Filters outside the counted cells are counted up to this number; one more means 'more'. Counting all matches would take
 * longer than finding them.
 */
export const MOST_COUNTED = 2_000;
