import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToasts } from './plain-toasts.tsx';
import { toastStore } from './toast-store.ts';

const load = () => import('./toaster.tsx');
// A toast often reports a lost connection, when its code can't be loaded either. The page must survive that.
const Toaster = lazy(() => load().catch(() => ({ default: PlainToasts })));

/** Loads the toasts' code in advance, for pages that stay in use after the connection is lost. */
export const preloadToasts = (): void => void load().catch(() => undefined);

const nothingYet = () => false;
const somethingShown = () => toastStore.snapshot().length > 0;

/** Rendered once in the shell. The toasts' code is loaded with the first toast. */
export function ToastOutlet() {
  const needed = useSyncExternalStore(toastStore.subscribe, somethingShown, nothingYet);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
