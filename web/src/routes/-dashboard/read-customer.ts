import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { QueryClient } from '@tanstack/react-query';
import { pushDevicesQuery } from '../../domains/messaging/api.ts';
import {
  disclosuresQuery,
  overviewQuery,
  projectsQuery,
  requestsQuery,
} from '../../domains/service-requests/dashboard/api.ts';
import { accountReads, type Reads } from './read-account.ts';

/** Reads what a tab of the customer's dashboard shows first. */
export async function readCustomerDashboard(
  client: QueryClient,
  userId: UserId,
  tab: string | undefined,
): Promise<void> {
  const ofTab: Readonly<Record<string, () => Reads>> = {
    projects: () => [client.prefetchInfiniteQuery(projectsQuery(userId))],
    requests: () => [client.prefetchInfiniteQuery(requestsQuery(userId))],
    settings: () => [
      ...accountReads(client),
      client.prefetchQuery(pushDevicesQuery),
      client.prefetchInfiniteQuery(disclosuresQuery(userId)),
    ],
  };
  await Promise.all([client.prefetchQuery(overviewQuery(userId)), ...(ofTab[tab ?? '']?.() ?? [])]);
}
