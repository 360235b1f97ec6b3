import { createFileRoute } from '@tanstack/react-router';
import { firmPermitsQuery, firmQuery } from '../domains/leads/firms/firm-api.ts';
import { FirmPage } from '../domains/leads/firms/firm-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/firms/$slug')({
  staticData: { rendered: true },
  validateSearch: textsFrom('kind', 'role', 'zip', 'year', 'with', 'page'),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { slug }, deps }) =>
    onServer((client) =>
      Promise.all([client.prefetchQuery(firmQuery(slug)), client.prefetchQuery(firmPermitsQuery(slug, deps))]),
    ),
  component: Firm,
});

function Firm() {
  const { slug } = Route.useParams();
  return <FirmPage key={slug} slug={slug} search={Route.useSearch()} />;
}
