import { createFileRoute } from '@tanstack/react-router';
import { ConnectionCheckPage } from '../domains/service-requests/payment/connection-check-page.tsx';

export const Route = createFileRoute('/connection-check/$checkId')({
  component: Check,
  staticData: { header: 'minimal' },
});

function Check() {
  const { checkId } = Route.useParams();
  return <ConnectionCheckPage key={checkId} id={checkId} />;
}
