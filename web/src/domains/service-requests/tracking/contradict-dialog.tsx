import {
  COMPLETION_DENIALS,
  CompletionDenial,
  MAX_DENIAL_WORDS,
  START_DENIALS,
  StartDenial,
} from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useReopenRequest, useReportNotStarted } from '../api.ts';

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

const optionsOf = (reasons: Readonly<Record<string, string>>) =>
  Object.entries(reasons).map(([value, label]) => ({ value, label }));

const QUESTIONS = {
  start: { title: 'The work has not begun?', schema: StartDenial, options: optionsOf(START_DENIALS) },
  completion: { title: 'Not completed after all?', schema: CompletionDenial, options: optionsOf(COMPLETION_DENIALS) },
} as const;

/** Asks what really happened instead of the contractor's report, and tells both sides. */
export function ContradictDialog({ step, requestId, company, onClose, onMoved, onRefused }: ContradictDialogProps) {
  const { title, schema, options } = QUESTIONS[step];
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const reopen = useReopenRequest(requestId);
  const notStarted = useReportNotStarted(requestId);
  const isPending = reopen.isPending || notStarted.isPending;

  const say = useOneAtATime(async () => {
    const checked = schema.safeParse({ reason, message });
    if (!checked.success) {
      const found = checked.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
      setProblems(Object.fromEntries(found));
      setTimeout(focusField, 0, found[0]?.[0]);
      return;
    }
    try {
      if (step === 'start') await notStarted.mutateAsync(StartDenial.parse(checked.data));
      else await reopen.mutateAsync(CompletionDenial.parse(checked.data));
      onClose();
      onMoved();
    } catch (error) {
      toast({ title: 'That did not go through', description: sentenceFor(error), tone: 'destructive' });
      onRefused();
      // Something else has already happened, so repeating it makes no sense. Otherwise the words stay for another try.
      if (error instanceof ApiError && error.status === 409) onClose();
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="medium"
      title={title}
      dismissable={!isPending}
      footer={
        <>
          <Button big onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button big variant="primary" type="submit" form="contradict" busy={isPending} busyLabel="Sending...">
            Tell them
          </Button>
        </>
      }
    >
      <form id="contradict" onSubmit={say} noValidate className="grid gap-5">
        <FieldGroup name="reason" label="What happened?" error={problems['reason']}>
          <RadioCards
            options={options}
            value={reason}
            input={{
              name: 'reason',
              onChange: ({ target }) => {
                setReason(target.value);
                setProblems({});
              },
            }}
          />
        </FieldGroup>
        <Field name="message" label="In your words" optional={reason !== 'other'} error={problems['message']}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={MAX_DENIAL_WORDS}
              value={message}
              onChange={({ target }) => {
                setMessage(target.value);
                setProblems({});
              }}
            />
          )}
        </Field>
        <p className="text-meta text-ink-2">{company} gets your answer at once, and the request goes back a step.</p>
      </form>
    </Dialog>
  );
}
