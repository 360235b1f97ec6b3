import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '../lib/query.ts';
import { Announcer } from '../ui/announcer.tsx';

/**
 * Renders a page as the app does, at an address, with the providers that it needs. Every other address renders its
 * path.
 * @returns a simulated keyboard and mouse, and the router
 */
export async function openPage(Page: () => ReactNode, { path = '/', search = '' } = {}) {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Announcer />
      </>
    ),
  });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => <h1>Elsewhere</h1> });
  const here = createRoute({ getParentRoute: () => root, path, component: Page });
  const history = createMemoryHistory({ initialEntries: [`${path}${search}`] });
  const router = createRouter({ routeTree: root.addChildren([here, elsewhere]), history });
  await router.load();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
}
