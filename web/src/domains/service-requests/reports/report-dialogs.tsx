import { type JobReport, MAX_REPORT_WORDS } from '@plumbline/contract/domains/service-requests/job-report.ts';
import { objectToReport, reportNotAgreed } from '@plumbline/contract/domains/service-requests/job-report-endpoints.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { type FormFields, useForm } from '../../../lib/use-form.ts';
import { ClockNote } from '../../../ui/clock-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type JobLink, useObject, useReportNotAgreed } from '../late-api.ts';
import { reportsWords } from './reports.words.ts';

const words = here(reportsWords);

interface DialogProps {
  link: JobLink;
  onClose: () => void;
  /** Called when something else had happened before. */
  onStale: () => void;
}

/** Handles a refusal: if the job has moved on, the page is reloaded instead of offering a retry. */
const refusedBy =
  ({ onClose, onStale }: DialogProps) =>
  (error: unknown) => {
    toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    if (!(error instanceof ApiError) || error.status !== 409) return;
    onStale();
    onClose();
  };

function WordsField({ form }: { form: FormFields<{ message: string }> }) {
  return (
    <Field {...form.field('message')} label={words.inYourWords}>
      {(control) => <Textarea {...control} {...form.text('message')} rows={4} maxLength={MAX_REPORT_WORDS} />}
    </Field>
  );
}

const NO_WORDS = { message: words.sayWhat };

/** Reports that it isn't the work agreed. */
export function NotAgreedDialog(dialog: DialogProps) {
  const { link, onClose } = dialog;
  const report = useReportNotAgreed(link);
  const form = useForm({
    to: reportNotAgreed,
    params: { id: link.id },
    idPrefix: 'not-agreed',
    initial: { message: '' },
    check: ({ message }) => (message.trim() === '' ? NO_WORDS : {}),
    body: (values) => ({ ...values, contractorId: link.contractorId }),
    send: async ({ message }, { key }) => {
      await report.mutateAsync({ message, key });
      toast({ title: words.notAgreed.done, description: words.told, tone: 'success' });
      onClose();
    },
    onRefused: refusedBy(dialog),
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="medium"
      className="block"
      title={words.notAgreed.title}
      submitLabel={words.notAgreed.submit}
      busyLabel={words.sending}
    >
      <WordsField form={form} />
      <ClockNote report="not-agreed" />
    </FormDialog>
  );
}

/** Objects to a report of the other side. */
export function ObjectionDialog({ report, ...dialog }: DialogProps & { report: JobReport }) {
  const { link, onClose } = dialog;
  const object = useObject(link, report.id);
  const form = useForm({
    to: objectToReport,
    params: { id: link.id },
    idPrefix: `objection-${report.kind}`,
    initial: { message: '' },
    check: ({ message }) => (message.trim() === '' ? NO_WORDS : {}),
    body: (values) => ({ ...values, contractorId: link.contractorId, reportId: report.id }),
    send: async ({ message }, { key }) => {
      await object.mutateAsync({ message, key });
      toast({ title: words.object.done, description: words.told, tone: 'success' });
      onClose();
    },
    onRefused: refusedBy(dialog),
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="medium"
      className="block"
      title={words.object.title}
      submitLabel={words.object.submit}
      busyLabel={words.sending}
    >
      <WordsField form={form} />
      <ClockNote report={report.kind} />
    </FormDialog>
  );
}
