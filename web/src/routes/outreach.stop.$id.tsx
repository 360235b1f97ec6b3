import { type OutreachStopId, readId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { outreachStopQuery } from '../domains/outreach/api.ts';
import { StopPage } from '../domains/outreach/stop-page.tsx';
import { onServer } from '../lib/page-data.ts';

/** Opened by the link below a message, which `outreachStopPath` of the contract builds. */
export const Route = createFileRoute('/outreach/stop/$id')({
  staticData: { header: 'minimal', rendered: true },
  loader: ({ params }) =>
    onServer((client) => client.prefetchQuery(outreachStopQuery(readId<OutreachStopId>(params.id)))),
  component: Stop,
});

function Stop() {
  const { id } = Route.useParams();
  return <StopPage key={id} id={id} />;
}
