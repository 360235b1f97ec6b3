import { answerContractor } from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Card } from '../../../ui/card.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { StepLink } from './step-link.tsx';
import { stepsWords } from './steps.words.ts';
import { useDraft } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

export interface ConfirmChoiceProps {
  title: string;
  confirmLabel: string;
  /** The contractors to ask; none if they are to come to the customer. */
  contractorIds: readonly ContractorId[];
  onConfirm: () => unknown;
  children: ReactNode;
}

/** Asks on the page, as the dialogs do where there are scripts, before contractors are chosen. */
export function ConfirmChoice({ title, confirmLabel, contractorIds, onConfirm, children }: ConfirmChoiceProps) {
  const { workType } = useDraft();
  const steps = useSteps('selectPlumber');
  const form = useForm({
    to: answerContractor,
    // What was shown is what counts, although the list may have changed since.
    initial: { contractorIds: [...contractorIds] as string[] },
    body: (values) => ({ ...values, workType, openToProposals: contractorIds.length === 0 }),
    next: () => steps.path('details'),
    send: async () => onConfirm(),
  });
  return (
    <Card as="section" roomy aria-labelledby="confirm-choice" className="mb-4 lg:max-w-dialog-small">
      <h2 id="confirm-choice" className="mb-3">
        {title}
      </h2>
      {children}
      <Form of={form} className="mt-4 flex flex-wrap justify-end gap-2 max-sm:*:grow">
        {form.values.contractorIds.map((id) => (
          <input key={id} type="hidden" name="contractorIds" value={id} />
        ))}
        <StepLink big href={steps.href('selectPlumber')} onGo={() => steps.go('selectPlumber')}>
          {here(stepsWords).contractor.cancel}
        </StepLink>
        <SubmitButton of={form}>{confirmLabel}</SubmitButton>
      </Form>
    </Card>
  );
}
