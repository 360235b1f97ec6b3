import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { formatSpan } from '../../lib/moment.ts';
import { Card } from '../../ui/card.tsx';
import { IconLine } from '../../ui/facts.tsx';
import { scheduleQuery } from './api.ts';
import { appointmentPageWords } from './appointment.words.ts';
import { Reminders } from './reminders.tsx';

const words = here(appointmentPageWords);

/** Shows a request's appointment with its time and reminders. Empty if none is booked. */
export function AppointmentAside({ id }: { id: string }) {
  const { data } = useQuery(scheduleQuery(id));
  const appointment = data?.appointment;
  if (appointment?.status !== 'booked') return null;
  return (
    <Card as="section" aria-labelledby="your-appointment">
      <h2 id="your-appointment" className="mb-1 text-body">
        {words.aside}
      </h2>
      <IconLine icon={CalendarCheck} className="num mb-1 font-strong">
        {formatSpan(appointment.startsAt, appointment.endsAt, appointment.timeZone)}
      </IconLine>
      <h3 className="mt-3 text-meta text-ink-2">{words.yourReminders}</h3>
      <Reminders reminders={appointment.reminders} timeZone={appointment.timeZone} />
    </Card>
  );
}
