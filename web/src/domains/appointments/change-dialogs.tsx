import type { Appointment, Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import {
  cancelAppointment,
  moveAppointment,
  reportAbsence,
} from '@plumbline/contract/domains/appointments/endpoints.ts';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { fieldProblems, sentenceFor } from '../../lib/problem-sentences.ts';
import { type FormFields, useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select, Textarea } from '../../ui/input.tsx';
import { LateClockNote } from '../../ui/late-clock-note.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ScheduleLink, useCancel, useMove, useReportAbsence } from './api.ts';
import { appointmentPageWords } from './appointment.words.ts';
import { REASON_OPTIONS } from './appointment-status.ts';
import { appointmentChangeWords } from './change.words.ts';
import { ourNameOf, WhenFields } from './when-fields.tsx';

const words = here(appointmentChangeWords);
const { chooseDate, chooseTime } = here(appointmentPageWords).form;

interface ChangeDialogProps {
  link: ScheduleLink;
  onClose: () => void;
  /** Called after the change, or after a refusal because something else had happened: what is shown needs a reload. */
  onChanged: () => void;
}

interface Why {
  readonly reason: string;
  readonly message: string;
}

const NOT_AVAILABLE: Why = { reason: 'not-available', message: '' };

function MessageField({ form }: { form: FormFields<Pick<Why, 'message'>> }) {
  return (
    <Field {...form.field('message')} label={words.message} optional>
      {(control) => <Textarea {...control} {...form.text('message')} className="min-h-20!" maxLength={2000} />}
    </Field>
  );
}

function WhyFields({ form, required = false }: { form: FormFields<Why>; required?: boolean }) {
  return (
    <div className="grid gap-4">
      <Field {...form.field('reason')} label={words.reason} required={required}>
        {(control) => (
          <Select {...control} {...form.text('reason')}>
            {REASON_OPTIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <MessageField form={form} />
    </div>
  );
}

const isOver = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && Object.keys(fieldProblems(error)).length === 0;

/** Handlers for success and refusal, shared by all three dialogs. */
function endings({ onClose, onChanged }: ChangeDialogProps) {
  const done = () => {
    onClose();
    onChanged();
  };
  return {
    say: (title: string, description: string) => {
      toast({ title, description, tone: 'success' });
      done();
    },
    onRefused: (error: unknown) => {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
      if (isOver(error)) done();
    },
  };
}

export interface MoveDialogProps extends ChangeDialogProps {
  schedule: Schedule;
  appointment: Appointment;
  today: string;
}

const NO_DATE = { scheduledDate: chooseDate };
const NO_TIME = { scheduledTime: chooseTime };

/** Another time for the appointment, with a reason for the other side. */
export function MoveDialog({ schedule, appointment, today, ...dialog }: MoveDialogProps) {
  const { link, onClose } = dialog;
  const move = useMove(link);
  const { say, onRefused } = endings(dialog);
  const form = useForm({
    to: moveAppointment,
    params: { id: link.id },
    idPrefix: 'move',
    initial: () => ({
      scheduledDate: appointment.date < today ? today : appointment.date,
      scheduledTime: appointment.time,
      duration: appointment.duration,
      ...NOT_AVAILABLE,
    }),
    check: ({ scheduledDate, scheduledTime }) => ({
      ...(scheduledDate ? {} : NO_DATE),
      ...(scheduledTime ? {} : NO_TIME),
    }),
    body: ({ scheduledDate, scheduledTime, ...rest }) => ({
      ...rest,
      contractorId: link.contractorId,
      proposedDate: scheduledDate,
      proposedTime: scheduledTime,
    }),
    saidAt: (name, message) => [ourNameOf(name), message],
    send: async (change) => {
      await move.mutateAsync(change);
      say(words.move.doneTitle, words.move.done);
    },
    onRefused,
  });

  return (
    <FormDialog
      of={form}
      className="grid gap-4"
      onClose={onClose}
      title={words.move.title}
      description={words.move.description}
      submitLabel={words.move.submit}
      busyLabel={words.move.busy}
      cancelLabel={words.keep}
    >
      <WhenFields
        form={form}
        today={today}
        timeZone={schedule.timeZone}
        slotsOf={schedule.contractor ? link.id : undefined}
      />
      <WhyFields form={form} />
    </FormDialog>
  );
}

/** Cancels the appointment, with a reason. The request stays. */
export function CancelDialog(dialog: ChangeDialogProps) {
  const { link, onClose } = dialog;
  const cancel = useCancel(link);
  const { say, onRefused } = endings(dialog);
  const form = useForm({
    to: cancelAppointment,
    params: { id: link.id },
    idPrefix: 'cancel',
    initial: NOT_AVAILABLE,
    body: (why) => ({ ...why, contractorId: link.contractorId }),
    send: async (change) => {
      await cancel.mutateAsync(change);
      say(words.cancel.done, words.told);
    },
    onRefused,
  });
  return (
    <FormDialog
      of={form}
      className="block"
      danger
      onClose={onClose}
      title={words.cancel.title}
      submitLabel={words.cancel.submit}
      busyLabel={words.cancel.busy}
      cancelLabel={words.keep}
    >
      <p className="mb-4">{words.cancel.effect}</p>
      <WhyFields form={form} required />
    </FormDialog>
  );
}

export interface AbsenceDialogProps extends ChangeDialogProps {
  viewer: Schedule['viewer'];
}

/** Reports that the other side didn't show up. */
export function AbsenceDialog({ viewer, ...dialog }: AbsenceDialogProps) {
  const { link, onClose } = dialog;
  const report = useReportAbsence(link);
  const { say, onRefused } = endings(dialog);
  const isCustomer = viewer === 'customer';
  const form = useForm({
    to: reportAbsence,
    params: { id: link.id },
    idPrefix: 'absence',
    initial: { message: '' },
    body: (values) => ({ ...values, contractorId: link.contractorId }),
    send: async (_, { values }) => {
      await report.mutateAsync(values.message);
      say(words.absence.done, words.told);
    },
    onRefused,
  });
  return (
    <FormDialog
      of={form}
      className="block"
      danger
      onClose={onClose}
      title={isCustomer ? words.absence.nobodyCame : words.absence.nobodyThere}
      submitLabel={isCustomer ? words.absence.theyDidNotCome : words.absence.nobodyWasThere}
      busyLabel={words.absence.busy}
      cancelLabel={words.absence.back}
    >
      <p className="mb-4">{isCustomer ? words.absence.effectForCustomer : words.absence.effectForContractor}</p>
      <MessageField form={form} />
      <LateClockNote report={isCustomer ? 'contractor-absent' : 'customer-absent'} />
    </FormDialog>
  );
}
