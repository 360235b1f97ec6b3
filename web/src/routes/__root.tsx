import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { Announcer } from '../ui/announcer.tsx';
import { Footer } from '../ui/shell/footer.tsx';
import { Header } from '../ui/shell/header.tsx';
import { MinimalHeader } from '../ui/shell/minimal-header.tsx';
import { OfflineNote } from '../ui/shell/offline-note.tsx';
import { MAIN_ID, RouteChange } from '../ui/shell/route-change.tsx';
import { NotFound, RouteError, RoutePending } from '../ui/shell/route-states.tsx';
import { ToastOutlet } from '../ui/toast-outlet.tsx';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  errorComponent: RouteError,
  pendingComponent: RoutePending,
  notFoundComponent: NotFound,
});

/** What stands around every page. A route asks for the minimal header by `staticData: {header: 'minimal'}`. */
function Shell() {
  const minimal = useMatches({ select: (matches) => matches.some((match) => match.staticData.header === 'minimal') });
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        Skip to content
      </a>
      {minimal ? <MinimalHeader /> : <Header />}
      <OfflineNote />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[60vh]">
        <Outlet />
      </main>
      {!minimal && <Footer />}
      <RouteChange />
      <Announcer />
      <ToastOutlet />
    </>
  );
}
