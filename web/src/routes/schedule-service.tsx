import { createFileRoute } from '@tanstack/react-router';
import { scheduleQuery } from '../domains/appointments/api.ts';
import { SchedulePage } from '../domains/appointments/schedule-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/schedule-service')({
  staticData: { rendered: true },
  validateSearch: textsFrom<'request' | 'contractor' | 'serviceRequestId' | 'contractorId' | 'again' | 'noted'>(
    'request',
    'contractor',
    'serviceRequestId',
    'contractorId',
    'again',
    'noted',
  ),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { request, serviceRequestId } }) =>
    onServer(async (client) => {
      const id = request ?? serviceRequestId;
      if (id !== undefined && id !== '1') await client.prefetchQuery(scheduleQuery(id));
    }),
  component: Schedule,
});

function Schedule() {
  const { request, contractor, serviceRequestId, contractorId, again, noted } = Route.useSearch();
  return (
    <SchedulePage
      requestId={request ?? serviceRequestId}
      contractorId={contractor ?? contractorId}
      again={again}
      noted={noted}
    />
  );
}
