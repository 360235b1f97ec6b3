import { createFileRoute } from '@tanstack/react-router';
import { contractorPageQuery, reviewsQuery } from '../domains/directory/api.ts';
import { ContractorPage } from '../domains/directory/page/contractor-page.tsx';
import { onServer } from '../lib/page-data.ts';

export const Route = createFileRoute('/contractors/$slug')({
  staticData: { rendered: true },
  loader: ({ params }) =>
    onServer(async (client) => {
      const query = contractorPageQuery(params.slug);
      await client.prefetchQuery(query);
      const contractor = client.getQueryData(query.queryKey);
      if (contractor) await client.prefetchInfiniteQuery(reviewsQuery(contractor.id));
    }),
  component: Contractor,
});

function Contractor() {
  const { slug } = Route.useParams();
  return <ContractorPage key={slug} slug={slug} />;
}
