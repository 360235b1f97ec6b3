import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadQueryScope } from '../lib/load-query-scope.ts';
import { Announcer } from '../ui/announcer.tsx';
import { Footer } from '../ui/shell/footer.tsx';
import { Header } from '../ui/shell/header.tsx';
import { MinimalHeader } from '../ui/shell/minimal-header.tsx';
import { OfflineNote } from '../ui/shell/offline-note.tsx';
import { MAIN_ID, RouteChange } from '../ui/shell/route-change.tsx';
import { NotFound, RouteError, RoutePending } from '../ui/shell/route-states.tsx';
import { ToastOutlet } from '../ui/toast-outlet.tsx';

export const Route = createRootRoute({
  component: Shell,
  errorComponent: RouteError,
  pendingComponent: RoutePending,
  notFoundComponent: NotFound,
});

const QueryScope = lazy(loadQueryScope);

/** What stands around every page. Routes choose by `staticData`, see `StaticDataRouteOption`. */
function Shell() {
  const minimal = useMatches({ select: (matches) => matches.some((match) => match.staticData.header === 'minimal') });
  const still = useMatches({ select: (matches) => matches.some((match) => match.staticData.withoutQueries) });
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        Skip to content
      </a>
      {minimal ? <MinimalHeader /> : <Header />}
      <OfflineNote />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {still ? (
          <Outlet />
        ) : (
          <Suspense fallback={<RoutePending />}>
            <QueryScope>
              <Outlet />
            </QueryScope>
          </Suspense>
        )}
      </main>
      {!minimal && <Footer />}
      <RouteChange />
      <Announcer />
      <ToastOutlet />
    </>
  );
}
