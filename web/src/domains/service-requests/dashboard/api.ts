import { type CustomerProject, isPending } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import { customerGroupOf } from '@plumbline/contract/domains/service-requests/customer-standing.ts';
import {
  compareProposals,
  listCustomerProjects,
  listCustomerServiceRequests,
  listDisclosures,
} from '@plumbline/contract/domains/service-requests/dashboard-endpoints.ts';
import { respondAsCustomer } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { ProposalId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import { MAX_PAGE_SIZE } from '@plumbline/contract/kernel/page.ts';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callWhenConnected, callWithHeaders, pathOf } from '../../../lib/call.ts';
import { listPage, pageByPage } from '../../../lib/list-pages.ts';
import { trackingQuery } from '../api.ts';

/** The customer's own projects, newest first. */
export const projectsQuery = (userId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listCustomerProjects.path, userId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listCustomerProjects, { query: { userId, cursor }, signal })),
  });

/** The customer's own service requests, newest first. */
export const requestsQuery = (userId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listCustomerServiceRequests.path, userId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listCustomerServiceRequests, { query: { userId, cursor }, signal })),
  });

/** The people who have received the customer's contact details. */
export const disclosuresQuery = (userId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listDisclosures.path, userId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listDisclosures, { query: { userId, cursor }, signal })),
  });

const RECENT = 3;

const needsCustomer = ({ standing }: CustomerProject): boolean => customerGroupOf(standing.step) === 'needs-you';

/**
 * The newest projects and older ones that need the customer, and the statuses of the last hundred. Exact totals aren't needed, and this costs the same for an
 * account with a thousand. `more` is true if there are older ones.
 */
export const overviewQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [listCustomerProjects.path, userId, 'overview'],
    queryFn: async ({ signal }) => {
      const { items, cursor } = await listPage(
        callWithHeaders(listCustomerProjects, { query: { userId, limit: MAX_PAGE_SIZE }, signal }),
      );
      return {
        shown: items.filter((item, at) => at < RECENT || needsCustomer(item)),
        more: cursor !== undefined,
        projects: items.length,
        pending: items.filter(({ requestStatus }) => isPending(requestStatus)).length,
        inProgress: items.filter(({ status }) => status === 'in_progress').length,
        completed: items.filter(({ status }) => status === 'completed').length,
        proposals: items.reduce((sum, { proposals }) => sum + proposals, 0),
        needs: items.filter(needsCustomer).length,
      };
    },
  });

/** One of the customer's requests has changed: their lists are read again. */
export const refetchRequests = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [listCustomerProjects, listCustomerServiceRequests, listDisclosures].map(({ path }) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );

/** The proposals on one project, for comparing. */
export const proposalsQuery = (id: ServiceRequestId) =>
  queryOptions({
    queryKey: [pathOf(compareProposals.path, { id })],
    queryFn: ({ signal }) => call(compareProposals, { params: { id }, signal }),
  });

/**
 * Returns a mutation for accepting or rejecting a proposal. Refetches everything about the project regardless of the
 * outcome.
 */
export function useProposalAnswer(requestId: ServiceRequestId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ responseId, action }: { responseId: ProposalId; action: 'approve' | 'decline' }) =>
      callWhenConnected(respondAsCustomer, { body: { requestId, responseId, action } }),
    onSettled: () =>
      Promise.all([
        refetchRequests(client),
        client.invalidateQueries({ queryKey: proposalsQuery(requestId).queryKey }),
        client.invalidateQueries({ queryKey: trackingQuery(requestId).queryKey }),
      ]),
  });
}
