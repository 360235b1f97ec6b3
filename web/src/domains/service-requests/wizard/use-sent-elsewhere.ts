import { useEffect, useSyncExternalStore } from 'react';
import { draftOfTab, type SentDraft, sentUnder, setDraftOfTab, subscribeToSent } from './sent-drafts.ts';
import { useDraft } from './use-draft.ts';

/** As the page arrives. */
const nothingSent = () => 'null';

const snapshot = (): string => JSON.stringify(sentUnder(draftOfTab()));

/**
 * Returns the request that another tab has sent from this tab's draft; null while this tab can still send it. The
 * result survives a reload, until a new request is started here. `isNew`: the URL starts one.
 */
export function useSentElsewhere(isNew: boolean): SentDraft | null {
  const { submissionKey } = useDraft();
  const sent: SentDraft | null = JSON.parse(useSyncExternalStore(subscribeToSent, snapshot, nothingSent));
  useEffect(() => {
    if (isNew || sentUnder(draftOfTab()) === null) setDraftOfTab(submissionKey);
  }, [isNew, submissionKey]);
  return isNew ? null : sent;
}
