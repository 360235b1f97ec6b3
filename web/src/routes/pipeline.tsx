import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isCalendar } from '../domains/leads/calendar/calendar-address.ts';
import { bidCalendarQuery } from '../domains/leads/calendar/calendar-api.ts';
import { EditPursuitPage } from '../domains/leads/pipeline/edit-pursuit-page.tsx';
import { readPipeline } from '../domains/leads/pipeline/pipeline-api.ts';
import { PipelinePage } from '../domains/leads/pipeline/pipeline-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';
import { RoutePending } from '../ui/shell/route-states.tsx';

const readSearch = textsFrom('view', 'stage', 'month', 'edit', 'day');

export const Route = createFileRoute('/pipeline')({
  staticData: { rendered: 'personal' },
  validateSearch: readSearch,
  beforeLoad: ({ location }) => requireUser(location),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    if (!isCalendar(deps.view)) return onServer((client) => readPipeline(client, deps));
    await BidCalendarPage.preload?.();
    return onServer((client) => client.prefetchQuery(bidCalendarQuery(deps.month)));
  },
  component: Pipeline,
});

/** Not part of the pipeline's own code. The loader brings it first, so that the server never waits for it. */
const BidCalendarPage = lazyRouteComponent(
  () => import('../domains/leads/calendar/bid-calendar-page.tsx'),
  'BidCalendarPage',
);

/**
 * The pipeline, its calendar, or with `edit` one of its projects: one route, since each is part of every page's first
 * load.
 */
function Pipeline() {
  const { edit, ...search } = Route.useSearch();
  if (edit !== undefined) return <EditPursuitPage key={edit} id={edit} />;
  if (!isCalendar(search.view)) return <PipelinePage search={search} />;
  return (
    <Suspense fallback={<RoutePending />}>
      <BidCalendarPage search={search} />
    </Suspense>
  );
}
