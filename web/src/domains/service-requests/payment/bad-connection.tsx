import {
  type BadConnectionReason,
  badConnectionRules,
  type ReferralPayment,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import { reportBadConnection } from '@plumbline/contract/domains/service-requests/connection-endpoints.ts';
import { CircleHelp, Flag, Undo2 } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { here, language } from '../../../lib/language.ts';
import { formatMoment } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useNow } from '../../../lib/use-now.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { LateClockNote } from '../../../ui/late-clock-note.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useReportBadConnection } from './api.ts';
import { reportWords } from './report.words.ts';

const words = here(reportWords);

const reasons: readonly { value: BadConnectionReason; label: string; detail: string }[] = [
  { value: 'unreachable', label: words.reasons.unreachable, detail: words.reasons.unreachableText },
  { value: 'not-wanted', label: words.reasons.notWanted, detail: words.reasons.notWantedText },
];

const NO_REASON = { reason: words.noReason };

/** Reports a connection that came to nothing, or shows the report. Empty after the deadline for reports. */
export function BadConnection({ payment }: { payment: ReferralPayment }) {
  const now = useNow();
  const { report, reportUntil, timeZone } = payment;
  if (report) {
    return (
      <Note icon={report.status === 'refunded' ? Undo2 : CircleHelp} title={words.yourReport} className="no-print">
        {report.message}
      </Note>
    );
  }
  if (!reportUntil || new Date(reportUntil) <= now) return null;
  const until = formatMoment(reportUntil, timeZone, now);
  return (
    <section aria-label={words.section} className="no-print">
      <p className="num">{payment.amount > 0 ? words.untilWithRefund(until) : words.until(until)}</p>
      <DialogButton icon={Flag} className="mt-3" dialog={(close) => <ReportDialog payment={payment} onClose={close} />}>
        {words.title}
      </DialogButton>
    </section>
  );
}

function ReportDialog({ payment, onClose }: { payment: ReferralPayment; onClose: () => void }) {
  const report = useReportBadConnection(payment);
  const { referralId, contractorId } = payment;
  const form = useForm({
    to: reportBadConnection,
    params: { id: referralId },
    initial: { reason: '', note: '' },
    check: ({ reason }) => (reason === '' ? NO_REASON : {}),
    body: (values) => ({ contractorId, ...values }),
    send: async (body) => {
      const { message } = await report.mutateAsync(body);
      toast({ title: words.sent, description: message, tone: 'success' });
      onClose();
    },
    onRefused: (error) => {
      toast({ title: words.notSent, description: sentenceFor(error), tone: 'destructive' });
      if (error instanceof ApiError && error.status === 409) onClose();
    },
  });

  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="medium"
      title={words.title}
      submitLabel={words.send}
      busyLabel={words.sending}
    >
      <FieldGroup {...form.field('reason')} label={words.whatHappened}>
        <RadioCards options={reasons} {...form.choice('reason')} />
      </FieldGroup>
      <Field {...form.field('note')} label={words.tried} optional>
        {(control) => (
          <Textarea {...control} {...form.text('note')} rows={3} maxLength={1000} placeholder={words.triedExample} />
        )}
      </Field>
      <ul className="grid list-disc gap-1 pl-5 text-meta text-ink-2">
        {badConnectionRules(language).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <LateClockNote report="bad-connection" />
    </FormDialog>
  );
}
