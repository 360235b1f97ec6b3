import { createFileRoute } from '@tanstack/react-router';
import { contractorPageQuery } from '../domains/directory/api.ts';
import { ClaimPage } from '../domains/directory/claim/claim-page.tsx';
import { sentCodeIn } from '../domains/directory/claim/sent-code.ts';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/claim/$slug')({
  validateSearch: textsFrom('sent'),
  staticData: { rendered: true },
  loader: ({ params }) => onServer((client) => client.prefetchQuery(contractorPageQuery(params.slug))),
  component: Claim,
});

function Claim() {
  const { slug } = Route.useParams();
  return <ClaimPage key={slug} slug={slug} sent={sentCodeIn(Route.useSearch())} />;
}
