import type { ReportAbsence, Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import type { Context } from '../../../kernel/context.ts';
import { readJob } from '../../service-requests/public.ts';
import type { AppointmentHappening } from '../rules/appointment-letters.ts';
import { storedReason } from '../rules/reminder-reason.ts';
import { updateAppointment } from '../store/appointment.ts';
import { openAppointment } from './open-appointment.ts';
import { dropReminders } from './schedule-reminders.ts';
import { showSchedule } from './show-schedule.ts';
import { tellParties } from './tell-parties.ts';

/**
 * Records that the other party did not come, as reported by the holder of a link. If the contractor was absent, they
 * lose the job, the fee is refunded, and the customer may ask the next one. If the customer was absent, the parties can
 * make another appointment. Both calendars remove this one, and the other party can object to the report.
 * @throws DomainError 'already-happened' before the appointment has begun, once it is over, or too long after it
 */
export async function reportAbsence(ctx: Context, id: string, form: ReportAbsence): Promise<Schedule> {
  const link = { id, contractorId: form.contractorId };
  const { viewer } = await readJob(ctx, link);
  const event = viewer.party === 'customer' ? 'report-contractor-absent' : 'report-customer-absent';
  await openAppointment(ctx, link, event, async (ctx, opened, appointment, { to }) => {
    const missedVisitAt = appointment.startsAt;
    const wasBooked = appointment.status === 'booked';
    const change = { status: to, sequence: appointment.sequence + (wasBooked ? 1 : 0) };
    await updateAppointment(ctx, appointment.id, change);
    await dropReminders(ctx, appointment, storedReason('notTakenPlace'));
    const tell = (happening: AppointmentHappening) =>
      tellParties(ctx, happening, { ...appointment, ...change }, opened.job);
    if (event === 'report-contractor-absent') {
      await opened.record(ctx, { event: 'release', note: form.message, missedVisitAt });
      // If it counted as the customer's absence before, the calendars have already removed it.
      if (wasBooked) await tell({ type: 'contractor-absent', by: 'customer' });
      return;
    }
    const details = { kind: 'customer-absent' };
    const objectUntil = await opened.record(ctx, { event: 'unbook', details, note: form.message, missedVisitAt });
    await tell({ type: 'customer-absent', by: 'contractor', message: form.message, objectUntil });
  });
  return showSchedule(ctx, { id });
}
