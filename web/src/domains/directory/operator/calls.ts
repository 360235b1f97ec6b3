import { clearSyntheticContractors, findPlumbers } from '@plumbline/contract/domains/directory/endpoints.ts';
import {
  featureListing,
  findListings,
  findReviews,
  hideListing,
  hideReview,
} from '@plumbline/contract/domains/directory/operator-endpoints.ts';
import type { ContractorId, ReviewId } from '@plumbline/contract/kernel/id.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWithHeaders } from '../../../lib/call.ts';
import { listPage, pageByPage } from '../../../lib/list-pages.ts';

/** Listings by the beginning of their name, hidden ones too. */
export const listingsQuery = (q: string) =>
  queryOptions({
    queryKey: [findListings.path, q],
    queryFn: ({ signal }) => call(findListings, { query: { q }, signal }),
  });

/** Returns the query for the reviews of everyone, or of one contractor, newest first, including hidden ones. */
export const operatorReviewsQuery = (contractorId: ContractorId | undefined) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [findReviews.path, contractorId ?? null],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(findReviews, { query: { contractorId, cursor }, signal })),
  });

export type ListingAct = 'hide' | 'show' | 'feature' | 'end-featured';

/** Hides a listing or shows it again, and starts or ends its featured placement. */
export function useListingAct(id: ContractorId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, reason }: { act: ListingAct; reason: string }) => {
      const params = { id };
      return act === 'hide' || act === 'show'
        ? call(hideListing, { params, body: { hidden: act === 'hide', reason } })
        : call(featureListing, { params, body: { featured: act === 'feature', reason } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [findListings.path] }),
  });
}

/** Hides a review, or shows it again. */
export function useHideReview(id: ReviewId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { hidden: boolean; reason: string }) => call(hideReview, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [findReviews.path] }),
  });
}

/** Removes the demonstration contractors. */
export function useClearSynthetic() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(clearSyntheticContractors, {}),
    onSuccess: () =>
      Promise.all([findListings.path, findPlumbers.path].map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
