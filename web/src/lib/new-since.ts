import { useSyncExternalStore } from 'react';

/** Announces that `data-new-since` of the page has changed. `stay.ts` sets it, which comes later and shares no code. */
const CHANGED = 'new-since';

const read = () => document.documentElement.dataset.newSince ?? null;
const subscribe = (listener: () => void) => {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
};

/** Returns since when projects are new to the reader, as an ISO time; null if none is, or it isn't known yet. */
export const useNewSince = (): string | null => useSyncExternalStore(subscribe, read, () => null);

/** Returns whether something that was first seen at a time is new to the reader. */
export const isNewSince = (since: string | null, at: string | null): boolean =>
  since !== null && at !== null && at > since;
