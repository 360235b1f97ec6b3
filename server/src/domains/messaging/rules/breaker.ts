import type { Trouble } from '@plumbline/contract/domains/messaging/provider-trouble.ts';
import type { Delivery } from '../ports.ts';

/** Failures in a row that no success has interrupted. */
export interface Streak {
  readonly trouble: Trouble;
  readonly since: Date;
  readonly failures: number;
  /** The messages that were refused for good during the streak. */
  readonly refused: readonly string[];
}

/**
 * This many failures in a row open the breaker: the provider rests. Missing mailboxes also come in a row when somebody
 * types in nonsense, so it takes more of them.
 */
const FAILURES_TO_REST: Readonly<Record<Trouble, number>> = {
  unreachable: 5,
  silent: 5,
  'refuses-us': 5,
  'refuses-everyone': 10,
};
const FIRST_REST_MS = 15_000;
const LONGEST_REST_MS = 120_000;

/** Returns what a result says against the provider; null if nothing. */
export function troubleOf(delivery: Delivery): Trouble | null {
  if (delivery.kind === 'retry' || delivery.kind === 'unknown') return delivery.trouble ?? null;
  // One missing mailbox is about its address. Several in a row, and no mail accepted between them, are not.
  return delivery.kind === 'refused' && delivery.because === 'no-such-address' ? 'refuses-everyone' : null;
}

/**
 * Returns the streak after one more result. A success ends it, and so does a refusal of one message, because the
 * provider has answered. A request to come back later says nothing.
 */
export function streakAfter(streak: Streak | null, messageId: string, delivery: Delivery, now: Date): Streak | null {
  const trouble = troubleOf(delivery);
  if (trouble === null) return delivery.kind === 'retry' ? streak : null;
  return {
    trouble,
    since: streak?.since ?? now,
    failures: (streak?.failures ?? 0) + 1,
    refused: [...(streak?.refused ?? []), ...(delivery.kind === 'refused' ? [messageId] : [])],
  };
}

/** Returns whether the provider gets no more messages for now. */
export const opensBreaker = (streak: Streak | null): streak is Streak =>
  streak !== null && streak.failures >= FAILURES_TO_REST[streak.trouble];

/** Returns the length of the rest after this many failed probes: it doubles each time. */
export const restMs = (failedProbes: number): number => Math.min(FIRST_REST_MS * 2 ** failedProbes, LONGEST_REST_MS);
