import type { QueryClient } from '@tanstack/react-query';
import { scheduleQuery } from '../../domains/appointments/api.ts';
import { nextContractorsQuery, serviceRequestQuery, trackingQuery } from '../../domains/service-requests/api.ts';
import { referralPaymentQuery } from '../../domains/service-requests/payment/api.ts';
import { photosQuery } from '../../domains/service-requests/photos/api.ts';
import { requestThreadsQuery } from '../../domains/threads/request-api.ts';

/** Reads what the customer's page of a request shows first. */
export async function readTracking(client: QueryClient, requestId: string): Promise<void> {
  const tracking = trackingQuery(requestId);
  await Promise.all([client.prefetchQuery(tracking), client.prefetchQuery(photosQuery(requestId))]);
  const record = client.getQueryData(tracking.queryKey);
  if (record && record.contractors.length > 0) await client.prefetchQuery(requestThreadsQuery(requestId));
  if (record?.offersNext) await client.prefetchQuery(nextContractorsQuery(requestId));
  if (record?.status === 'scheduled') await client.prefetchQuery(scheduleQuery(requestId));
}

/** Reads what the contractor's page of a request shows first. */
export async function readReferral(client: QueryClient, referralId: string): Promise<void> {
  const query = serviceRequestQuery(referralId);
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(photosQuery(referralId))]);
  const view = client.getQueryData(query.queryKey);
  if (view?.kind !== 'contractor' || view.status !== 'settled') return;
  await Promise.all([
    client.prefetchQuery(referralPaymentQuery(referralId, view.contractorId)),
    view.requestStatus === 'scheduled' && client.prefetchQuery(scheduleQuery(referralId)),
  ]);
}
