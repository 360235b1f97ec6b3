const KEY = 'reloaded-for-build';
const ONCE_PER_MS = 60_000;

/**
 * Reloads the page once if a chunk can't be fetched: after a deployment, an open page may request chunks that no longer
 * exist. If it was just reloaded, the cause is something else, and the route's error page shows it.
 */
export function reloadWhenOutdated(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY));
      if (Date.now() - last < ONCE_PER_MS || !navigator.onLine) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage, nothing would prevent an endless reload loop.
      return;
    }
    event.preventDefault();
    reload();
  });
}
