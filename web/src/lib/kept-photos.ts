import { useSyncExternalStore } from 'react';

/** When the latest photo was chosen, changed or submitted, in milliseconds. */
const KEY = 'plumbline.photos';
const listeners = new Set<() => void>();
/** Undefined until storage was read. */
let current: number | undefined;

const read = (): number => {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
};

/** Returns when the latest of the waiting photos was touched; 0 for none. */
export function latestPhoto(): number {
  current ??= read();
  return current;
}

/** Returns whether photos wait in this browser, so that the code that knows which ones is loaded only then. */
export const hasPhotos = (): boolean => latestPhoto() > 0;

/** Notes when the latest of the waiting photos was touched, where pages can read it before they are drawn; 0 for none. */
export function notePhotos(latest: number): void {
  current = latest;
  try {
    if (latest > 0) localStorage.setItem(KEY, String(latest));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the page remembers it until it is reloaded.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The same, current on every change. False as the page arrives. */
export const useHasPhotos = (): boolean => useSyncExternalStore(subscribe, hasPhotos, () => false);
