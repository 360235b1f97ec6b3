import { useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HeaderAside } from './minimal-header.tsx';
import { focusPage } from './route-change.tsx';
import { NotFound, RouteError } from './route-states.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: RouteError });
const page = (path: string, title: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { withoutQueries: true },
    component: () => (
      <>
        <h1>{title}</h1>
        <Link to="/projects">Go on</Link>
      </>
    ),
  });

let broken = true;

const routes = [
  page('/', 'Home'),
  page('/map', 'Map'),
  page('/projects', 'Projects'),
  createRoute({
    getParentRoute: () => root,
    path: '/respond',
    staticData: { header: 'minimal', withoutQueries: true },
    component: () => (
      <HeaderAside>
        <span>Beargrass Plumbing Co.</span>
      </HeaderAside>
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/asking',
    component: function Asking() {
      const { data } = useQuery({ queryKey: ['x'], queryFn: () => 'An answer' });
      return <p>{data}</p>;
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/broken',
    component: function Broken() {
      if (broken) throw new TypeError('Failed to fetch');
      return <h1>Whole again</h1>;
    },
  }),
];

const open = async (path: string) => {
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: RouteError,
  });
  await router.load();
  // The two routers differ only in type: the app's is registered for its links.
  render(<RouterProvider router={router as never} />);
  return router;
};

const mainLink = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

beforeEach(() => {
  window.scrollTo = () => undefined;
  broken = true;
});

describe('the header', () => {
  it.each(['/', '/map'])('fills Map View on %s', async (path) => {
    await open(path);
    expect(mainLink('Map View').getAttribute('aria-current')).toBeTruthy();
    expect(mainLink('Projects List').getAttribute('aria-current')).toBeNull();
  });

  it('fills the link of the page, and no other', async () => {
    await open('/projects');
    expect(mainLink('Projects List').getAttribute('aria-current')).toBe('page');
    expect(mainLink('Map View').getAttribute('aria-current')).toBeNull();
    expect(mainLink('Request Service').getAttribute('aria-current')).toBeNull();
  });

  it('leads to signing in by the server', async () => {
    await open('/');
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/api/login');
  });

  it('is the brand and the company only where a route asks for it', async () => {
    await open('/respond');
    expect(await screen.findByText('Beargrass Plumbing Co.')).toBeTruthy();
    expect(within(screen.getByRole('banner')).getByText('Beargrass Plumbing Co.')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('a new page', () => {
  it('takes the focus to its heading, says its title and brings the head up to date', async () => {
    await open('/');
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
    const heading = await screen.findByRole('heading', { name: 'Projects' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() => expect(document.title).toBe('Construction Projects · Plumbline'));
    await waitFor(() => expect(document.getElementById('announce-polite')?.textContent).toBe('Construction Projects'));
  });

  it('is not what a changed search is: the focus stays', async () => {
    const router = await open('/projects');
    const link = screen.getByRole('link', { name: 'Go on' });
    link.focus();
    await act(() => router.navigate({ to: '/projects', search: { county: 'jefferson' } as never }));
    expect(document.activeElement).toBe(link);
  });

  it('whose heading comes late gives it the focus then, unless the reader has moved on', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    main.id = 'main';
    const link = main.appendChild(document.createElement('button'));
    const arrive = async () => {
      const heading = main.appendChild(document.createElement('h1'));
      await Promise.resolve();
      return heading;
    };
    focusPage();
    expect(document.activeElement).toBe(main);
    const heading = await arrive();
    expect(document.activeElement).toBe(heading);

    heading.remove();
    focusPage();
    link.focus();
    await arrive();
    expect(document.activeElement).toBe(link);
    main.remove();
  });

  it('has the query cache around it unless it does without', async () => {
    await open('/asking');
    expect(await screen.findByText('An answer')).toBeTruthy();
  });
});

describe('where something is wrong', () => {
  it('an unknown path says so, with a hint for developers', async () => {
    await open('/nowhere');
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.getByText(/did you forget to add the page to the router/)).toBeTruthy();
  });

  it('a page that broke says why and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open('/broken');
    expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Whole again' })).toBeTruthy();
    vi.restoreAllMocks();
  });
});
