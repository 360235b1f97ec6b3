import { useState } from 'react';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { draftStore } from './draft-store.ts';
import { type AskingStep, FIRST_STEP, firstMissing } from './flow.ts';
import { stepsWords } from './steps.words.ts';
import { useDraft } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

const words = here(stepsWords).startOver;

/** Notes that the answers are kept on this device, and deletes them on request. */
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
      {words.saved}
      <Button variant="text" className="-my-2 text-meta" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.title}
          confirmLabel={words.confirm}
          cancelLabel={words.cancel}
          danger
          onConfirm={forget}
        >
          {words.explained}
        </ConfirmDialog>
      )}
    </div>
  );
}
