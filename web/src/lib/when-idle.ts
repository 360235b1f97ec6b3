import { savesData } from './save-data.ts';

/**
 * Loads code that is needed later, once the browser has nothing else to do; its service worker then keeps it. Does
 * nothing where data is to be saved: the code is loaded when it is needed.
 */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  if (import.meta.env.SSR || savesData()) return;
  const start = () => void load().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 1);
}
