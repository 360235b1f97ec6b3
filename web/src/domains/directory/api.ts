import type { CityTrade } from '@plumbline/contract/domains/directory/city-page.ts';
import type { Contractor, ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import {
  clearSyntheticContractors,
  editListing,
  findPlacesElsewhere,
  findPlumbers,
  getCityPage,
  getContractor,
  getContractorBySlug,
  getOwnListing,
} from '@plumbline/contract/domains/directory/endpoints.ts';
import type { ListingEdit } from '@plumbline/contract/domains/directory/listing.ts';
import { REVIEW_PAGE_SIZE, type ReviewForm } from '@plumbline/contract/domains/directory/review.ts';
import {
  answerReview,
  getReviewInvitation,
  getReviewToAnswer,
  listReviews,
  removeReview,
  writeReview,
} from '@plumbline/contract/domains/directory/review-endpoints.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { CallInput, Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { ContractorId, ListingKey, ReviewAnswerId, ReviewInvitationId } from '@plumbline/contract/kernel/id.ts';
import { infiniteQueryOptions, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export interface ContractorSearch {
  readonly serviceType: string;
  readonly city: string;
  readonly state: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly sort?: 'distance';
}

/** Specification, section 9: a list is fresh for 30 seconds. */
const FRESH_MS = 30_000;

/** Contractors of a trade around a place, featured first, then nearest. */
export const contractorsQuery = (search: ContractorSearch) =>
  queryOptions({
    queryKey: [findPlumbers.path, search],
    queryFn: ({ signal }) => call(findPlumbers, { query: search, signal }),
    staleTime: FRESH_MS,
    // Fail at once without a connection, so that the page can offer a retry.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

export type FinderQuery = NonNullable<CallInput<typeof findPlumbers>['query']>;

/** The results of the search page, twenty at a time. @param after the cursor of an address, which begins further on */
export const foundQuery = (search: FinderQuery, after = '') =>
  infiniteQueryOptions({
    queryKey: [findPlumbers.path, 'pages', search, after],
    queryFn: ({ signal, pageParam }) => call(findPlumbers, { query: { ...search, cursor: pageParam }, signal }),
    initialPageParam: after,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: FRESH_MS,
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** Set by the server if it doesn't know the place of an address. */
export const unknownPlaceQuery = (near: string | undefined) =>
  queryOptions<boolean>({ queryKey: [findPlumbers.path, 'unknown-place', near ?? ''], queryFn: skipToken });

/** The contents of a city's page about a trade. */
export const cityPageQuery = (place: CityTrade) =>
  queryOptions({
    queryKey: [getCityPage.path, place],
    queryFn: ({ signal }) => call(getCityPage, { params: { ...place }, signal }),
    staleTime: FRESH_MS,
  });

/** The point for a search at another service, from our own search. */
type Elsewhere = Reply<typeof findPlumbers>['elsewhere'];

/**
 * Businesses known to another service. Not called without a point. Each call may cost money, so the response is cached
 * while the page is open, and failures aren't retried.
 */
export const placesElsewhereQuery = (serviceType: Trade, point: Elsewhere) =>
  queryOptions({
    queryKey: [findPlacesElsewhere.path, serviceType, point],
    queryFn: point
      ? ({ signal }) => call(findPlacesElsewhere, { query: { serviceType, ...point }, signal })
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });

/** One contractor, such as the one that a link names. */
export const contractorQuery = (id: ContractorId) =>
  queryOptions({
    queryKey: ['/api/contractors', id],
    queryFn: ({ signal }): Promise<Contractor> => call(getContractor, { params: { id }, signal }),
    staleTime: FRESH_MS,
    networkMode: 'always',
  });

const pageKey = (slug: string) => ['/api/contractors/by-slug', slug];

/** The contractor of a public page. */
export const contractorPageQuery = (slug: string) =>
  queryOptions({
    queryKey: pageKey(slug),
    queryFn: ({ signal }): Promise<ContractorDetails> => call(getContractorBySlug, { params: { slug }, signal }),
    staleTime: FRESH_MS,
    networkMode: 'always',
  });

const REVIEWS_KEY = '/api/plumbers/reviews';

/** A contractor's reviews, newest first, a page at a time. */
export const reviewsQuery = (id: ContractorId) =>
  infiniteQueryOptions({
    queryKey: [REVIEWS_KEY, id],
    queryFn: ({ signal, pageParam }) =>
      call(listReviews, { params: { id }, query: { limit: REVIEW_PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: FRESH_MS,
    networkMode: 'always',
  });

/** Removes the demonstration contractors and reloads every search. */
export function useClearTestData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(clearSyntheticContractors, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: [findPlumbers.path] }),
  });
}

const invitationKey = (id: string) => ['/api/review-invitations', id];

/** The invitation of a customer to review a contractor, with their review. */
export const invitationQuery = (id: ReviewInvitationId) =>
  queryOptions({
    queryKey: invitationKey(id),
    queryFn: ({ signal }) => call(getReviewInvitation, { params: { id }, signal }),
  });

/** Writes, edits and removes the review of an invitation. The page shows the server's response. */
export function useReview(id: ReviewInvitationId) {
  const client = useQueryClient();
  const onSuccess = (invitation: Reply<typeof getReviewInvitation>) => {
    client.setQueryData(invitationKey(id), invitation);
    void client.invalidateQueries({ queryKey: [REVIEWS_KEY] });
    void client.invalidateQueries({ queryKey: pageKey(invitation.contractor.slug) });
  };
  return {
    write: useMutation({
      mutationFn: (body: ReviewForm) => call(writeReview, { params: { id }, body }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: () => call(removeReview, { params: { id } }), onSuccess }),
  };
}

const answerKey = (id: string) => ['/api/review-answers', id];

/** A review that its contractor may reply to. */
export const answerableQuery = (id: ReviewAnswerId) =>
  queryOptions({
    queryKey: answerKey(id),
    queryFn: ({ signal }) => call(getReviewToAnswer, { params: { id }, signal }),
  });

/** Replies to a review, once. */
export function useAnswer(id: ReviewAnswerId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(answerReview, { params: { id }, body: { text } }),
    onSuccess: (answered) => {
      client.setQueryData(answerKey(id), answered);
      void client.invalidateQueries({ queryKey: [REVIEWS_KEY] });
    },
  });
}

const listingKeyOf = (key: string) => ['/api/listings', key];

/** A claimed listing, for the holder of its link. */
export const ownListingQuery = (key: ListingKey) =>
  queryOptions({
    queryKey: listingKeyOf(key),
    queryFn: ({ signal }) => call(getOwnListing, { params: { key }, signal }),
    // Fields shouldn't change while they are edited.
    refetchOnWindowFocus: false,
  });

/** Saves changes to a listing. */
export function useEditListing(key: ListingKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ListingEdit) => call(editListing, { params: { key }, body }),
    onSuccess: (listing) => {
      client.setQueryData(listingKeyOf(key), listing);
      void client.invalidateQueries({ queryKey: pageKey(listing.slug) });
      void client.invalidateQueries({ queryKey: [findPlumbers.path] });
    },
  });
}
