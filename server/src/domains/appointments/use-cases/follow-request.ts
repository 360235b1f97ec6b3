import { decideAppointment } from '@plumbline/contract/domains/appointments/lifecycle.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { type Job, lockJob } from '../../service-requests/public.ts';
import { storedReason } from '../rules/reminder-reason.ts';
import { newestOf, updateAppointment } from '../store/appointment.ts';
import { dropReminders, restoreReminders } from './schedule-reminders.ts';
import { tellParties } from './tell-parties.ts';

/**
 * Updates the appointment after its request: work has begun, turned out not to have begun, or is completed; the request
 * was canceled; or the contractor lost the job. Reads the request's current state, so it can be called repeatedly and
 * late.
 */
export const followRequest = (ctx: Context, requestId: ServiceRequestId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const job = await lockJob(ctx, requestId);
    const appointment = job === null ? null : await newestOf(ctx, requestId);
    if (job === null || appointment?.status !== 'booked') return;
    if (job.status === 'in-progress') return dropReminders(ctx, appointment, WHY_NO_REMINDERS.begun);
    const isLost = job.contractor?.referralId !== appointment.referralId;
    // The work had not begun after all, so the appointment remains, and its reminders are planned again.
    if (job.status === 'scheduled' && !isLost) return restoreReminders(ctx, appointment, WHY_NO_REMINDERS.begun);
    const event = job.status === 'completed' ? 'finish' : job.status === 'cancelled' || isLost ? 'drop' : null;
    if (event === null) return;
    const decision = decideAppointment({ status: appointment.status, hasBegun: true }, event, 'system');
    if (!decision.ok) return;
    const isOff = event === 'drop';
    const change = { status: decision.to, sequence: appointment.sequence + (isOff ? 1 : 0) };
    await updateAppointment(ctx, appointment.id, change);
    await dropReminders(ctx, appointment, WHY_NO_REMINDERS[isOff ? offBecause(job) : 'done']);
    if (isOff) await tellParties(ctx, { type: offBecause(job), by: null }, { ...appointment, ...change }, job);
  });

const offBecause = (job: Pick<Job, 'status'>) => (job.status === 'cancelled' ? 'cancel' : 'release');
const WHY_NO_REMINDERS = {
  begun: storedReason('workBegun'),
  done: storedReason('workCompleted'),
  cancel: storedReason('requestCancelled'),
  release: storedReason('jobLost'),
} as const;
