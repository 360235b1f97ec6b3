import { createFileRoute } from '@tanstack/react-router';
import { SchedulePage } from '../domains/appointments/schedule-page.tsx';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/schedule-service')({
  validateSearch: textsFrom('request', 'contractor', 'serviceRequestId', 'contractorId'),
  component: Schedule,
});

function Schedule() {
  const { request, contractor, serviceRequestId, contractorId } = Route.useSearch();
  return <SchedulePage requestId={request ?? serviceRequestId} contractorId={contractor ?? contractorId} />;
}
