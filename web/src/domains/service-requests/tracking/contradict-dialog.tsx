import {
  COMPLETION_DENIALS,
  type CompletionDenial,
  MAX_DENIAL_WORDS,
  START_DENIALS,
  type StartDenial,
} from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { denialWords } from '@plumbline/contract/domains/service-requests/contradiction.words.ts';
import { reopenServiceRequest, reportNotStarted } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { LateClockNote } from '../../../ui/late-clock-note.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useReopenRequest, useReportNotStarted } from '../api.ts';
import { actionsWords } from './actions.words.ts';

const words = here(actionsWords);

export interface ContradictDialogProps {
  /** The step that the contractor reported. */
  step: 'start' | 'completion';
  requestId: string;
  company: string;
  onClose: () => void;
  /** Called after it was sent, or refused because something else had happened: the record needs a reload. */
  onMoved: () => void;
  onRefused: () => void;
}

const { startDenials, completionDenials } = here(denialWords);

const QUESTIONS = {
  start: {
    title: words.contradict.start.title,
    to: reportNotStarted,
    options: START_DENIALS.map((value) => ({ value, label: startDenials[value] })),
  },
  completion: {
    title: words.contradict.completion.title,
    to: reopenServiceRequest,
    options: COMPLETION_DENIALS.map((value) => ({ value, label: completionDenials[value] })),
  },
} as const;

/** Asks what really happened, and reports it to both sides. */
export function ContradictDialog({ step, requestId, company, onClose, onMoved, onRefused }: ContradictDialogProps) {
  const { title, to, options } = QUESTIONS[step];
  const reopen = useReopenRequest(requestId);
  const notStarted = useReportNotStarted(requestId);
  const form = useForm({
    to,
    params: { id: requestId },
    initial: { reason: '', message: '' },
    send: async (denial) => {
      if (step === 'start') await notStarted.mutateAsync(denial as StartDenial);
      else await reopen.mutateAsync(denial as CompletionDenial);
      onClose();
      onMoved();
    },
    onRefused: (error) => {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
      onRefused();
      // Something else has already happened, so repeating it makes no sense. Otherwise the words stay for another try.
      if (error instanceof ApiError && error.status === 409) onClose();
    },
  });

  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="medium"
      title={title}
      submitLabel={words.contradict.submit}
      busyLabel={words.sending}
    >
      <FieldGroup {...form.field('reason')} label={words.contradict.what}>
        <RadioCards options={options} {...form.choice('reason')} />
      </FieldGroup>
      <Field {...form.field('message')} label={words.contradict.inYourWords} optional={form.values.reason !== 'other'}>
        {(control) => <Textarea {...control} {...form.text('message')} rows={3} maxLength={MAX_DENIAL_WORDS} />}
      </Field>
      <p className="text-meta text-ink-2">{words.contradict.explained(company)}</p>
      {step === 'completion' && <LateClockNote report="not-completed" />}
    </FormDialog>
  );
}
