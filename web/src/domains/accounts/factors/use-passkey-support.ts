import { useSyncExternalStore } from 'react';
import { neverChanges } from '../../../lib/use-as-arrived.ts';
import { knowsPasskeys } from './passkeys.ts';

/** Returns whether this browser knows passkeys. A page that arrives rendered assumes that it does. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(neverChanges, knowsPasskeys, () => true);
