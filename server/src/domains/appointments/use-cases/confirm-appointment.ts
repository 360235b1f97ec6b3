import type { Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import type { Context } from '../../../kernel/context.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { type JobLink, liveTopic } from '../../service-requests/public.ts';
import { confirmedBy, hasConfirmed } from '../rules/confirmation.ts';
import { updateAppointment } from '../store/appointment.ts';
import type { JobAppointment } from '../tables.ts';
import { openAppointment } from './open-appointment.ts';
import { showSchedule } from './show-schedule.ts';

/**
 * Confirms the current time of an appointment for the holder of either link; the other party sees it. Repeating it has
 * no further effect.
 * @throws DomainError 'not-found' for a foreign link, 'already-happened' once it has begun or is over
 */
export async function confirmAppointment(ctx: Context, id: string): Promise<Schedule> {
  await recordConfirmation(ctx, { id });
  return showSchedule(ctx, { id });
}

/** Stores the confirmation alone, and returns the appointment at the time that was confirmed. */
export const recordConfirmation = (ctx: Context, link: JobLink): Promise<JobAppointment> =>
  openAppointment(ctx, link, 'confirm', async (ctx, { viewer, job }, appointment) => {
    if (hasConfirmed(appointment, viewer.party)) return appointment;
    await updateAppointment(ctx, appointment.id, confirmedBy(viewer.party, appointment));
    await notifyLive(ctx, liveTopic(job.requestId));
    return appointment;
  });
