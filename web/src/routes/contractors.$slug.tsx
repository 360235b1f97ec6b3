import { createFileRoute } from '@tanstack/react-router';
import { ContractorPage } from '../domains/directory/page/contractor-page.tsx';

export const Route = createFileRoute('/contractors/$slug')({ component: Contractor });

function Contractor() {
  const { slug } = Route.useParams();
  return <ContractorPage key={slug} slug={slug} />;
}
