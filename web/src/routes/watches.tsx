import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { readWatches } from '../domains/leads/api.ts';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';
import { RoutePending } from '../ui/shell/route-states.tsx';
import { WatchesPages } from './-watches/watches-pages.tsx';

const readSearch = textsFrom('add', 'edit', 'narrow', 'follow');

/** One route for the list, a new watch and the editing of one: each route is part of every page's first load. */
export const Route = createFileRoute('/watches')({
  staticData: { rendered: 'personal' },
  validateSearch: readSearch,
  beforeLoad: ({ location }) => requireUser(location),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    if (deps.follow !== undefined) await FollowPage.preload?.();
    return onServer((client) => readWatches(client, deps));
  },
  component: Watches,
});

/** Not part of the list's own code. The loader brings it first, so that the server never waits for it. */
const FollowPage = lazyRouteComponent(() => import('../domains/leads/follows/follow-page.tsx'), 'FollowPage');

/** My Watches, the forms of watches, or with `follow` that of a followed project. */
function Watches() {
  const { follow, ...search } = Route.useSearch();
  if (follow === undefined) return <WatchesPages {...search} />;
  return (
    <Suspense fallback={<RoutePending />}>
      <FollowPage key={follow} id={follow} />
    </Suspense>
  );
}
