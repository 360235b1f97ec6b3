import {
  listActiveProjects,
  listContractorBids,
  listOffers,
  listOpportunities,
  submitProposal,
  withdrawBid,
} from '@plumbline/contract/domains/service-requests/dashboard-endpoints.ts';
import { completeWork, startWork } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import {
  type ActiveProject,
  BEST_OF,
  type OpportunityOrder,
  type ProposalForm,
} from '@plumbline/contract/domains/service-requests/opportunity.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWhenConnected, callWithHeaders } from '../../../lib/call.ts';
import { countSoFar, itemsOf, listPage, pageByPage } from '../../../lib/list-pages.ts';

/** Open requests that fit, the best match of the newest first, or newest first, a page at a time. */
export const opportunitiesQuery = (userId: UserId, sort: OpportunityOrder) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listOpportunities.path, userId, sort],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listOpportunities, { query: { userId, sort, cursor }, signal })),
  });

/** Returns the count as far as the list was read, such as '20+'; '50+' where there may be older ones. */
export function countOpportunities(list: Parameters<typeof itemsOf>[0]): string | undefined {
  return itemsOf(list).length < BEST_OF ? countSoFar(list) : `${BEST_OF}+`;
}

/** Requests that wait for the contractor's answer, soonest due first, a page at a time. */
export const offersQuery = (craftsmanId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listOffers.path, craftsmanId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listOffers, { query: { craftsmanId, cursor }, signal })),
  });

/** The contractor's proposals and bids, newest first, a page at a time. */
export const contractorBidsQuery = (craftsmanId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listContractorBids.path, craftsmanId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listContractorBids, { query: { craftsmanId, cursor }, signal })),
  });

/** The contractor's unfinished jobs, newest first, a page at a time. */
export const activeProjectsQuery = (craftsmanId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listActiveProjects.path, craftsmanId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listActiveProjects, { query: { craftsmanId, cursor }, signal })),
  });

const lists: readonly unknown[] = [listOpportunities, listOffers, listContractorBids, listActiveProjects].map(
  ({ path }) => path,
);

/** Reads all lists again, after anything that the contractor or a customer did. */
export const refetchWork = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [path] }) => lists.includes(path) });

/** Submits a proposal for an open request, or changes it. */
export const useSubmitProposal = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProposalForm) => call(submitProposal, { body }),
    onSettled: () => refetchWork(client),
  });
};

/** Withdraws a proposal or a bid. */
export const useWithdrawBid = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callWhenConnected(withdrawBid, { params: { id } }),
    onSettled: () => refetchWork(client),
  });
};

/** Reports that the work has started or is completed. */
export const useWorkStep = ({ id, contractorId }: ActiveProject) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: 'start' | 'complete') =>
      callWhenConnected(step === 'start' ? startWork : completeWork, { params: { id }, body: { contractorId } }),
    onSettled: () => refetchWork(client),
  });
};
