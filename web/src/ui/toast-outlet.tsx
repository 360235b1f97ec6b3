import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToasts } from './plain-toasts.tsx';
import { toastStore } from './toast-store.ts';

const load = () => import('./toaster.tsx');
// A toast often says that the connection is gone, which is just when its code can't be fetched: the page must survive.
const Toaster = lazy(() => load().catch(() => ({ default: PlainToasts })));

/** Fetches the toasts' code ahead: for pages that are used on after the connection is lost. */
export const preloadToasts = (): void => void load().catch(() => undefined);

const nothingYet = () => false;
const somethingShown = () => toastStore.snapshot().length > 0;

/** Once in the shell. The toasts' own code comes with the first toast. */
export function ToastOutlet() {
  const needed = useSyncExternalStore(toastStore.subscribe, somethingShown, nothingYet);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
