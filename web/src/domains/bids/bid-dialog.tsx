import { MAX_BID_NOTE_LENGTH } from '@plumbline/contract/domains/bids/bid.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { CalendarX2, Info, TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { dueInFull, isPast } from '../../lib/deadline.ts';
import { fieldProblems, sentenceFor } from '../../lib/problem-sentences.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusField } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Note } from '../../ui/note.tsx';
import { amountIn } from './amount.ts';

export interface BidDialogProps {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  sending: UseMutationResult<unknown, Error, { amount: number; notes: string }>;
}

/** Before a bid goes out: an amount and a note, both optional, and what happens with it. */
export function BidDialog({ project, open, onOpenChange, sending }: BidDialogProps) {
  const form = useId();
  const [amount, setAmount] = useState('');
  const [notes, setNotes] = useState(`Bid for "${project.title}".`.slice(0, MAX_BID_NOTE_LENGTH));
  const [problem, setProblem] = useState<string>();
  const refused = fieldProblems(sending.error);
  const now = useNow();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const read = amountIn(amount);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) focusField('bid-amount');
    else sending.mutate({ amount: read.dollars, notes: notes.trim() }, { onSuccess: () => onOpenChange(false) });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissable={!sending.isPending}
      title="Submit Bid"
      description={project.title}
      footer={
        <>
          <Button big disabled={sending.isPending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button big variant="primary" type="submit" form={form} busy={sending.isPending} busyLabel="Submitting...">
            Submit Bid
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-6">
        {sending.isError && (
          <Note icon={TriangleAlert} tone="red" role="alert" title="Your bid was not submitted">
            {sentenceFor(sending.error)}
          </Note>
        )}
        <Field
          name="bid-amount"
          label="Amount"
          optional
          hint="In dollars. You can leave it open."
          error={problem ?? refused.amount}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              placeholder="$"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              data-initial-focus
            />
          )}
        </Field>
        <Field name="bid-notes" label="Note" optional error={refused.notes}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={MAX_BID_NOTE_LENGTH}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
            />
          )}
        </Field>
        {isPast(project.deadline, now) && (
          <Note icon={CalendarX2} tone="amber" title="The deadline has passed">
            Bids were due {dueInFull(project.deadline)}. Its source still calls it open: check the original listing
            before you count on this bid.
          </Note>
        )}
        <Note icon={Info}>
          Plumbline keeps your bid for you: the owner is sent nothing, and their own forms and deadline in the original
          listing still count. Signed in as a craftsman, you find it in My Bids and can withdraw it there.
        </Note>
      </form>
    </Dialog>
  );
}
