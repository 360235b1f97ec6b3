import {
  type BadConnectionReason,
  badConnectionRules,
  type ReferralPayment,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import { CircleHelp, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMoment } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useReportBadConnection } from './api.ts';

const reasons: readonly { value: BadConnectionReason; label: string; detail: string }[] = [
  { value: 'unreachable', label: "The customer can't be reached", detail: 'I called and wrote, and nobody answered' },
  { value: 'not-wanted', label: "The customer didn't want the job", detail: 'We spoke, and there is no job' },
];

/** Reporting a connection that came to nothing, or how the report stands. Nothing when the time for it is over. */
export function BadConnection({ payment }: { payment: ReferralPayment }) {
  const [open, setOpen] = useState(false);
  const now = useNow();
  const { report, reportUntil, timeZone } = payment;
  if (report) {
    return (
      <Note icon={report.status === 'refunded' ? Undo2 : CircleHelp} title="Your report" className="no-print">
        {report.message}
      </Note>
    );
  }
  if (!reportUntil || new Date(reportUntil) <= now) return null;
  return (
    <section aria-label="Problems with this connection" className="no-print">
      <p className="num text-meta text-ink-2">
        No answer, or no job? Until {formatMoment(reportUntil, timeZone, now)} you can report it
        {payment.amount > 0 && ' and get the fee back'}.
      </p>
      <Button variant="text" className="-ml-2.5" onClick={() => setOpen(true)}>
        Report a bad connection
      </Button>
      {open && <ReportDialog payment={payment} onClose={() => setOpen(false)} />}
    </section>
  );
}

function ReportDialog({ payment, onClose }: { payment: ReferralPayment; onClose: () => void }) {
  const [reason, setReason] = useState<BadConnectionReason>();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const report = useReportBadConnection(payment);

  const send = useOneAtATime(async () => {
    if (!reason) {
      setProblem("Say whether the customer can't be reached or didn't want the job.");
      setTimeout(focusField, 0, 'reason');
      return;
    }
    try {
      const { message } = await report.mutateAsync({ reason, note });
      toast({ title: 'Report sent', description: message, tone: 'success' });
      onClose();
    } catch (failure) {
      toast({ title: 'Your report was not sent', description: sentenceFor(failure), tone: 'destructive' });
      if (failure instanceof ApiError && failure.status === 409) onClose();
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="medium"
      title="Report a bad connection"
      dismissable={!report.isPending}
      footer={
        <>
          <Button big onClick={onClose} disabled={report.isPending}>
            Cancel
          </Button>
          <Button big variant="primary" type="submit" form="report" busy={report.isPending} busyLabel="Sending...">
            Send report
          </Button>
        </>
      }
    >
      <form id="report" onSubmit={send} noValidate className="grid gap-5">
        <FieldGroup name="reason" label="What happened?" error={problem}>
          <RadioCards
            options={reasons}
            value={reason ?? ''}
            input={{
              name: 'reason',
              onChange: ({ target }) => {
                setReason(reasons.find(({ value }) => value === target.value)?.value);
                setProblem(undefined);
              },
            }}
          />
        </FieldGroup>
        <Field name="note" label="What you tried" optional>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={1000}
              placeholder="Such as: called twice on Tuesday, wrote an email on Wednesday"
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <ul className="grid list-disc gap-1 pl-5 text-meta text-ink-2">
          {badConnectionRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}
