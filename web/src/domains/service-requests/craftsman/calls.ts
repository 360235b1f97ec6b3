import {
  listActiveProjects,
  listCraftsmanBids,
  listOpportunities,
  submitProposal,
  withdrawBid,
} from '@plumbline/contract/domains/service-requests/dashboard-endpoints.ts';
import { completeWork, startWork } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { ActiveProject, ProposalForm } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWithHeaders } from '../../../lib/call.ts';
import { listPage, pageByPage } from '../../../lib/list-pages.ts';

/** Open requests that fit, newest first, a page at a time. */
export const opportunitiesQuery = (userId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listOpportunities.path, userId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listOpportunities, { query: { userId, cursor }, signal })),
  });

/** The own proposals and bids, newest first, a page at a time. */
export const craftsmanBidsQuery = (craftsmanId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listCraftsmanBids.path, craftsmanId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listCraftsmanBids, { query: { craftsmanId, cursor }, signal })),
  });

/** The own jobs that are not done, newest first, a page at a time. */
export const activeProjectsQuery = (craftsmanId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listActiveProjects.path, craftsmanId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listActiveProjects, { query: { craftsmanId, cursor }, signal })),
  });

/** After anything that the craftsman or a customer did: all three lists are read again. */
export const refetchWork = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === listOpportunities.path || path === listCraftsmanBids.path || path === listActiveProjects.path,
  });

/** Proposes to do an open request, or changes the proposal. Sent twice it counts once. */
export const useSubmitProposal = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProposalForm) => call(submitProposal, { body }),
    onSettled: () => refetchWork(client),
  });
};

/** Takes a proposal or a bid back. */
export const useWithdrawBid = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(withdrawBid, { params: { id } }),
    onSettled: () => refetchWork(client),
  });
};

/** The work on a job has begun, or is completed. */
export const useWorkStep = ({ id, contractorId }: ActiveProject) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: 'start' | 'complete') =>
      call(step === 'start' ? startWork : completeWork, { params: { id }, body: { contractorId } }),
    onSettled: () => refetchWork(client),
  });
};
