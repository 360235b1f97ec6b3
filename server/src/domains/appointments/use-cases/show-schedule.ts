import type { Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import { dayIn } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import type { Context } from '../../../kernel/context.ts';
import { contactOf } from '../../directory/public.ts';
import { messageFates } from '../../messaging/public.ts';
import { type Job, type JobLink, type JobViewer, readJob } from '../../service-requests/public.ts';
import { contractorEntry, customerEntry } from '../rules/calendar-entry.ts';
import { confirmationOf, isLastAsked } from '../rules/confirmation.ts';
import { ledgerOf } from '../rules/reminder-ledger.ts';
import { newestOf } from '../store/appointment.ts';
import { remindersOf } from '../store/reminder.ts';
import type { JobAppointment } from '../tables.ts';
import { actionsOn, appointmentView, scheduleView } from '../views.ts';

/**
 * Returns a request's appointment and the possible actions, for the holder of either link.
 * @throws DomainError 'not-found'
 */
export async function showSchedule(ctx: Context, link: JobLink): Promise<Schedule> {
  const { job, viewer } = await readJob(ctx, link);
  const [newest, contact] = await Promise.all([
    newestOf(ctx, job.requestId),
    job.contractor === null ? null : contactOf(ctx, job.contractor.id),
  ]);
  // A contractor never sees another contractor's appointment.
  const isShown = viewer.party === 'customer' || newest?.referralId === viewer.referralId;
  const appointment = isShown ? newest : null;
  const now = ctx.clock.now();
  return scheduleView(job, viewer, {
    language: ctx.language,
    appointment: appointment && (await viewOf(ctx, appointment, job, viewer, link.id)),
    actions: actionsOn(appointment, job, viewer, now),
    contact,
    today: dayIn(now, job.timeZone),
  });
}

async function viewOf(ctx: Context, appointment: JobAppointment, job: Job, viewer: JobViewer, linkId: string) {
  const [reminders, contact] = await Promise.all([
    remindersOf(ctx, appointment.id),
    contactOf(ctx, appointment.contractorId),
  ]);
  const fates = await messageFates(
    ctx,
    reminders.map(({ id }) => ({ kind: 'appointment-reminder', id })),
  );
  const facts = { appointment, job, contact, settings: ctx.settings };
  return appointmentView(appointment, {
    linkId,
    requestNumber: job.requestNumber,
    language: ctx.language,
    entry: (viewer.party === 'customer' ? customerEntry : contractorEntry)(facts, ctx.language),
    confirmation: confirmationOf(appointment, reminders.some(isLastAsked(appointment))),
    reminders: ledgerOf(appointment, viewer.party, reminders, fates, ctx.language),
  });
}
