import { createFileRoute } from '@tanstack/react-router';
import { RespondPage } from '../domains/service-requests/respond/respond-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';
import { besideReferral } from './-request/beside-referral.tsx';
import { readReferral } from './-request/read-referral.ts';

export const Route = createFileRoute('/respond/$serviceRequestId/$contractorId')({
  staticData: { rendered: true },
  validateSearch: textsFrom('action', 'change'),
  loader: ({ params }) => onServer((client) => readReferral(client, params.serviceRequestId)),
  component: Respond,
});

function Respond() {
  const { serviceRequestId, contractorId } = Route.useParams();
  return (
    <RespondPage
      {...Route.useSearch()}
      serviceRequestId={serviceRequestId}
      contractorId={contractorId}
      aside={besideReferral}
    />
  );
}
