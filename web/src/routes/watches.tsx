import { createFileRoute } from '@tanstack/react-router';
import { readWatches } from '../domains/leads/api.ts';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';
import { WatchesPages } from './-watches/watches-pages.tsx';

const readSearch = textsFrom('add', 'edit');

/** One route for the list, a new watch and the editing of one: each route is part of every page's first load. */
export const Route = createFileRoute('/watches')({
  staticData: { rendered: 'personal' },
  validateSearch: readSearch,
  beforeLoad: ({ location }) => requireUser(location),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => onServer((client) => readWatches(client, deps.edit)),
  component: Watches,
});

function Watches() {
  return <WatchesPages {...Route.useSearch()} />;
}
