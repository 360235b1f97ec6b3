import type { MoveAppointment, Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import type { Context } from '../../../kernel/context.ts';
import type { OpenedJob } from '../../service-requests/public.ts';
import type { AppointmentHappening } from '../rules/appointment-letters.ts';
import { storedReason } from '../rules/reminder-reason.ts';
import { type AppointmentChange, updateAppointment } from '../store/appointment.ts';
import type { JobAppointment } from '../tables.ts';
import { durationOf } from '../views.ts';
import { askCalendars } from './ask-calendars.ts';
import { claimTime, orTaken } from './claim-time.ts';
import { openAppointment } from './open-appointment.ts';
import { type AppointmentTime, readTime } from './read-time.ts';
import { dropReminders, scheduleReminders } from './schedule-reminders.ts';
import { showSchedule } from './show-schedule.ts';
import { tellParties } from './tell-parties.ts';

/**
 * Moves the appointment and its reminders, for the holder of either link, and notifies the other party. Moving it to
 * its current time changes nothing.
 * @throws DomainError 'already-happened' for a time that is taken or an appointment that is over, 'invalid-input'
 */
export async function rescheduleAppointment(ctx: Context, id: string, form: MoveAppointment): Promise<Schedule> {
  const { reason, message } = form;
  await askCalendars(ctx, { id, contractorId: form.contractorId }, form);
  await orTaken(() =>
    openAppointment(ctx, { id, contractorId: form.contractorId }, 'move', async (ctx, opened, appointment) => {
      const duration = form.duration ?? durationOf(appointment);
      const time = readTime(ctx, appointment.timeZone, { ...form, duration });
      const isUnchanged =
        time.startsAt.getTime() === appointment.startsAt.getTime() && duration === durationOf(appointment);
      if (isUnchanged) return;
      await moveTo(ctx, opened, appointment, time, { type: 'move', by: opened.viewer.party, reason, message });
    }),
  );
  return showSchedule(ctx, { id });
}

/** Moves a current appointment under the lock of its request. */
export async function moveTo(
  ctx: Context,
  opened: OpenedJob,
  appointment: JobAppointment,
  time: AppointmentTime,
  happening: AppointmentHappening,
  what: AppointmentChange = {},
): Promise<JobAppointment> {
  const { job, viewer } = opened;
  await claimTime(ctx, appointment.contractorId, time, { job, viewer, except: appointment.id });
  const change = {
    ...what,
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    sequence: appointment.sequence + 1,
  };
  await updateAppointment(ctx, appointment.id, change);
  const moved = { ...appointment, ...change };
  await dropReminders(ctx, appointment, storedReason('moved'));
  await opened.record(ctx, {
    event: 'book',
    details: {
      kind: 'move',
      startsAt: moved.startsAt.toISOString(),
      ...(happening.reason && { reason: happening.reason }),
    },
  });
  await scheduleReminders(ctx, moved);
  await tellParties(ctx, happening, moved, job);
  return moved;
}
