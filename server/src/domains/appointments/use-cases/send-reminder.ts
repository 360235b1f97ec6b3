import type { ReminderId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { contactOf } from '../../directory/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { type Job, lockJob } from '../../service-requests/public.ts';
import { reminderMessages } from '../notifications.ts';
import { usefulUntil } from '../rules/reminder-plan.ts';
import { storedReason } from '../rules/reminder-reason.ts';
import { appointmentById } from '../store/appointment.ts';
import { reminderById, updateReminder } from '../store/reminder.ts';
import type { JobAppointment, StoredReminder } from '../tables.ts';
import { scheduleReminder } from './schedule-reminders.ts';

/**
 * Sends a due reminder once, or records why not. Runs under the request's lock, so that a move or a cancellation
 * happens entirely before or after it.
 */
export const sendReminder = (ctx: Context, { reminderId }: { readonly reminderId: ReminderId }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const found = await lockReminder(ctx, reminderId);
    if (found === null) return;
    const { reminder, appointment, job } = found;
    if (reminder.dueAt > ctx.clock.now()) return scheduleReminder(ctx, reminder);
    const contact = await contactOf(ctx, appointment.contractorId);
    const messages = reminderMessages(reminder, { appointment, job, contact, settings: ctx.settings });
    const reason =
      whyNot(reminder, appointment, job, ctx.clock.now()) ?? (messages.length === 0 ? storedReason('noWay') : null);
    if (reason !== null) return updateReminder(ctx, reminder.id, { status: 'skipped', reason });
    await updateReminder(ctx, reminder.id, { status: 'handed', reason: null });
    await sendMessages(ctx, messages);
  });

/** Returns a reminder that is still planned, with its appointment and job under the lock; null for a finished one. */
async function lockReminder(ctx: Context, id: ReminderId) {
  const before = await reminderById(ctx, id);
  const owner = before?.status === 'planned' ? await appointmentById(ctx, before.appointmentId) : null;
  const job = owner === null ? null : await lockJob(ctx, owner.requestId);
  if (owner === null || job === null) return null;
  const [reminder, appointment] = [await reminderById(ctx, id), await appointmentById(ctx, owner.id)];
  return reminder?.status === 'planned' && appointment !== null ? { reminder, appointment, job } : null;
}

/** Returns the reason why a due reminder is no longer sent; null if it is. */
function whyNot(reminder: StoredReminder, appointment: JobAppointment, job: Job, now: Date): string | null {
  if (appointment.status !== 'booked' || reminder.sequence !== appointment.sequence)
    return storedReason('appointmentOff');
  if (job.contractor?.referralId !== appointment.referralId && job.status !== 'cancelled') {
    return storedReason('jobLost');
  }
  if (job.status !== 'scheduled') return storedReason(job.status === 'cancelled' ? 'requestCancelled' : 'workBegun');
  if (now >= appointment.startsAt) return storedReason('appointmentBegun');
  if (now >= usefulUntil(reminder, appointment.startsAt)) return storedReason('nextDue');
  return null;
}
