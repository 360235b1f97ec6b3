import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

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
