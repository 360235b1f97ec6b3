export interface Belief {
  /** Listings of the last reading that was believed; null when there is none. */
  readonly lastCount: number | null;
  /** An operator has looked and wants the next reading believed. */
  readonly believeNext: boolean;
}

/** A source that lists less than this share of what it listed is held back. */
const LEAST_SHARE = 0.5;

/** Whether a reading of so many listings is believed: not when it is less than half of the last one, until an operator says so. */
export const isBelieved = ({ lastCount, believeNext }: Belief, count: number): boolean =>
  believeNext || lastCount === null || count >= lastCount * LEAST_SHARE;
