import { createFileRoute } from '@tanstack/react-router';
import { RespondPage } from '../domains/service-requests/respond/respond-page.tsx';
import { textsFrom } from '../lib/search-text.ts';
import { appointmentOfJob } from './-request/appointment-of.tsx';

export const Route = createFileRoute('/respond/')({
  validateSearch: textsFrom('id', 'contractor', 'action'),
  component: Respond,
});

function Respond() {
  const { id, contractor, action } = Route.useSearch();
  return <RespondPage serviceRequestId={id} contractorId={contractor} action={action} aside={appointmentOfJob} />;
}
