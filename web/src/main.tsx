import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadQueryScope } from './lib/load-query-scope.ts';
import { reloadWhenOutdated } from './lib/outdated-build.ts';
import { startServiceWorker } from './lib/service-worker.ts';
import { onUserChange, startSession } from './lib/session.ts';
import { startTheme } from './lib/theme.ts';
import { greetIfDue } from './lib/welcome.ts';
import { createRouter } from './router.ts';
import './ui/theme.css';

/** Whoever signs in or out, in whichever tab: the page that is open asks again whom it is for. */
function openRouter() {
  const router = createRouter();
  onUserChange(() => void router.invalidate());
  return router;
}

/** The page was rendered ahead. Loaded first and told so, the router renders the same markup again. */
async function takeOver(root: HTMLElement): Promise<void> {
  const router = openRouter();
  await router.load();
  router.ssr = { manifest: undefined };
  // In small steps: a finger that is quicker is served first.
  startTransition(() => {
    hydrateRoot(root, <App router={router} />);
  });
  // What the next page needs is fetched at the first sign that there will be one.
  for (const sign of ['pointerover', 'touchstart', 'keydown']) {
    addEventListener(sign, () => void loadQueryScope(), { once: true, passive: true });
  }
}

function start(root: HTMLElement): void {
  void loadQueryScope();
  createRoot(root).render(<App router={openRouter()} />);
}

// The page's policy forbids eval. zod, which comes with later pages, then does not even try (and is not reported).
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

startTheme();
reloadWhenOutdated();
startServiceWorker();
startSession();
greetIfDue();
const root = document.getElementById('root');
if (root?.firstElementChild) void takeOver(root);
else if (root) start(root);
