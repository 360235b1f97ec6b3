import { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { RequestPage } from '../domains/service-requests/dashboard/request-page.tsx';
import { requireUser } from '../lib/require-user.ts';
import { appointmentOf } from './-request/appointment-of.tsx';

export const Route = createFileRoute('/dashboard/customer/requests/$requestId')({
  beforeLoad: ({ location }) => requireUser(location, ['customer']),
  component: CustomerRequest,
});

function CustomerRequest() {
  const { requestId } = Route.useParams();
  return <RequestPage key={requestId} requestId={ServiceRequestId.parse(requestId)} aside={appointmentOf} />;
}
