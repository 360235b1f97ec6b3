import type { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Actor } from '../../kernel/context.ts';

/** Whose a bid is: an account's, or a visitor's until they sign in. */
export const userBidder = (userId: UserId): string => `user:${userId}`;
export const visitorBidder = (visitorId: string): string => `visitor:${visitorId}`;

/** Whose the bids of the caller are; null for those who never bid, and for the system. */
export function bidderOf(actor: Actor): string | null {
  if (actor.kind === 'system') return null;
  if (actor.kind !== 'visitor') return userBidder(actor.userId);
  return actor.visitorId === null ? null : visitorBidder(actor.visitorId);
}

/** Why a project takes no bids, as a sentence; null when it does. */
export function whyNoBids(project: { readonly status: SourceStatus; readonly isListed: boolean }): string | null {
  if (!project.isListed) return 'This project is no longer listed by its source, so it takes no more bids.';
  return reasons[project.status];
}

const reasons = {
  'bidding-open': null,
  planning: 'Bidding on this project has not opened yet.',
  'in-progress': 'Bidding on this project has closed: the work is in progress.',
  completed: 'Bidding on this project has closed: it is completed.',
} as const satisfies Record<SourceStatus, string | null>;
