import { forgetDraft } from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import { DRAFT_HOURS } from '@plumbline/contract/domains/service-requests/draft-hours.ts';
import { useState } from 'react';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { draftStore } from './draft-store.ts';
import { type AskingStep, FIRST_STEP, firstMissing } from './flow.ts';
import { stepsWords } from './steps.words.ts';
import { useDraft } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

const words = here(stepsWords).startOver;

/** Says where the answers are kept, and deletes them on request. */
export function StartOver({ step }: { step: AskingStep }) {
  const draft = useDraft();
  const steps = useSteps(step);
  const [asking, setAsking] = useState(false);
  const form = useForm({
    to: forgetDraft,
    initial: {},
    next: () => '/request-service',
    send: async () => setAsking(true),
  });
  if (firstMissing(draft) === FIRST_STEP && draft.sentence === '') return null;

  const forget = async () => {
    await steps.go(FIRST_STEP);
    draftStore.clear();
  };

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
      <span className="noscript:hidden">{words.saved}</span>
      <span className="hidden noscript:inline">{words.keptByUs(DRAFT_HOURS)}</span>
      <Form of={form}>
        <Button type="submit" variant="text" className="-my-2 text-meta">
          {words.button}
        </Button>
      </Form>
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
