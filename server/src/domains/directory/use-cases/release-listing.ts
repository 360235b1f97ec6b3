import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { untilNoticed } from '../../../kernel/until-noticed.ts';
import { listingData, type OwnContact, ownContact, releaseOwned } from '../store/listing-of-account.ts';
import { countReviewsOf, eraseReviewerNames } from '../store/review-invitation.ts';

/** Returns all stored data of a contractor's own listing; null without one. */
export const collectListing = (ctx: Context, owner: UserId): Promise<unknown> => listingData(ctx.db, owner);

/** Returns a contractor's own listing and its contacts; null without one. */
export const findOwnContact = (ctx: Context, owner: UserId): Promise<OwnContact | null> => ownContact(ctx.db, owner);

/**
 * Returns a contractor's listing to the directory, unclaimed and without the person's name. One that the contractor
 * made and no public source names is hidden and also loses its phone, email and address.
 */
export async function eraseListing(ctx: Context, owner: UserId): Promise<void> {
  await releaseOwned(ctx.db, owner, ctx.clock.now());
  await untilNoticed(ctx);
}

/** Removes the customers' names from reviews of these requests; the reviews stay. */
export const eraseReviewers = (ctx: Context, requestIds: readonly ServiceRequestId[]): Promise<void> =>
  eraseReviewerNames(ctx.db, requestIds);

/** Counts the reviews of these requests. */
export const countReviews = (ctx: Context, requestIds: readonly ServiceRequestId[]): Promise<number> =>
  countReviewsOf(ctx.db, requestIds);
