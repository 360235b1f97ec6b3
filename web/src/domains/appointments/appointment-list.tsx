import type { AppointmentSummary } from '@plumbline/contract/domains/appointments/appointment.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { here, language } from '../../lib/language.ts';
import { formatSpan } from '../../lib/moment.ts';
import { useNow } from '../../lib/use-now.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { appointmentsQuery } from './api.ts';
import { appointmentPageWords } from './appointment.words.ts';

const words = here(appointmentPageWords).list;

/** Returns whether an appointment is in the future or under way. */
const isAhead = ({ status, endsAt }: AppointmentSummary, now: Date): boolean =>
  status === 'booked' && Date.parse(endsAt) > now.getTime();

const SHOWN = 5;

/** Shows the contractor's upcoming appointments, earliest first. Renders nothing without any. */
export function AppointmentList({ userId }: { userId: UserId }) {
  const now = useNow();
  const { data } = useQuery(appointmentsQuery(userId));
  const ahead = (data ?? []).filter((appointment) => isAhead(appointment, now));
  if (ahead.length === 0) return null;
  return (
    <Card as="section" roomy aria-labelledby="appointments" className="mb-4">
      <h2 id="appointments">{words.heading}</h2>
      <ul className="mt-2">
        {ahead.slice(0, SHOWN).map((appointment) => (
          <li
            key={appointment.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t last:pb-0"
          >
            <Icon of={CalendarDays} className="text-ink-2 max-sm:hidden" />
            <div className="min-w-0 flex-1 basis-60">
              <p className="num font-strong">
                {formatSpan(appointment.startsAt, appointment.endsAt, appointment.timeZone)}
              </p>
              <p className="wrap-anywhere text-ink-2">
                {appointment.title}, {appointment.with}
                {appointment.location && `, ${appointment.location}`}
              </p>
            </div>
            <ButtonAnchor href={scheduleHref(appointment.scheduleId)}>
              {words.open}
              <span className="sr-only"> {words.openWhich(appointment.requestNumber)}</span>
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const scheduleHref = (id: string): string => pathIn(language, `/schedule-service?request=${encodeURIComponent(id)}`);
