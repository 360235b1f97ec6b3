import { createFileRoute } from '@tanstack/react-router';
import { connectionCheckQuery } from '../domains/service-requests/payment/api.ts';
import { ConnectionCheckPage } from '../domains/service-requests/payment/connection-check-page.tsx';
import { onServer } from '../lib/page-data.ts';

export const Route = createFileRoute('/connection-check/$checkId')({
  staticData: { header: 'minimal', rendered: true },
  loader: ({ params }) => onServer((client) => client.prefetchQuery(connectionCheckQuery(params.checkId))),
  component: Check,
});

function Check() {
  const { checkId } = Route.useParams();
  return <ConnectionCheckPage key={checkId} id={checkId} />;
}
