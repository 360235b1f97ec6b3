import { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ProjectPage } from '../domains/service-requests/dashboard/project-page.tsx';
import { requireUser } from '../lib/require-user.ts';

export const Route = createFileRoute('/dashboard/customer/projects/$requestId')({
  beforeLoad: ({ location }) => requireUser(location, ['customer']),
  component: CustomerProject,
});

function CustomerProject() {
  const { requestId } = Route.useParams();
  return <ProjectPage key={requestId} requestId={ServiceRequestId.parse(requestId)} />;
}
