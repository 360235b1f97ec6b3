import { getRequestAgain } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { draftAgain } from '../wizard/draft.ts';
import { draftStore } from '../wizard/draft-store.ts';
import { FIRST_STEP, firstMissing } from '../wizard/flow.ts';
import { setDraftOfTab } from '../wizard/sent-drafts.ts';

const hasBegunAnother = (): boolean => {
  const draft = draftStore.get();
  return firstMissing(draft) !== FIRST_STEP || draft.sentence !== '';
};

/** Fills the wizard from a request that has ended; the contractor is picked anew. Never drops another draft unasked. */
export function SendAgain({ requestId }: { requestId: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const again = useMutation({ mutationFn: () => call(getRequestAgain, { params: { id: requestId } }) });

  const fill = async () => {
    try {
      const ended = await again.mutateAsync();
      draftStore.clear();
      draftStore.change((draft) => draftAgain(draft, ended));
      setDraftOfTab(draftStore.get().submissionKey);
      await navigate({ to: '/request-service', search: { step: 'selectPlumber' } });
    } catch (error) {
      toast({ title: 'That did not go through', description: sentenceFor(error), tone: 'destructive' });
    }
  };

  return (
    <div className="no-print">
      <Button
        variant="primary"
        big
        icon={RotateCw}
        className="w-full sm:w-auto"
        busy={again.isPending}
        onClick={() => (hasBegunAnother() ? setAsking(true) : void fill())}
      >
        Send it again
      </Button>
      <p className="mt-1.5 text-meta text-ink-2">Everything is filled in. You pick the contractor, and look it over.</p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Replace the request you have begun?"
        confirmLabel="Replace it"
        cancelLabel="Keep it"
        danger
        onConfirm={fill}
      >
        On this device you have begun another request, which is not sent yet. Its answers are deleted.
      </ConfirmDialog>
    </div>
  );
}
