import type { CancelAppointment, Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import type { Context } from '../../../kernel/context.ts';
import { storedReason } from '../rules/reminder-reason.ts';
import { updateAppointment } from '../store/appointment.ts';
import { openAppointment } from './open-appointment.ts';
import { dropReminders } from './schedule-reminders.ts';
import { showSchedule } from './show-schedule.ts';
import { tellParties } from './tell-parties.ts';

/**
 * Cancels the appointment, for the holder of either link. The contractor keeps the job, and the fee stays paid: the
 * parties can make another appointment.
 * @throws DomainError 'already-happened' for an appointment that has begun or is over
 */
export async function cancelAppointment(ctx: Context, id: string, form: CancelAppointment): Promise<Schedule> {
  const { reason, message } = form;
  const link = { id, contractorId: form.contractorId };
  await openAppointment(ctx, link, 'cancel', async (ctx, opened, appointment, { to }) => {
    const change = { status: to, sequence: appointment.sequence + 1 };
    await updateAppointment(ctx, appointment.id, change);
    await dropReminders(ctx, appointment, storedReason('cancelled'));
    await opened.record(ctx, { event: 'unbook', details: { kind: 'cancel', reason } });
    const happening = { type: 'cancel', by: opened.viewer.party, reason, message } as const;
    await tellParties(ctx, happening, { ...appointment, ...change }, opened.job);
  });
  return showSchedule(ctx, { id });
}
