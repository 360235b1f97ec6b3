import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import { draftStore } from './draft-store.ts';

/** The draft of this device, current on every change. */
export const useDraft = (): Draft => useSyncExternalStore(draftStore.subscribe, draftStore.get);
