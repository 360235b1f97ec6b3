import { countUnsaved } from './unsaved-forms.ts';

const KEY = 'reloaded-for-build';
const ONCE_PER_MS = 60_000;

/**
 * Loads the document once if a chunk can't be fetched: after a deployment, an open page may request chunks that no
 * longer exist. If it was just loaded, the cause is something else, and the route's error page shows it.
 *
 * During a navigation, the address is already that of the wanted page, so that page is loaded. Otherwise only a part of
 * the open page is missing, or one that is loaded ahead, which isn't worth losing what was typed.
 */
export function reloadWhenOutdated(isNavigating: () => boolean, reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    if (!isNavigating() && countUnsaved() > 0) return;
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
