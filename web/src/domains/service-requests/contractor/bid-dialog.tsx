import { submitProposal } from '@plumbline/contract/domains/service-requests/dashboard-endpoints.ts';
import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { OpportunityId } from '@plumbline/contract/kernel/id.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { Receipt, TriangleAlert } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { here, language } from '../../../lib/language.ts';
import { zoneName } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { wallTimeIn } from '../job-time.ts';
import { dollarsIn } from './bid-amount.ts';
import { useSubmitProposal } from './calls.ts';
import { contractorWords } from './contractor.words.ts';

const { bid: words, bids } = here(contractorWords);

/** The request or project that a bid is for. */
export interface BidSubject {
  readonly projectId: OpportunityId;
  readonly title: string;
  readonly location: string;
  /** The job's; absent once a time was proposed, since that is changed elsewhere. */
  readonly timeZone?: string;
  /** The bid to change. */
  readonly before?: { readonly amount: number | null; readonly details: string; readonly changesUsed: number };
}

export interface BidDialogProps {
  subject: BidSubject;
  onClose: () => void;
  onSubmitted: () => void;
}

/** Submits a bid on an open request, or changes one: the amount, the work and optionally a time. */
export function BidDialog({ subject, onClose, onSubmitted }: BidDialogProps) {
  const { projectId, title, location, timeZone, before } = subject;
  const sending = useSubmitProposal();
  const form = useForm({
    to: submitProposal,
    initial: {
      bidAmount: before?.amount ? formatsIn(language).formatNumber(before.amount) : '',
      proposalDetails: before?.details ?? '',
      proposedDate: '',
      proposedTime: '',
    },
    body: (values) => ({ ...values, projectId, bidAmount: dollarsIn(values.bidAmount) }),
    send: async (bid) => {
      await sending.mutateAsync(bid);
      onClose();
      onSubmitted();
      toast({ title: words.submitted, description: words.submittedText(title), tone: 'success' });
    },
    onRefused: (error) => {
      const late = error instanceof ApiError && error.status === 409;
      toast({
        title: words.failed,
        description: late ? sentenceFor(error) : words.failedText,
        tone: 'destructive',
      });
    },
  });

  const left = before && MAX_PROPOSAL_CHANGES - before.changesUsed;
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="medium"
      title={before ? bids.change : words.submit}
      description={`${title}, ${location}`}
      submitLabel={before ? words.sendChange : words.submit}
      busyLabel={words.submitting}
    >
      <input type="hidden" name="projectId" value={projectId} />
      {form.failure !== undefined && (
        <Note icon={TriangleAlert} tone="red" role="alert" title={words.notSubmitted}>
          {sentenceFor(form.failure)}
        </Note>
      )}
      <Field {...form.field('bidAmount')} label={words.amount} hint={words.amountHint} required>
        {(field) => (
          <Input
            {...field}
            {...form.text('bidAmount')}
            inputMode="decimal"
            autoComplete="off"
            placeholder="$"
            className="num sm:max-w-60"
            data-initial-focus
          />
        )}
      </Field>
      <Field {...form.field('proposalDetails')} label={words.details} required>
        {(field) => (
          <Textarea {...field} {...form.text('proposalDetails')} maxLength={2000} placeholder={words.detailsExample} />
        )}
      </Field>
      {timeZone && (
        <div>
          <div className="grid items-start gap-3 min-[360px]:grid-cols-2">
            <Field {...form.field('proposedDate')} label={words.date} optional>
              {(field) => (
                <Input
                  {...field}
                  {...form.text('proposedDate')}
                  type="date"
                  className="num"
                  min={wallTimeIn(new Date(), timeZone).date}
                />
              )}
            </Field>
            <Field {...form.field('proposedTime')} label={words.time} optional>
              {(field) => <Input {...field} {...form.text('proposedTime')} type="time" className="num" />}
            </Field>
          </div>
          <p className="mt-1.5 text-meta text-ink-2">{words.clocks(zoneName(timeZone), location)}</p>
        </div>
      )}
      <Note icon={Receipt} title={words.free}>
        {feeSentence(site, language)} {words.connected}
      </Note>
      <p className="text-meta text-ink-2">
        {words.compares} {left === undefined ? words.changesAtMost(MAX_PROPOSAL_CHANGES) : words.changesLeft(left)}
      </p>
    </FormDialog>
  );
}
