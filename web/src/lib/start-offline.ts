import type { AnyRouter } from '@tanstack/react-router';

/** Loads what the product needs without a connection. It is loaded ahead, while there is one. */
export const loadOffline = () => import('./offline/start.ts');

/** Makes the product usable without a connection, after the page has loaded. Only in a build. */
export function startOffline(router: AnyRouter): void {
  if (!import.meta.env.PROD) return;
  const start = () =>
    void loadOffline().then(
      (offline) => offline.start(router),
      () => undefined,
    );
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
