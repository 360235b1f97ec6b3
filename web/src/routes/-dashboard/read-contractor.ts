import type { OpportunityOrder } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { QueryClient } from '@tanstack/react-query';
import { appointmentsQuery } from '../../domains/appointments/api.ts';
import { calendarFeedQuery, calendarsQuery } from '../../domains/appointments/calendar-feed-api.ts';
import { visitRulesQuery } from '../../domains/appointments/visit-rules-api.ts';
import { contactHistoryQuery, contractorProfileQuery } from '../../domains/directory/account/calls.ts';
import { daysOffQuery } from '../../domains/directory/account/days-off-api.ts';
import { nightHoursQuery } from '../../domains/directory/account/night-hours-api.ts';
import { ownPermitsQuery } from '../../domains/leads/disputes/own-permits-api.ts';
import { pushDevicesQuery } from '../../domains/messaging/api.ts';
import { ownOutreachQuery } from '../../domains/outreach/api.ts';
import { paymentsQuery } from '../../domains/payments/api.ts';
import {
  activeProjectsQuery,
  contractorBidsQuery,
  offersQuery,
  opportunitiesQuery,
} from '../../domains/service-requests/contractor/calls.ts';
import { accountReads, type Reads } from './read-account.ts';

interface ContractorTab {
  readonly tab: string | undefined;
  readonly order: OpportunityOrder | undefined;
}

const ofListing = (client: QueryClient): Reads => [
  client.prefetchQuery(calendarFeedQuery),
  client.prefetchQuery(calendarsQuery),
  client.prefetchQuery(visitRulesQuery),
  client.prefetchQuery(daysOffQuery),
  client.prefetchQuery(nightHoursQuery),
];

/** Reads what a tab of the contractor's dashboard shows first, and the counts on the others. */
export async function readContractorDashboard(
  client: QueryClient,
  id: UserId,
  { tab, order = 'best' }: ContractorTab,
): Promise<void> {
  const profile = await client.fetchQuery(contractorProfileQuery(id));
  const ofTab: Readonly<Record<string, () => Reads>> = {
    opportunities: () => [
      client.prefetchInfiniteQuery(offersQuery(id)),
      client.prefetchInfiniteQuery(opportunitiesQuery(id, order)),
    ],
    bids: () => [],
    active: () => [],
    outreach: () => [],
    permits: () => (profile ? [client.prefetchQuery(ownPermitsQuery)] : []),
    settings: () => [
      ...accountReads(client),
      client.prefetchQuery(pushDevicesQuery),
      ...(profile ? ofListing(client) : []),
    ],
  };
  const overview = () => [
    client.prefetchQuery(paymentsQuery),
    client.prefetchQuery(appointmentsQuery(id)),
    client.prefetchInfiniteQuery(offersQuery(id)),
  ];
  await Promise.all([
    client.prefetchInfiniteQuery(opportunitiesQuery(id, 'best')),
    client.prefetchInfiniteQuery(contractorBidsQuery(id)),
    client.prefetchInfiniteQuery(activeProjectsQuery(id)),
    client.prefetchInfiniteQuery(ownOutreachQuery(id)),
    ...(profile ? [client.prefetchQuery(contactHistoryQuery(id))] : []),
    ...(ofTab[tab ?? ''] ?? overview)(),
  ]);
}
