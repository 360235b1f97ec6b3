import { useEffect, useSyncExternalStore } from 'react';
import { dismissToast, TOAST_DURATION_MS, toastStore } from './toast-store.ts';

/** Toasts without gestures, for when the connection was lost before the toasts' code was loaded. */
export function PlainToasts() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot).find(({ open }) => open);
  const id = shown?.id;

  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(dismissToast, TOAST_DURATION_MS, id);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className="toast-viewport" role="status">
      {shown && (
        <div className={`toast ${shown.tone}`}>
          <div>
            <b className="block">{shown.title}</b>
            {shown.description}
          </div>
        </div>
      )}
    </div>
  );
}
