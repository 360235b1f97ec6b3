import type { Appointment, Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import { confirmAppointment } from '@plumbline/contract/domains/appointments/confirmation-endpoints.ts';
import { setEarlyReminders } from '@plumbline/contract/domains/appointments/endpoints.ts';
import {
  Ban,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CircleCheck,
  CircleX,
  Download,
  MapPin,
  UserX,
} from 'lucide-react';
import type { Ref } from 'react';
import { call } from '../../lib/call.ts';
import { here } from '../../lib/language.ts';
import { formatSpan } from '../../lib/moment.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { Facts, IconLine } from '../../ui/facts.tsx';
import { Form } from '../../ui/form.tsx';
import { StatusBanner } from '../../ui/note.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ScheduleLink, useEarlyReminders, useKeepSchedule } from './api.ts';
import { appointmentPageWords } from './appointment.words.ts';
import { SERVICE_LABELS, standingOf } from './appointment-status.ts';
import { AbsenceDialog, CancelDialog, MoveDialog } from './change-dialogs.tsx';
import { confirmationWords } from './confirmation.words.ts';

const {
  booked: words,
  list: { notConfirmed },
} = here(appointmentPageWords);
const confirming = here(confirmationWords);

const sayNotSaved = (error: unknown) =>
  toast({ title: words.notSaved, description: sentenceFor(error), tone: 'destructive' });

const serviceLabel = (type: string): string =>
  Object.entries(SERVICE_LABELS).find(([name]) => name === type)?.[1] ?? type;

interface BookedProps {
  link: ScheduleLink;
  schedule: Schedule;
  appointment: Appointment;
}

/** Shows the state of the appointment in one sentence. Takes the focus after a change. */
export function AppointmentBanner({
  schedule,
  appointment,
  ref,
}: Omit<BookedProps, 'link'> & { ref: Ref<HTMLElement> }) {
  const { tone, title, text } = standingOf(appointment, schedule);
  const icon = appointment.status === 'booked' ? CalendarCheck : appointment.status === 'done' ? CircleCheck : Ban;
  const span = formatSpan(appointment.startsAt, appointment.endsAt, appointment.timeZone);
  return (
    <section ref={ref} tabIndex={-1} data-keep-clear aria-label={words.label} className="rounded">
      <StatusBanner icon={icon} tone={tone} title={appointment.status === 'booked' ? span : title}>
        <p>{appointment.status === 'booked' ? `${title}. ${text}` : `${span}. ${text}`}</p>
      </StatusBanner>
    </section>
  );
}

function Confirmed({ schedule: { viewer }, appointment: { confirmation } }: Omit<BookedProps, 'link'>) {
  const other = viewer === 'customer' ? 'contractor' : 'customer';
  if (!confirmation) return confirming.notYet;
  if (confirmation[viewer]) return confirmation[other] ? confirming.byBoth : confirming.byYou;
  if (confirmation[other]) return confirming.by[other];
  if (viewer === 'customer' || !confirmation.isMissing) return confirming.notYet;
  return (
    <>
      <b className="text-amber-ink">{notConfirmed}</b>
      <span className="block text-meta text-ink-2">{confirming.noAnswer}</span>
    </>
  );
}

/** Shows the booked appointment with ways to add it to a calendar. */
export function AppointmentCard({ schedule, appointment }: Omit<BookedProps, 'link'>) {
  const { calendar } = appointment;
  return (
    <Card as="section" roomy aria-labelledby="appointment-title">
      <h2 id="appointment-title">{words.heading}</h2>
      <Facts
        className="mt-2"
        facts={[
          { label: words.service, value: serviceLabel(appointment.serviceType) },
          ...(appointment.status === 'booked'
            ? [{ label: confirming.confirmed, value: <Confirmed schedule={schedule} appointment={appointment} /> }]
            : []),
          ...(appointment.notes
            ? [
                {
                  label: words.notes,
                  value: <span className="whitespace-pre-line wrap-anywhere">{appointment.notes}</span>,
                },
              ]
            : []),
        ]}
      />
      {appointment.location && (
        <IconLine icon={MapPin} className="mt-2 text-ink-2">
          {appointment.location}
        </IconLine>
      )}
      {appointment.status === 'booked' && (
        <div className="mt-4 flex flex-wrap gap-2 no-print">
          <ButtonAnchor icon={Download} href={calendar.ics} download>
            {words.file}
          </ButtonAnchor>
          <ButtonAnchor icon={CalendarPlus} href={calendar.google} target="_blank" rel="noopener noreferrer">
            {words.google}
            <span className="sr-only"> {words.newTab}</span>
          </ButtonAnchor>
          <ButtonAnchor icon={CalendarPlus} href={calendar.outlook} target="_blank" rel="noopener noreferrer">
            {words.outlook}
            <span className="sr-only"> {words.newTab}</span>
          </ButtonAnchor>
        </div>
      )}
    </Card>
  );
}

/** Says that this side will be there. */
function ConfirmButton({ id, onChanged }: { id: string; onChanged: () => void }) {
  const keep = useKeepSchedule(id);
  const params = { id };
  const form = useForm({
    to: confirmAppointment,
    params,
    initial: {},
    send: async () => {
      keep(await call(confirmAppointment, { params }));
      onChanged();
    },
    onRefused: (error) => {
      sayNotSaved(error);
      onChanged();
    },
  });
  return (
    <Form of={form}>
      <Button type="submit" variant="primary" icon={CalendarCheck} busy={form.busy}>
        {confirming.confirm}
      </Button>
    </Form>
  );
}

/** The actions of this side: confirm, reschedule, cancel, report a no-show. */
export function AppointmentActions({
  link,
  schedule,
  appointment,
  today,
  onChanged,
}: BookedProps & { today: string; onChanged: () => void }) {
  const { actions, viewer } = schedule;
  const dialog = { link, onChanged };
  const absent = viewer === 'customer' ? 'report-contractor-absent' : 'report-customer-absent';
  return (
    <div className="flex flex-wrap gap-2 no-print empty:hidden">
      {actions.includes('confirm') && <ConfirmButton id={link.id} onChanged={onChanged} />}
      {actions.includes('move') && (
        <DialogButton
          icon={CalendarClock}
          dialog={(close) => (
            <MoveDialog {...dialog} onClose={close} schedule={schedule} appointment={appointment} today={today} />
          )}
        >
          {words.move}
        </DialogButton>
      )}
      {actions.includes(absent) && (
        <DialogButton icon={UserX} dialog={(close) => <AbsenceDialog {...dialog} onClose={close} viewer={viewer} />}>
          {viewer === 'customer' ? words.contractorAbsent : words.customerAbsent}
        </DialogButton>
      )}
      {actions.includes('cancel') && (
        <DialogButton
          variant="danger-text"
          icon={CircleX}
          dialog={(close) => <CancelDialog {...dialog} onClose={close} />}
        >
          {words.cancel}
        </DialogButton>
      )}
    </div>
  );
}

/** The customer's choice to get texts at night, too: a job at 8 AM has its last reminder at 7. */
export function EarlyReminders({ id, appointment }: { id: string; appointment: Appointment }) {
  const choose = useEarlyReminders(id);
  const form = useForm({
    to: setEarlyReminders,
    params: { id },
    initial: { early: appointment.earlyReminders },
    send: ({ early }) => choose.mutateAsync(early),
    onRefused: (error) => {
      sayNotSaved(error);
      form.reset({ early: appointment.earlyReminders });
    },
  });
  return (
    <Form of={form}>
      <Checkbox
        {...form.tick('early')}
        onChange={({ target }) => {
          form.change({ early: target.checked });
          form.submit();
        }}
      >
        {words.textAtNight}
        <span className="block text-meta text-ink-2">{words.otherwise}</span>
      </Checkbox>
      <Button type="submit" className="mt-2 hidden noscript:inline-flex">
        {words.save}
      </Button>
    </Form>
  );
}
