import type { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Actor } from '../../kernel/context.ts';
import { bidWords } from './bid.words.ts';

/** The bidder of a bid: an account, or a visitor until they sign in. */
export const userBidder = (userId: UserId): string => `user:${userId}`;
export const visitorBidder = (visitorId: string): string => `visitor:${visitorId}`;

/** Returns the caller's bidder; null for a visitor who has never bid, and for the system. */
export function bidderOf(actor: Actor): string | null {
  if (actor.kind === 'system') return null;
  if (actor.kind !== 'visitor') return userBidder(actor.userId);
  return actor.visitorId === null ? null : visitorBidder(actor.visitorId);
}

/** Returns the reason why a project takes no bids, as a sentence; null if it does. */
export function whyNoBids(project: { readonly status: SourceStatus; readonly isListed: boolean }): Said | null {
  if (!project.isListed) return say(bidWords, ({ notListed }) => notListed);
  return reasons[project.status];
}

const reasons = {
  'bidding-open': null,
  planning: say(bidWords, ({ notOpen }) => notOpen),
  'in-progress': say(bidWords, ({ inProgress }) => inProgress),
  completed: say(bidWords, ({ completed }) => completed),
} as const satisfies Record<SourceStatus, Said | null>;
