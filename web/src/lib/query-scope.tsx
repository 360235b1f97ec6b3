import { QUERIES_ID } from '@plumbline/contract/kernel/site.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readInto } from './dehydrated.ts';
import { createQueryClient } from './query.ts';
import { serverScope } from './server-scope.ts';
import { keptUser, onSessionEnding, onUserChange } from './session.ts';

const client = createQueryClient();
const rendered = import.meta.env.SSR ? undefined : document.getElementById(QUERIES_ID)?.textContent;
/** The queries that the server was refused. The page shows why, and doesn't ask again by itself. */
const refused = rendered ? readInto(client, rendered) : new Set<string>();
client.setDefaultOptions({
  ...client.getDefaultOptions(),
  queries: { ...client.getDefaultOptions().queries, retryOnMount: ({ queryHash }) => !refused.has(queryHash) },
});

/** The queries that arrived with the page and that no part of it has taken over yet. */
const untaken = new Set(
  client
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash),
);

// Whoever leaves the page and comes back asks again. While it is taken over, part by part, nobody leaves.
client.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'observerRemoved') refused.delete(query.queryHash);
  if (type === 'observerAdded') untaken.delete(query.queryHash);
});

// Nobody sees data that was loaded for someone else.
onUserChange((user) => {
  // A part of the page that isn't taken over yet must find what it was rendered with. The next change removes that, too.
  client.removeQueries({ type: 'inactive', predicate: ({ queryHash }) => !untaken.has(queryHash) });
  untaken.clear();
  if (user) void client.invalidateQueries();
});

// Reads in flight would be refused once the session has ended. If signing out fails, they start again.
onSessionEnding((isEnding) => {
  if (isEnding) void client.cancelQueries();
  else if (keptUser()) void client.invalidateQueries();
});

/** The query cache around the pages that call the server. It exists as long as the app is open. */
export default function QueryScope({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={import.meta.env.SSR ? serverScope().client : client}>{children}</QueryClientProvider>
  );
}
