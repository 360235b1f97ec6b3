import { createFileRoute } from '@tanstack/react-router';
import { TrackingPage } from '../domains/service-requests/tracking/tracking-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { besideRequest } from './-request/beside-request.tsx';
import { readTracking } from './-request/read-tracking.ts';

export const Route = createFileRoute('/track/$requestId')({
  staticData: { rendered: true },
  loader: ({ params }) => onServer((client) => readTracking(client, params.requestId)),
  component: Track,
});

function Track() {
  const { requestId } = Route.useParams();
  return <TrackingPage key={requestId} requestId={requestId} aside={besideRequest} />;
}
