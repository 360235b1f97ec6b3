import { createFileRoute } from '@tanstack/react-router';
import { ClaimPage } from '../domains/directory/claim/claim-page.tsx';

export const Route = createFileRoute('/claim/$slug')({ component: Claim });

function Claim() {
  const { slug } = Route.useParams();
  return <ClaimPage key={slug} slug={slug} />;
}
