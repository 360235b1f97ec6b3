/**
 * With other filters than those that are counted at any time, counting stops here: one more means 'more'. Nobody reads as
 * many, and counting them takes longer than finding them.
 */
export const MOST_COUNTED = 2_000;
