import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { draftStore } from './draft-store.ts';
import { type AskingStep, FIRST_STEP, firstMissing } from './flow.ts';
import { useDraft } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

/** Says that the answers are kept on this device, and forgets them when asked to. */
export function StartOver({ step }: { step: AskingStep }) {
  const draft = useDraft();
  const steps = useSteps(step);
  const [asking, setAsking] = useState(false);
  if (firstMissing(draft) === FIRST_STEP && draft.sentence === '') return null;

  const forget = async () => {
    await steps.go(FIRST_STEP);
    draftStore.clear();
  };

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
      Saved on this device as you type.
      <Button variant="text" className="-my-2 text-meta" onClick={() => setAsking(true)}>
        Start over
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Start over?"
        confirmLabel="Delete my answers"
        cancelLabel="Keep them"
        danger
        onConfirm={forget}
      >
        Your answers are deleted from this device. Nothing has been sent yet.
      </ConfirmDialog>
    </div>
  );
}
