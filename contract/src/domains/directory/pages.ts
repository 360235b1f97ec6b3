import type { ListingKey, ReviewAnswerId, ReviewInvitationId } from '../../kernel/id.ts';

/** Returns the path of the public page of a contractor. */
export const contractorPath = (slug: string): string => `/contractors/${encodeURIComponent(slug)}`;

/** Returns the path of the page where the customer of a completed request reviews its contractor. */
export const reviewPath = (id: ReviewInvitationId): string => `/review/${id}`;

/** Returns the path of the page where a contractor answers a review. */
export const answerReviewPath = (id: ReviewAnswerId): string => `/answer-review/${id}`;

/** Returns the path of the page where the holder of a listing edits it. */
export const ownListingPath = (key: ListingKey): string => `/listing/${key}`;

const CONTRACTOR_PATH = /^\/contractors\/([A-Za-z0-9_-]{1,120})\/*$/;

/** Returns the slug in the path of a contractor's page; undefined for any other path. */
export const contractorSlugIn = (path: string): string | undefined => CONTRACTOR_PATH.exec(path)?.[1];
