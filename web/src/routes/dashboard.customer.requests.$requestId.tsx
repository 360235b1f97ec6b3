import { readId, type ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { serviceRequestQuery, trackingQuery } from '../domains/service-requests/api.ts';
import { RequestPage } from '../domains/service-requests/dashboard/request-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { besideRequest } from './-request/beside-request.tsx';
import { readTracking } from './-request/read-tracking.ts';

export const Route = createFileRoute('/dashboard/customer/requests/$requestId')({
  staticData: { rendered: 'personal' },
  beforeLoad: ({ location }) => requireUser(location, ['customer']),
  loader: ({ params: { requestId } }) =>
    onServer(async (client) => {
      await readTracking(client, requestId);
      if (!client.getQueryData(trackingQuery(requestId).queryKey)) return;
      await client.prefetchQuery(serviceRequestQuery(requestId));
    }),
  component: CustomerRequest,
});

function CustomerRequest() {
  const { requestId } = Route.useParams();
  return <RequestPage key={requestId} requestId={readId<ServiceRequestId>(requestId)} aside={besideRequest} />;
}
