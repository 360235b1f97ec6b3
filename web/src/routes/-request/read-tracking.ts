import type { QueryClient } from '@tanstack/react-query';
import { scheduleQuery } from '../../domains/appointments/api.ts';
import { nextContractorsQuery, trackingQuery } from '../../domains/service-requests/api.ts';
import { photosQuery } from '../../domains/service-requests/photos/api.ts';
import { requestThreadsQuery } from '../../domains/threads/request-api.ts';
import { mayHaveReports } from './may-have-reports.ts';

/** Kept out of the page's own code, as the cards that show it. */
const late = () => import('../../domains/service-requests/late-api.ts');

/** Reads what the customer's page of a request shows first. */
export async function readTracking(client: QueryClient, requestId: string): Promise<void> {
  const tracking = trackingQuery(requestId);
  await Promise.all([client.prefetchQuery(tracking), client.prefetchQuery(photosQuery(requestId))]);
  const record = client.getQueryData(tracking.queryKey);
  if (record && record.contractors.length > 0) await client.prefetchQuery(requestThreadsQuery(requestId));
  if (record?.offersPassOn) {
    await client.prefetchQuery((await late()).passOnQuery(requestId));
  }
  if (record && mayHaveReports(record)) {
    await client.prefetchQuery((await late()).jobReportsQuery({ id: requestId }));
  }
  if (record?.offersNext) await client.prefetchQuery(nextContractorsQuery(requestId));
  if (record?.status === 'scheduled') await client.prefetchQuery(scheduleQuery(requestId));
}
