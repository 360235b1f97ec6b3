import type { ProposedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';

/** The time that is on the table: the last one that either side proposed; null before there is one. */
export const latestTime = (history: readonly ProposedTime[]): ProposedTime | null =>
  history.reduce<ProposedTime | null>(
    (latest, time) => (latest === null || time.proposedAt >= latest.proposedAt ? time : latest),
    null,
  );

/** The times newest first, whatever order they came in. */
export const newestFirst = (history: readonly ProposedTime[]): ProposedTime[] =>
  [...history].sort((one, other) => other.proposedAt.localeCompare(one.proposedAt));
