import { createFileRoute } from '@tanstack/react-router';
import { RespondPage } from '../domains/service-requests/respond/respond-page.tsx';
import { textsFrom } from '../lib/search-text.ts';
import { appointmentOfJob } from './-request/appointment-of.tsx';

export const Route = createFileRoute('/respond/$serviceRequestId/$contractorId')({
  validateSearch: textsFrom('action'),
  component: Respond,
});

function Respond() {
  const { serviceRequestId, contractorId } = Route.useParams();
  const { action } = Route.useSearch();
  return (
    <RespondPage
      serviceRequestId={serviceRequestId}
      contractorId={contractorId}
      action={action}
      aside={appointmentOfJob}
    />
  );
}
