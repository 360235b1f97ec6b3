import type { Draft } from '@plumbline/contract/domains/service-requests/draft.ts';
import { use, useSyncExternalStore } from 'react';
import { ArrivedDraft } from './draft-query.ts';
import { draftStore } from './draft-store.ts';

/** The draft of this device, current on every change. As the page arrives, it is the one that the server keeps. */
export function useDraft(): Draft {
  const arrived = use(ArrivedDraft);
  return useSyncExternalStore(draftStore.subscribe, draftStore.get, () => arrived);
}
