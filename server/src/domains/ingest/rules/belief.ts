import { createHash } from 'node:crypto';

/** What was held back, and since when it has been the same. */
export interface HeldBack {
  /** ISO date-time. */
  readonly since: string;
  readonly count: number;
  /** Of the listings' ids. */
  readonly digest: string;
}

export interface Belief {
  /** Listings of the last reading that was believed; null when there is none. */
  readonly lastCount: number | null;
  readonly heldBack: HeldBack | null;
  /** An operator has looked and wants the next reading believed. */
  readonly believeNext: boolean;
}

/** A source that lists less than this share of what it listed is held back. */
const LEAST_SHARE = 0.5;
/** The same few listings for so long are no hiccup. */
const SAME_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a reading is believed; else what to remember of it. One that gives less than half of the last one is not,
 * until an operator says so or the source has given exactly the same listings, and at least one row, for a day.
 */
export function holdBack(
  source: Belief,
  reading: { readonly read: number; readonly externalIds: readonly string[] },
  now: Date,
): HeldBack | null {
  const count = reading.externalIds.length;
  if (source.believeNext || source.lastCount === null || count >= source.lastCount * LEAST_SHARE) return null;
  const digest = createHash('sha256').update(JSON.stringify(reading.externalIds.toSorted())).digest('base64url');
  const { heldBack } = source;
  if (heldBack?.digest !== digest) return { since: now.toISOString(), count, digest };
  const isLasting = now.getTime() - Date.parse(heldBack.since) >= SAME_FOR_MS;
  return isLasting && reading.read > 0 ? null : heldBack;
}
