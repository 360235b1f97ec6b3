import type { Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { openJob } from '../../service-requests/public.ts';
import { appointmentsWords } from '../appointments.words.ts';
import { newestOf, updateAppointment } from '../store/appointment.ts';
import { showSchedule } from './show-schedule.ts';

/**
 * Sets whether the customer wants texts at night, too. Applies to messages sent from now on.
 * @throws DomainError 'not-found' for any other link, 'already-happened' without an appointment
 */
export async function setEarlyReminders(ctx: Context, id: string, early: boolean): Promise<Schedule> {
  await openJob(ctx, { id }, async (ctx, { job, viewer }) => {
    const appointment = await newestOf(ctx, job.requestId);
    if (viewer.party !== 'customer') {
      const notTheirs = say(appointmentsWords, ({ onlyCustomerChooses }) => onlyCustomerChooses);
      throw new DomainError('already-happened', notTheirs);
    }
    if (appointment?.status !== 'booked') {
      throw new DomainError(
        'already-happened',
        say(appointmentsWords, ({ none }) => none),
      );
    }
    await updateAppointment(ctx, appointment.id, { earlyReminders: early });
  });
  return showSchedule(ctx, { id });
}
