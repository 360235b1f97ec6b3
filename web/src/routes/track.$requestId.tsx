import { createFileRoute } from '@tanstack/react-router';
import { TrackingPage } from '../domains/service-requests/tracking/tracking-page.tsx';
import { appointmentOf } from './-request/appointment-of.tsx';

export const Route = createFileRoute('/track/$requestId')({ component: Track });

function Track() {
  const { requestId } = Route.useParams();
  return <TrackingPage key={requestId} requestId={requestId} aside={appointmentOf} />;
}
