import { createFileRoute } from '@tanstack/react-router';
import { proposalQuery } from '../domains/service-requests/api.ts';
import { ResponsePage } from '../domains/service-requests/response/response-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/response')({
  staticData: { rendered: true },
  validateSearch: textsFrom<'responseId' | 'requestId' | 'action'>('responseId', 'requestId', 'action'),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { responseId, requestId } }) =>
    onServer(async (client) => {
      if (responseId && requestId) await client.prefetchQuery(proposalQuery(responseId, requestId));
    }),
  component: Response,
});

function Response() {
  const { responseId, requestId, action } = Route.useSearch();
  return <ResponsePage key={responseId} responseId={responseId} requestId={requestId} action={action} />;
}
