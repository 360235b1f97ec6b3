import type { AppointmentSummary } from '@plumbline/contract/domains/appointments/appointment.ts';
import { dayIn } from '../../lib/moment.ts';
import type { TimelineItem } from '../../ui/timeline.tsx';

export interface Visit {
  readonly appointment: AppointmentSummary;
  readonly state: TimelineItem['state'];
}

export interface Visits {
  /** Those of today where the work is, earliest first: those that are over, the current or next one, the others. */
  readonly today: readonly Visit[];
  /** Those of later days, earliest first. */
  readonly later: readonly AppointmentSummary[];
}

/** Returns the booked appointments of today and of later days. */
export function visitsOf(appointments: readonly AppointmentSummary[], now: Date): Visits {
  const booked = appointments.filter(({ status }) => status === 'booked');
  const isToday = ({ startsAt, timeZone }: AppointmentSummary) =>
    dayIn(new Date(startsAt), timeZone) === dayIn(now, timeZone);
  const isOver = ({ endsAt }: AppointmentSummary) => Date.parse(endsAt) <= now.getTime();
  const today = booked.filter(isToday);
  const current = today.find((appointment) => !isOver(appointment));
  return {
    today: today.map((appointment) => ({
      appointment,
      state: isOver(appointment) ? 'done' : appointment === current ? 'now' : 'next',
    })),
    later: booked.filter((appointment) => !isToday(appointment) && !isOver(appointment)),
  };
}
