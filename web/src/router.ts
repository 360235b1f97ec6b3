import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import { createQueryClient } from './lib/query.ts';
import { routeTree } from './route-tree.gen.ts';
import { NotFound, RouteError, RoutePending } from './ui/shell/route-states.tsx';

/** The app's router with a fresh query cache. A history is given where there is no address bar. */
export const createRouter = (history?: RouterHistory) =>
  createTanStackRouter({
    routeTree,
    context: { queryClient: createQueryClient() },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
  interface StaticDataRouteOption {
    /** `minimal`: brand and one name only, no footer. For pages opened by a link in a message. */
    header?: 'full' | 'minimal';
  }
}
