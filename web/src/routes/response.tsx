import { createFileRoute } from '@tanstack/react-router';
import { ResponsePage } from '../domains/service-requests/response/response-page.tsx';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/response')({
  validateSearch: textsFrom('responseId', 'requestId'),
  component: Response,
});

function Response() {
  const { responseId, requestId } = Route.useSearch();
  return <ResponsePage key={responseId} responseId={responseId} requestId={requestId} />;
}
