import { useEffect, useSyncExternalStore } from 'react';
import { draftOfTab, type SentDraft, sentUnder, setDraftOfTab, subscribeToSent } from './sent-drafts.ts';
import { useDraft } from './use-draft.ts';

const snapshot = (): string => JSON.stringify(sentUnder(draftOfTab()));

/**
 * The request that this tab's draft has become in another tab; null while it is this tab's to send. It stays, also over
 * a reload, until something new is begun here: `isNew` says so of an address that begins a request.
 */
export function useSentElsewhere(isNew: boolean): SentDraft | null {
  const { submissionKey } = useDraft();
  const sent: SentDraft | null = JSON.parse(useSyncExternalStore(subscribeToSent, snapshot));
  useEffect(() => {
    if (isNew || sentUnder(draftOfTab()) === null) setDraftOfTab(submissionKey);
  }, [isNew, submissionKey]);
  return isNew ? null : sent;
}
