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
import { formatSpan } from '../../lib/moment.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Facts, IconLine } from '../../ui/facts.tsx';
import { StatusBanner } from '../../ui/note.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ScheduleLink, useEarlyReminders } from './api.ts';
import { SERVICE_LABELS, statusWords } from './appointment-words.ts';
import { AbsenceDialog, CancelDialog, MoveDialog } from './change-dialogs.tsx';

const serviceLabel = (type: string): string =>
  Object.entries(SERVICE_LABELS).find(([name]) => name === type)?.[1] ?? type;

interface BookedProps {
  link: ScheduleLink;
  schedule: Schedule;
  appointment: Appointment;
}

/** The one sentence on how the appointment stands; takes the focus after something was done. */
export function AppointmentBanner({
  schedule,
  appointment,
  ref,
}: Omit<BookedProps, 'link'> & { ref: Ref<HTMLElement> }) {
  const { tone, title, text } = statusWords(appointment, schedule);
  const icon = appointment.status === 'booked' ? CalendarCheck : appointment.status === 'done' ? CircleCheck : Ban;
  const span = formatSpan(appointment.startsAt, appointment.endsAt, appointment.timeZone);
  return (
    <section ref={ref} tabIndex={-1} data-keep-clear aria-label="The appointment" className="rounded">
      <StatusBanner icon={icon} tone={tone} title={appointment.status === 'booked' ? span : title}>
        <p>{appointment.status === 'booked' ? `${title}. ${text}` : `${span}. ${text}`}</p>
      </StatusBanner>
    </section>
  );
}

/** What was booked, and ways to get it into a calendar. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { calendar } = appointment;
  return (
    <Card as="section" roomy aria-labelledby="appointment-title">
      <h2 id="appointment-title">Appointment</h2>
      <Facts
        className="mt-2"
        facts={[
          { label: 'Service', value: serviceLabel(appointment.serviceType) },
          ...(appointment.notes
            ? [
                {
                  label: 'Notes',
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
            Calendar file (.ics)
          </ButtonAnchor>
          <ButtonAnchor icon={CalendarPlus} href={calendar.google} target="_blank" rel="noopener noreferrer">
            Google Calendar<span className="sr-only"> (opens in a new tab)</span>
          </ButtonAnchor>
          <ButtonAnchor icon={CalendarPlus} href={calendar.outlook} target="_blank" rel="noopener noreferrer">
            Outlook<span className="sr-only"> (opens in a new tab)</span>
          </ButtonAnchor>
        </div>
      )}
    </Card>
  );
}

/** Moving, cancelling, and saying that nobody was there: what this side may do now. */
export function AppointmentActions({
  link,
  schedule,
  appointment,
  today,
  onChanged,
}: BookedProps & { today: string; onChanged: () => void }) {
  const [asking, setAsking] = useState<'move' | 'cancel' | 'absence' | null>(null);
  const { actions, viewer } = schedule;
  const opens = (what: typeof asking) => ({
    link,
    open: asking === what,
    onOpenChange: (open: boolean) => setAsking(open ? what : null),
    onChanged,
  });
  const absent = viewer === 'customer' ? 'report-contractor-absent' : 'report-customer-absent';
  return (
    <div className="flex flex-wrap gap-2 no-print empty:hidden">
      {actions.includes('move') && (
        <Button icon={CalendarClock} onClick={() => setAsking('move')}>
          Reschedule
        </Button>
      )}
      {actions.includes(absent) && (
        <Button icon={UserX} onClick={() => setAsking('absence')}>
          {viewer === 'customer' ? 'The contractor did not come' : 'The customer was not there'}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button variant="danger-text" icon={CircleX} onClick={() => setAsking('cancel')}>
          Cancel appointment
        </Button>
      )}
      <MoveDialog
        key={`${appointment.startsAt}${appointment.duration}`}
        {...opens('move')}
        schedule={schedule}
        appointment={appointment}
        today={today}
      />
      <CancelDialog {...opens('cancel')} />
      <AbsenceDialog {...opens('absence')} viewer={viewer} />
    </div>
  );
}

/** The customer's choice to be texted at night, too: a job at 8 AM has its last reminder at 7. */
export function EarlyReminders({ id, appointment }: { id: string; appointment: Appointment }) {
  const choose = useEarlyReminders(id);
  // What was ticked shows at once, and until the server has answered.
  const [ticked, setTicked] = useState<boolean | null>(null);
  return (
    <Checkbox
      checked={ticked ?? appointment.earlyReminders}
      onChange={(event) => {
        setTicked(event.target.checked);
        choose.mutate(event.target.checked, {
          onError: (error) =>
            toast({ title: 'That was not saved', description: sentenceFor(error), tone: 'destructive' }),
          onSettled: () => setTicked(null),
        });
      }}
    >
      Text me between 9 PM and 8 AM, too
      <span className="block text-meta text-ink-2">
        Else a text that falls into the night waits until 8 AM, or is left out where that is too late.
      </span>
    </Checkbox>
  );
}
