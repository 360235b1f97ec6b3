import { createFileRoute } from '@tanstack/react-router';
import { contractorPageQuery } from '../domains/directory/api.ts';
import { ContractorPage } from '../domains/directory/page/contractor-page.tsx';
import { onServer } from '../lib/page-data.ts';

export const Route = createFileRoute('/contractors/$slug')({
  staticData: { rendered: true },
  loader: ({ params }) => onServer((client) => client.prefetchQuery(contractorPageQuery(params.slug))),
  component: Contractor,
});

function Contractor() {
  const { slug } = Route.useParams();
  return <ContractorPage key={slug} slug={slug} />;
}
