import { readId, type ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { trackingQuery } from '../domains/service-requests/api.ts';
import { proposalsQuery } from '../domains/service-requests/dashboard/api.ts';
import { ProjectPage } from '../domains/service-requests/dashboard/project-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';

export const Route = createFileRoute('/dashboard/customer/projects/$requestId')({
  staticData: { rendered: 'personal' },
  beforeLoad: ({ location }) => requireUser(location, ['customer']),
  loader: ({ params: { requestId } }) =>
    onServer(async (client) => {
      await client.prefetchQuery(trackingQuery(requestId));
      if (!client.getQueryData(trackingQuery(requestId).queryKey)) return;
      await client.prefetchQuery(proposalsQuery(readId<ServiceRequestId>(requestId)));
    }),
  component: CustomerProject,
});

function CustomerProject() {
  const { requestId } = Route.useParams();
  return <ProjectPage key={requestId} requestId={readId<ServiceRequestId>(requestId)} />;
}
