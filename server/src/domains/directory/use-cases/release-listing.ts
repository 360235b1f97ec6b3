import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { listingData, type OwnContact, ownContact, releaseOwned } from '../store/listing-of-account.ts';
import { countReviewsOf, eraseReviewerNames } from '../store/review-invitation.ts';

/** All that is kept of a contractor's own listing; null without one. */
export const collectListing = (ctx: Context, owner: UserId): Promise<unknown> => listingData(ctx.db, owner);

/** A contractor's own listing and how it is reached; null without one. */
export const findOwnContact = (ctx: Context, owner: UserId): Promise<OwnContact | null> => ownContact(ctx.db, owner);

/**
 * Gives a contractor's listing back to the directory, unclaimed and without the person's name. One that the contractor
 * made, and no public source knows, is hidden and loses its phone, e-mail and address too.
 */
export const eraseListing = (ctx: Context, owner: UserId): Promise<void> =>
  releaseOwned(ctx.db, owner, ctx.clock.now());

/** Reviews that came of these requests stay, signed by nobody. */
export const eraseReviewers = (ctx: Context, requestIds: readonly ServiceRequestId[]): Promise<void> =>
  eraseReviewerNames(ctx.db, requestIds);

/** Counts the reviews of these requests. */
export const countReviews = (ctx: Context, requestIds: readonly ServiceRequestId[]): Promise<number> =>
  countReviewsOf(ctx.db, requestIds);
