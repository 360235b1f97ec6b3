import type { Appointment, ChangeReason, Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { fieldProblems, sentenceFor } from '../../lib/problem-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusField } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Select, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ScheduleLink, useCancel, useMove, useReportAbsence } from './api.ts';
import { REASON_OPTIONS } from './appointment-words.ts';
import { type When, WhenFields } from './when-fields.tsx';

interface ChangeDialogProps {
  link: ScheduleLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After it was done, or was refused because something else has happened: what is shown is to be read again. */
  onChanged: () => void;
}

interface Why {
  readonly reason: ChangeReason;
  readonly message: string;
}

interface MessageFieldProps {
  name: string;
  value: string;
  onChange: (message: string) => void;
}

function MessageField({ name, value, onChange }: MessageFieldProps) {
  return (
    <Field name={name} label="Message to the other side" optional>
      {(control) => (
        <Textarea
          {...control}
          className="min-h-20!"
          maxLength={2000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function WhyFields({ why, onChange, required }: { why: Why; onChange: (why: Why) => void; required?: boolean }) {
  return (
    <div className="grid gap-4">
      <Field name="reason" label="Reason" required={required ?? false}>
        {(control) => (
          <Select
            {...control}
            value={why.reason}
            onChange={(event) => {
              const chosen = REASON_OPTIONS.find(({ value }) => value === event.target.value);
              if (chosen) onChange({ ...why, reason: chosen.value });
            }}
          >
            {REASON_OPTIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <MessageField name="changeMessage" value={why.message} onChange={(message) => onChange({ ...why, message })} />
    </div>
  );
}

const notDone = (error: unknown) =>
  toast({ title: 'That did not go through', description: sentenceFor(error), tone: 'destructive' });
const isOver = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && Object.keys(fieldProblems(error)).length === 0;

export interface MoveDialogProps extends ChangeDialogProps {
  schedule: Schedule;
  appointment: Appointment;
  today: string;
}

/** Another time for the appointment, with a reason for the other side. */
export function MoveDialog({ link, open, onOpenChange, onChanged, schedule, appointment, today }: MoveDialogProps) {
  const begin = (): When => ({
    scheduledDate: appointment.date < today ? today : appointment.date,
    scheduledTime: appointment.time,
    duration: appointment.duration,
  });
  const [when, setWhen] = useState(begin);
  const [why, setWhy] = useState<Why>({ reason: 'not-available', message: '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const move = useMove(link);

  const refuse = (problems: Readonly<Record<string, string>>) => {
    setErrors(problems);
    const [first] = Object.keys(problems);
    if (first) setTimeout(focusField, 0, first);
  };
  const send = async () => {
    if (!when.scheduledDate || !when.scheduledTime) {
      refuse({
        ...(when.scheduledDate ? {} : { scheduledDate: 'Choose a date' }),
        ...(when.scheduledTime ? {} : { scheduledTime: 'Choose a time' }),
      });
      return;
    }
    try {
      await move.mutateAsync({
        proposedDate: when.scheduledDate,
        proposedTime: when.scheduledTime,
        duration: when.duration,
        ...why,
      });
      toast({
        title: 'Appointment Moved',
        description: 'The other side is told, and reminders move with it.',
        tone: 'success',
      });
      onOpenChange(false);
      onChanged();
    } catch (error) {
      notDone(error);
      const { proposedDate, proposedTime, ...others } = fieldProblems(error);
      refuse({
        ...(proposedDate ? { scheduledDate: proposedDate } : {}),
        ...(proposedTime ? { scheduledTime: proposedTime } : {}),
        ...others,
      });
      if (!isOver(error)) return;
      onOpenChange(false);
      onChanged();
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Move the appointment"
      description="The other side is told at once, with your reason."
      dismissable={!move.isPending}
      footer={
        <>
          <Button big onClick={() => onOpenChange(false)} disabled={move.isPending}>
            Keep it
          </Button>
          <Button big variant="primary" busy={move.isPending} busyLabel="Moving..." onClick={send}>
            Move Appointment
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <WhenFields
          when={when}
          onChange={(changes) => {
            setWhen((before) => ({ ...before, ...changes }));
            setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
          }}
          errorOf={(name) => errors[name]}
          today={today}
          timeZone={schedule.timeZone}
          slotsOf={schedule.contractor ? link.id : undefined}
        />
        <WhyFields why={why} onChange={setWhy} />
      </div>
    </Dialog>
  );
}

interface EndDialogProps extends Omit<ChangeDialogProps, 'link'> {
  title: string;
  confirmLabel: string;
  busyLabel: string;
  cancelLabel: string;
  /** What is said when it is done: 'Appointment Cancelled'. */
  done: string;
  end: () => Promise<unknown>;
  children: ReactNode;
}

/** Ends the appointment one way or another, once it is confirmed. */
function EndDialog({ done, end, onChanged, children, ...dialog }: EndDialogProps) {
  const confirm = async () => {
    try {
      await end();
      toast({ title: done, description: 'The other side is told.', tone: 'success' });
      onChanged();
    } catch (error) {
      notDone(error);
      if (!isOver(error)) throw error;
      onChanged();
    }
  };
  return (
    <ConfirmDialog {...dialog} danger onConfirm={confirm}>
      {children}
    </ConfirmDialog>
  );
}

/** Cancels the appointment, with a reason. The request stays. */
export function CancelDialog({ link, ...dialog }: ChangeDialogProps) {
  const [why, setWhy] = useState<Why>({ reason: 'not-available', message: '' });
  const cancel = useCancel(link);
  return (
    <EndDialog
      {...dialog}
      title="Cancel this appointment?"
      confirmLabel="Cancel Appointment"
      busyLabel="Cancelling..."
      cancelLabel="Keep it"
      done="Appointment Cancelled"
      end={() => cancel.mutateAsync(why)}
    >
      <p className="mb-4">The job stays as it is: another time can be booked. No reminder follows.</p>
      <WhyFields why={why} onChange={setWhy} required />
    </EndDialog>
  );
}

export interface AbsenceDialogProps extends ChangeDialogProps {
  viewer: Schedule['viewer'];
}

/** Says that the other side was not there. */
export function AbsenceDialog({ link, viewer, ...dialog }: AbsenceDialogProps) {
  const [message, setMessage] = useState('');
  const report = useReportAbsence(link);
  const isCustomer = viewer === 'customer';
  return (
    <EndDialog
      {...dialog}
      title={isCustomer ? 'Nobody came?' : 'Nobody was there?'}
      confirmLabel={isCustomer ? 'They did not come' : 'Nobody was there'}
      busyLabel="Sending..."
      cancelLabel="Back"
      done="Reported"
      end={() => report.mutateAsync(message)}
    >
      <p className="mb-4">
        {isCustomer
          ? 'The job is no longer theirs, their fee goes back, and you are offered the next best contractors.'
          : 'The customer is told. The job stays yours, and another time can be booked.'}
      </p>
      <MessageField name="absenceMessage" value={message} onChange={setMessage} />
    </EndDialog>
  );
}
