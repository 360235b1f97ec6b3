import { POSTED_ID } from '@plumbline/contract/kernel/site.ts';
import { startTransition, useEffect, useEffectEvent } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepEarlyPress } from './lib/early-press.ts';
import type { PostedForm } from './lib/form-post.ts';
import { loadHead } from './lib/load-head.ts';
import { loadQueryScope } from './lib/load-query-scope.ts';
import { reloadWhenOutdated } from './lib/outdated-build.ts';
import { savesData } from './lib/save-data.ts';
import { onUserChange, startSession } from './lib/session.ts';
import { startOffline } from './lib/start-offline.ts';
import { startTheme } from './lib/theme.ts';
import { greetIfDue } from './lib/welcome.ts';
import { createRouter } from './router.ts';
import './ui/theme.css';

/**
 * Creates the router. After someone signs in or out, in any tab, the open page checks its access again. Pages that it
 * opens are readable without a connection.
 */
function openRouter(scrolls?: () => boolean) {
  const router = createRouter(undefined, scrolls);
  onUserChange(() => void router.invalidate());
  reloadWhenOutdated(() => router.state.isLoading);
  startOffline(router);
  return router;
}

/** The app, once it can answer. */
function TakenOver({ router, onReady }: { router: ReturnType<typeof createRouter>; onReady: () => void }) {
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    ready();
    // From now on, the router loads pages ahead, and the browser doesn't.
    document.documentElement.dataset.app = '';
  }, []);
  return <App router={router} posted={postedForm()} />;
}

/** Hydrates the rendered page. The router is loaded first, so that it renders the same markup. */
async function takeOver(root: HTMLElement): Promise<void> {
  keepEarlyPress();
  // Whoever reads the page has scrolled it, or the browser has. Only pages that are opened from it are scrolled.
  let hasLeft = false;
  const router = openRouter(() => hasLeft);
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    hasLeft ||= fromLocation !== undefined;
  });
  const { pathname } = location;
  const search = searchIn(router);
  await router.load();
  // The server doesn't know this visitor as well as the browser does, and rendered another page.
  if (location.pathname !== pathname || search !== searchIn(router)) {
    root.replaceChildren();
    createRoot(root).render(<App router={router} />);
    document.documentElement.dataset.app = '';
    return;
  }
  router.ssr = { manifest: undefined };
  // Once mounted, the router follows the address by itself. A link may be pressed before.
  const stopFollowing = router.history.subscribe(() => void router.load());
  const onReady = () => {
    stopFollowing();
    // What the next page needs.
    if (!savesData()) for (const load of [loadQueryScope, loadHead]) load().catch(() => undefined);
  };
  // A transition hydrates in small steps, so that input is handled first.
  startTransition(() => {
    hydrateRoot(root, <TakenOver router={router} onReady={onReady} />);
  });
}

/** Returns the search parameters of the address as its page reads them, however they are spelled. */
const searchIn = (router: ReturnType<typeof createRouter>): string =>
  JSON.stringify(router.matchRoutes(router.latestLocation).at(-1)?.search);

/** Returns the form that this page shows as it was posted without scripts. */
function postedForm(): PostedForm | undefined {
  const text = document.getElementById(POSTED_ID)?.textContent;
  return text ? (JSON.parse(text) as PostedForm) : undefined;
}

function start(root: HTMLElement): void {
  void loadQueryScope();
  createRoot(root).render(<App router={openRouter()} />);
}

// The page's policy forbids eval. This keeps zod, which later pages load, from trying it and being reported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

startTheme();
greetIfDue({ hasArrived: startSession() });
const root = document.getElementById('root');
if (root?.firstElementChild) void takeOver(root);
else if (root) start(root);
