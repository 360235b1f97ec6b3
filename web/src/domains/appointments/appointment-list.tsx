import type { AppointmentSummary } from '@plumbline/contract/domains/appointments/appointment.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { formatDay } from '../../lib/format.ts';
import { here, language } from '../../lib/language.ts';
import { dayIn, formatHours, formatSpan } from '../../lib/moment.ts';
import { useNow } from '../../lib/use-now.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { appointmentsQuery } from './api.ts';
import { appointmentPageWords } from './appointment.words.ts';
import { type Visit, visitsOf } from './appointment-day.ts';

const words = here(appointmentPageWords).list;

const SHOWN = 5;

/** The contractor's visits: today's on the plumb line, then the next ones. Renders nothing without any. */
export function AppointmentList({ userId }: { userId: UserId }) {
  const now = useNow();
  const { data } = useQuery(appointmentsQuery(userId));
  const { today, later } = visitsOf(data ?? [], now);
  const [first] = today;
  if (!first && later.length === 0) return null;
  return (
    <Card as="section" roomy aria-labelledby="appointments">
      <h2 id="appointments" className="num">
        {first ? words.today(formatDay(dayIn(now, first.appointment.timeZone))) : words.noneToday}
      </h2>
      {first && (
        <div className="mt-4">
          <Timeline label={words.visits} items={today.map(itemOf)} />
        </div>
      )}
      {later.length > 0 && (
        <>
          <h3 className={first ? 'mt-6 border-t border-line pt-4' : 'mt-3'}>{words.heading}</h3>
          <ul className="mt-1">
            {later.slice(0, SHOWN).map((appointment) => (
              <Later key={appointment.id} appointment={appointment} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const itemOf = ({ appointment, state }: Visit) => ({
  id: appointment.id,
  state,
  title: `${appointment.title}, ${appointment.with}`,
  time: appointment.startsAt,
  timeText: formatHours(appointment.startsAt, appointment.endsAt, appointment.timeZone),
  children: (
    <>
      {appointment.location && <p className="wrap-anywhere text-meta text-ink-2">{appointment.location}</p>}
      <NotConfirmed appointment={appointment} />
      {state !== 'done' && (
        <OpenAppointment appointment={appointment} variant={state === 'now' ? 'line' : 'secondary'} className="mt-2" />
      )}
    </>
  ),
});

function Later({ appointment }: { appointment: AppointmentSummary }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t last:pb-0">
      <Icon of={CalendarDays} className="text-ink-2 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="num font-strong">{formatSpan(appointment.startsAt, appointment.endsAt, appointment.timeZone)}</p>
        <p className="wrap-anywhere text-ink-2">
          {appointment.title}, {appointment.with}
          {appointment.location && `, ${appointment.location}`}
        </p>
        <NotConfirmed appointment={appointment} />
      </div>
      <OpenAppointment appointment={appointment} />
    </li>
  );
}

const NotConfirmed = ({ appointment }: { appointment: AppointmentSummary }) =>
  appointment.confirmation?.isMissing && <p className="font-strong text-amber-ink">{words.notConfirmed}</p>;

interface OpenAppointmentProps {
  appointment: AppointmentSummary;
  variant?: 'line' | 'secondary';
  className?: string;
}

const OpenAppointment = ({ appointment, ...button }: OpenAppointmentProps) => (
  <ButtonAnchor href={scheduleHref(appointment.scheduleId)} {...button}>
    {words.open}
    <span className="sr-only"> {words.openWhich(appointment.requestNumber)}</span>
  </ButtonAnchor>
);

const scheduleHref = (id: string): string => pathIn(language, `/schedule-service?request=${encodeURIComponent(id)}`);
