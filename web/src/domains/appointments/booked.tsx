import type { Appointment, Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
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
import { type Ref, useState } from 'react';
import { here } from '../../lib/language.ts';
import { formatSpan } from '../../lib/moment.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Facts, IconLine } from '../../ui/facts.tsx';
import { StatusBanner } from '../../ui/note.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ScheduleLink, useEarlyReminders } from './api.ts';
import { appointmentPageWords } from './appointment.words.ts';
import { SERVICE_LABELS, standingOf } from './appointment-status.ts';
import { AbsenceDialog, CancelDialog, MoveDialog } from './change-dialogs.tsx';

const words = here(appointmentPageWords).booked;

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

/** Shows the booked appointment with ways to add it to a calendar. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { calendar } = appointment;
  return (
    <Card as="section" roomy aria-labelledby="appointment-title">
      <h2 id="appointment-title">{words.heading}</h2>
      <Facts
        className="mt-2"
        facts={[
          { label: words.service, value: serviceLabel(appointment.serviceType) },
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

/** The actions of this side: reschedule, cancel, report a no-show. */
export function AppointmentActions({
  link,
  schedule,
  appointment,
  today,
  onChanged,
}: BookedProps & { today: string; onChanged: () => void }) {
  const [asking, setAsking] = useState<'move' | 'cancel' | 'absence' | null>(null);
  const { actions, viewer } = schedule;
  const dialog = { link, onClose: () => setAsking(null), onChanged };
  const absent = viewer === 'customer' ? 'report-contractor-absent' : 'report-customer-absent';
  return (
    <div className="flex flex-wrap gap-2 no-print empty:hidden">
      {actions.includes('move') && (
        <Button icon={CalendarClock} onClick={() => setAsking('move')}>
          {words.move}
        </Button>
      )}
      {actions.includes(absent) && (
        <Button icon={UserX} onClick={() => setAsking('absence')}>
          {viewer === 'customer' ? words.contractorAbsent : words.customerAbsent}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button variant="danger-text" icon={CircleX} onClick={() => setAsking('cancel')}>
          {words.cancel}
        </Button>
      )}
      {asking === 'move' && <MoveDialog {...dialog} schedule={schedule} appointment={appointment} today={today} />}
      {asking === 'cancel' && <CancelDialog {...dialog} />}
      {asking === 'absence' && <AbsenceDialog {...dialog} viewer={viewer} />}
    </div>
  );
}

/** The customer's choice to get texts at night, too: a job at 8 AM has its last reminder at 7. */
export function EarlyReminders({ id, appointment }: { id: string; appointment: Appointment }) {
  const choose = useEarlyReminders(id);
  // Shows the new choice immediately, until the server has responded.
  const [ticked, setTicked] = useState<boolean | null>(null);
  return (
    <Checkbox
      checked={ticked ?? appointment.earlyReminders}
      onChange={(event) => {
        setTicked(event.target.checked);
        choose.mutate(event.target.checked, {
          onError: (error) => toast({ title: words.notSaved, description: sentenceFor(error), tone: 'destructive' }),
          onSettled: () => setTicked(null),
        });
      }}
    >
      {words.textAtNight}
      <span className="block text-meta text-ink-2">{words.otherwise}</span>
    </Checkbox>
  );
}
