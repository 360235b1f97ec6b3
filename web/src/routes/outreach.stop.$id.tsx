import { createFileRoute } from '@tanstack/react-router';
import { StopPage } from '../domains/outreach/stop-page.tsx';

/** Opened by the link below a message, which `outreachStopPath` of the contract builds. */
export const Route = createFileRoute('/outreach/stop/$id')({
  staticData: { header: 'minimal' },
  component: Stop,
});

function Stop() {
  const { id } = Route.useParams();
  return <StopPage key={id} id={id} />;
}
