import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { ProposalForm } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import type { OpportunityId } from '@plumbline/contract/kernel/id.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { Receipt, TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { zoneName } from '../../../lib/moment.ts';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { wallTimeIn } from '../job-time.ts';
import { dollarsIn } from './bid-amount.ts';
import { useSubmitProposal } from './calls.ts';

/** What a bid is for. */
export interface BidSubject {
  readonly projectId: OpportunityId;
  readonly title: string;
  readonly location: string;
  /** Of the job; left out where the time has been proposed already, and is changed elsewhere. */
  readonly timeZone?: string;
  /** The bid that is changed. */
  readonly before?: { readonly amount: number | null; readonly details: string; readonly changesUsed: number };
}

type Values = Record<'bidAmount' | 'proposalDetails' | 'proposedDate' | 'proposedTime', string>;
type Name = keyof Values;

const names: readonly Name[] = ['bidAmount', 'proposalDetails', 'proposedDate', 'proposedTime'];

/** The first problem of each field, in the order of the form. */
const problemsIn = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const issue = issues.find(({ path }) => path[0] === name);
      return issue ? [[name, issue.message]] : [];
    }),
  );

export interface BidDialogProps {
  subject: BidSubject;
  onClose: () => void;
  onSubmitted: () => void;
}

/** For how much, with what, and perhaps when: a bid on an open request, or a change of it. */
export function BidDialog({ subject, onClose, onSubmitted }: BidDialogProps) {
  const { projectId, title, location, timeZone, before } = subject;
  const form = useId();
  const sending = useSubmitProposal();
  const [values, setValues] = useState<Values>({
    bidAmount: before?.amount?.toLocaleString('en-US') ?? '',
    proposalDetails: before?.details ?? '',
    proposedDate: '',
    proposedTime: '',
  });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();

  const control = (name: Name) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((typed) => ({ ...typed, [name]: target.value }));
      setProblems(({ [name]: _, ...others }) => others);
    },
  });

  const refuse = (found: Readonly<Record<string, string>>) => {
    setProblems(found);
    const first = names.find((name) => found[name]);
    // After the fields have been drawn with their errors.
    if (first) setTimeout(focusField, 0, first);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    setRefusal(undefined);
    const read = ProposalForm.safeParse({ ...values, projectId, bidAmount: dollarsIn(values.bidAmount) });
    if (!read.success) return refuse(problemsIn(read.error.issues));
    try {
      await sending.mutateAsync(read.data);
    } catch (error) {
      const late = error instanceof ApiError && error.status === 409;
      toast({
        title: 'Bid Submission Failed',
        description: late ? sentenceFor(error) : 'Failed to submit bid. Please try again.',
        tone: 'destructive',
      });
      setRefusal(sentenceFor(error));
      return refuse(fieldProblems(error));
    }
    onClose();
    onSubmitted();
    toast({ title: 'Bid Submitted', description: `The customer has your bid for "${title}".`, tone: 'success' });
  };

  const left = before && MAX_PROPOSAL_CHANGES - before.changesUsed;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      dismissable={!sending.isPending}
      title={before ? 'Change Bid' : 'Submit Bid'}
      description={`${title}, ${location}`}
      footer={
        <>
          <Button big disabled={sending.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button big variant="primary" type="submit" form={form} busy={sending.isPending} busyLabel="Submitting...">
            {before ? 'Send Change' : 'Submit Bid'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        {refusal && (
          <Note icon={TriangleAlert} tone="red" role="alert" title="Your bid was not submitted">
            {refusal}
          </Note>
        )}
        <Field name="bidAmount" label="Amount" hint="In dollars, for the whole job" required error={problems.bidAmount}>
          {(field) => (
            <Input
              {...field}
              {...control('bidAmount')}
              inputMode="decimal"
              autoComplete="off"
              placeholder="$"
              className="num sm:max-w-60"
              data-initial-focus
            />
          )}
        </Field>
        <Field name="proposalDetails" label="What you will do for it" required error={problems.proposalDetails}>
          {(field) => (
            <Textarea
              {...field}
              {...control('proposalDetails')}
              maxLength={2000}
              placeholder="Parts, labor, how long it takes"
            />
          )}
        </Field>
        {timeZone && (
          <div>
            <div className="grid items-start gap-3 min-[360px]:grid-cols-2">
              <Field name="proposedDate" label="Date" optional error={problems.proposedDate}>
                {(field) => (
                  <Input
                    {...field}
                    {...control('proposedDate')}
                    type="date"
                    className="num"
                    min={wallTimeIn(new Date(), timeZone).date}
                  />
                )}
              </Field>
              <Field name="proposedTime" label="Time" optional error={problems.proposedTime}>
                {(field) => <Input {...field} {...control('proposedTime')} type="time" className="num" />}
              </Field>
            </div>
            <p className="mt-1.5 text-meta text-ink-2">
              {zoneName(timeZone)}, the time in {location}.
            </p>
          </div>
        )}
        <Note icon={Receipt} title="No fee for bidding">
          {feeSentence(site)} You are connected when the customer accepts your bid.
        </Note>
        <p className="text-meta text-ink-2">
          The customer sees your company, your rating and this bid, and compares it with others.{' '}
          {left === undefined
            ? `You can change it at most ${MAX_PROPOSAL_CHANGES} times.`
            : `You can change it ${formatCount(left, 'more time')}, this one counted.`}
        </p>
      </form>
    </Dialog>
  );
}
