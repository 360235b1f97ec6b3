import { useSyncExternalStore } from 'react';

export const neverChanges = () => () => undefined;

/**
 * Returns true while the server renders the page and the browser takes it over, and false afterwards. Until then, parts
 * that need scripts look as they do without them.
 */
export const useAsArrived = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
