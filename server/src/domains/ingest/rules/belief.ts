export interface Belief {
  /** Number of listings in the last accepted reading; null if there is none. */
  readonly lastCount: number | null;
  /** An operator has confirmed that the next reading should be accepted. */
  readonly believeNext: boolean;
}

/** A source that lists less than this share of its last count is held back. */
const LEAST_SHARE = 0.5;

/**
 * Returns whether to accept a reading with this many listings. One with less than half of the last count is held back
 * until an operator confirms it.
 */
export const isBelieved = ({ lastCount, believeNext }: Belief, count: number): boolean =>
  believeNext || lastCount === null || count >= lastCount * LEAST_SHARE;
