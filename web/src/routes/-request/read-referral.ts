import type { QueryClient } from '@tanstack/react-query';
import { scheduleQuery } from '../../domains/appointments/api.ts';
import { serviceRequestQuery } from '../../domains/service-requests/api.ts';
import { referralPaymentQuery } from '../../domains/service-requests/payment/api.ts';
import { photosQuery } from '../../domains/service-requests/photos/api.ts';
import { isConnectedOrWas } from './may-have-reports.ts';

/** Reads what the contractor's page of a request shows first. */
export async function readReferral(client: QueryClient, referralId: string): Promise<void> {
  const query = serviceRequestQuery(referralId);
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(photosQuery(referralId))]);
  const view = client.getQueryData(query.queryKey);
  if (view?.kind !== 'contractor' || !isConnectedOrWas(view.status)) return;
  // Kept out of the page's own code, as the card that shows them.
  const { jobReportsQuery } = await import('../../domains/service-requests/late-api.ts');
  await client.prefetchQuery(jobReportsQuery(view));
  if (view.status !== 'settled') return;
  await Promise.all([
    client.prefetchQuery(referralPaymentQuery(referralId, view.contractorId)),
    view.requestStatus === 'scheduled' && client.prefetchQuery(scheduleQuery(referralId)),
  ]);
}
