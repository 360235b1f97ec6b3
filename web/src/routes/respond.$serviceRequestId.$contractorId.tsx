import { createFileRoute } from '@tanstack/react-router';
import { serviceRequestQuery } from '../domains/service-requests/api.ts';
import { RespondPage } from '../domains/service-requests/respond/respond-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';
import { appointmentOfJob } from './-request/appointment-of.tsx';

export const Route = createFileRoute('/respond/$serviceRequestId/$contractorId')({
  staticData: { rendered: true },
  validateSearch: textsFrom('action'),
  loader: ({ params }) => onServer((client) => client.prefetchQuery(serviceRequestQuery(params.serviceRequestId))),
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
