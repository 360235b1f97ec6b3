import type { ListingKey, ReviewAnswerId, ReviewInvitationId } from '../../kernel/id.ts';

/** The public page of a contractor. */
export const contractorPath = (slug: string): string => `/contractors/${encodeURIComponent(slug)}`;

/** Where the customer of a completed request reviews its contractor. */
export const reviewPath = (id: ReviewInvitationId): string => `/review/${id}`;

/** Where a contractor answers one review. */
export const answerReviewPath = (id: ReviewAnswerId): string => `/answer-review/${id}`;

/** Where whoever has taken over a listing edits it. */
export const ownListingPath = (key: ListingKey): string => `/listing/${key}`;

const CONTRACTOR_PATH = /^\/contractors\/([A-Za-z0-9_-]{1,120})\/*$/;

/** The slug in the path of a contractor's page; undefined for any other path. */
export const contractorSlugIn = (path: string): string | undefined => CONTRACTOR_PATH.exec(path)?.[1];
