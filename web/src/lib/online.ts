import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  // The last one is ours (`offline/shown-state.ts`).
  const changes = ['online', 'offline', 'noted'];
  for (const change of changes) addEventListener(change, listener);
  return () => {
    for (const change of changes) removeEventListener(change, listener);
  };
};

const always = () => true;

/** Returns whether the browser believes it has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine, always);

const isCurrent = (): boolean => {
  const { copied, waiting } = document.documentElement.dataset;
  return navigator.onLine && !copied && !waiting;
};

/** Returns whether there is a connection, nothing on the page is from a copy, and nothing waits to be sent. */
export const useCurrent = (): boolean => useSyncExternalStore(subscribe, isCurrent, always);
