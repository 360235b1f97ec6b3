const KEY = 'reloaded-for-build';
const ONCE_PER_MS = 60_000;

/**
 * After a new version was put up, the parts that an open page has not fetched yet are gone: the page is loaded again,
 * once. When that was just tried the failure is something else, and the route's error page says so.
 */
export function reloadWhenOutdated(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY));
      if (Date.now() - last < ONCE_PER_MS || !navigator.onLine) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage nothing would stop it from reloading for ever.
      return;
    }
    event.preventDefault();
    reload();
  });
}
