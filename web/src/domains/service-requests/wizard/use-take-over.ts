import { forgetDraft } from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { call } from '../../../lib/call.ts';
import { hasPhotos } from '../../../lib/kept-photos.ts';
import { rememberRequest } from '../../../lib/session.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { loadKeptPhotos } from '../photos/late-draft-photos.tsx';
import { useKeptDraft } from './draft-query.ts';
import { draftStore } from './draft-store.ts';
import { keepReceipt } from './receipt.ts';

const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

/**
 * Once the scripts run, the device keeps the answers that were given without them, and the server erases its copy.
 * Then shows the page, in case `public/kept-here.js` has hidden it.
 */
export function useTakeOver(): void {
  const kept = useKeptDraft();
  const hasArrived = useAsArrived();
  const take = useEffectEvent(() => {
    if (kept?.draft) {
      draftStore.takeOver(kept.draft);
      // If this fails, the device remembers that it has taken this draft over, and the server's copy expires.
      void call(forgetDraft, {}).catch(() => undefined);
    } else if (kept?.receipt) {
      keepReceipt(kept.receipt);
      rememberRequest(kept.receipt.requestId);
    }
  });
  useLayoutEffect(() => take(), []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (hasArrived || dataset.keptHere === undefined) return;
    const show = () => {
      dataset.keptHere = 'shown';
    };
    // Photos are drawn before the page is shown, so that nothing moves when they arrive.
    if (hasPhotos() || location.search.includes('step=details'))
      void loadKeptPhotos().then(() => afterFrame(() => afterFrame(show)), show);
    else show();
  }, [hasArrived]);
}
