import { useEffect, useSyncExternalStore } from 'react';
import { draftOfTab, type SentDraft, sentUnder, setDraftOfTab, subscribeToSent } from './sent-drafts.ts';
import { useDraft } from './use-draft.ts';

const snapshot = (): string => JSON.stringify(sentUnder(draftOfTab()));

/**
 * The request that this tab's draft has become in another tab; null while this tab can still send it. It stays, even
 * across a reload, until a new request is begun here; `isNew`: the address begins one.
 */
export function useSentElsewhere(isNew: boolean): SentDraft | null {
  const { submissionKey } = useDraft();
  const sent: SentDraft | null = JSON.parse(useSyncExternalStore(subscribeToSent, snapshot));
  useEffect(() => {
    if (isNew || sentUnder(draftOfTab()) === null) setDraftOfTab(submissionKey);
  }, [isNew, submissionKey]);
  return isNew ? null : sent;
}
