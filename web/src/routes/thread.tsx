import { createFileRoute } from '@tanstack/react-router';
import { readThread } from '../domains/threads/api.ts';
import { ThreadPage } from '../domains/threads/thread-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';

/** Opened by a link in a message, by either side's own id. */
export const Route = createFileRoute('/thread')({
  staticData: { rendered: true, header: 'minimal' },
  validateSearch: textsFrom('request', 'contractor', 'before'),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => onServer((client) => readThread(client, deps)),
  component: Thread,
});

function Thread() {
  return <ThreadPage {...Route.useSearch()} />;
}
