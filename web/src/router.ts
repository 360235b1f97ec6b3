import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import { basePath } from './lib/language.ts';
import { savesData } from './lib/save-data.ts';
import { routeTree } from './route-tree.gen.ts';
import { NotFound, RouteError, RoutePending } from './ui/shell/route-states.tsx';

/**
 * Creates the app's router. Pass a history where there is no address bar.
 *
 * @param scrolls whether the router scrolls a page that has been rendered
 */
export const createRouter = (history?: RouterHistory, scrolls: () => boolean = () => true) =>
  createTanStackRouter({
    routeTree,
    basepath: basePath,
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    defaultNotFoundComponent: NotFound,
    // While prerendering it would add an inline script, which the page's policy forbids.
    scrollRestoration: history ? false : scrolls,
    ...(history ? { history } : {}),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
  interface StaticDataRouteOption {
    /** `minimal`: only the brand and one name, without a footer. For pages opened by a link in a message. */
    header?: 'full' | 'minimal';
    /** The page sends no queries, so it is rendered without the query cache. */
    withoutQueries?: true;
    /**
     * The page arrives rendered by the server, with the data that the route's `loader` reads. `true`: as anyone sees it.
     * `personal`: for the signed-in user, or the visitor, who asks.
     */
    rendered?: true | 'personal';
  }
}
