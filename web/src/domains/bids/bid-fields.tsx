import { type BidForm, MAX_BID_NOTE_LENGTH } from '@plumbline/contract/domains/bids/bid.ts';
import { submitBid } from '@plumbline/contract/domains/bids/endpoints.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { CalendarX2, Info, TriangleAlert } from 'lucide-react';
import { dueInFull, isPast } from '../../lib/deadline.ts';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Note } from '../../ui/note.tsx';
import { amountIn } from './amount.ts';
import { bidWords } from './bid.words.ts';

const words = here(bidWords);

/** Returns the form of a bid, for the dialog and for the project's page without scripts. */
export function useBidForm(
  project: Project,
  {
    idPrefix,
    next,
    send,
  }: { idPrefix: string; next?: () => string; send: (bid: BidForm, key: string) => Promise<unknown> },
) {
  return useForm({
    to: submitBid,
    initial: { amount: '', notes: words.firstNote(project.title).slice(0, MAX_BID_NOTE_LENGTH) },
    idPrefix,
    check: ({ amount }) => {
      const read = amountIn(amount);
      return 'problem' in read ? { amount: read.problem } : {};
    },
    body: ({ amount, notes }) => {
      const read = amountIn(amount);
      return {
        projectId: project.id,
        amount: 'dollars' in read ? read.dollars : undefined,
        status: 'submitted',
        notes: notes.trim(),
      };
    },
    ...(next ? { next } : {}),
    send: (bid, { key }) => send(bid, key),
  });
}

/** Amount and note, and what happens with them. */
export function BidFields({ project, form }: { project: Project; form: ReturnType<typeof useBidForm> }) {
  const now = useNow();
  return (
    <>
      <input type="hidden" name="projectId" value={project.id} />
      <input type="hidden" name="status" value="submitted" />
      {form.failure !== undefined && (
        <Note icon={TriangleAlert} tone="red" role="alert" title={words.notSubmitted}>
          {sentenceFor(form.failure)}
        </Note>
      )}
      <Field {...form.field('amount')} label={words.amount} optional hint={words.amountHint}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            placeholder="$"
            {...form.text('amount')}
            data-initial-focus
          />
        )}
      </Field>
      <Field {...form.field('notes')} label={words.note} optional>
        {(control) => <Textarea {...control} rows={4} maxLength={MAX_BID_NOTE_LENGTH} {...form.text('notes')} />}
      </Field>
      {isPast(project.deadline, now) && (
        <Note icon={CalendarX2} tone="amber" title={words.late}>
          {words.lateText(dueInFull(project.deadline))}
        </Note>
      )}
      <Note icon={Info}>{words.terms}</Note>
    </>
  );
}
