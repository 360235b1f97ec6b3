import { useSyncExternalStore } from 'react';

let newSince: string | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const keptNewSince = (): string | null => newSince;

/** Says since when projects are new to the reader. */
export function keepNewSince(since: string | null): void {
  newSince = since;
  for (const listener of listeners) listener();
}

/** Returns since when projects are new to the reader, as an ISO time; null if none is, or it isn't known yet. */
export const useNewSince = (): string | null => useSyncExternalStore(subscribe, keptNewSince, () => null);

/** Returns whether something that was first seen at a time is new to the reader. */
export const isNewSince = (since: string | null, at: string | null): boolean =>
  since !== null && at !== null && at > since;
