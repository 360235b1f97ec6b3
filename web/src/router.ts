import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import { basePath } from './lib/language.ts';
import { routeTree } from './route-tree.gen.ts';
import { NotFound, RouteError, RoutePending } from './ui/shell/route-states.tsx';

/** The app's router. A history is given where there is no address bar. */
export const createRouter = (history?: RouterHistory) =>
  createTanStackRouter({
    routeTree,
    basepath: basePath,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    defaultNotFoundComponent: NotFound,
    // Rendered ahead it would add an inline script, which the page's policy forbids.
    scrollRestoration: !history,
    ...(history ? { history } : {}),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
  interface StaticDataRouteOption {
    /** `minimal`: brand and one name only, no footer. For pages opened by a link in a message. */
    header?: 'full' | 'minimal';
    /** The page asks the server nothing and comes without the query cache. */
    withoutQueries?: true;
  }
}
