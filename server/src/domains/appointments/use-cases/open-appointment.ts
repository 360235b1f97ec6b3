import {
  type AppointmentDecision,
  type AppointmentEvent,
  decideAppointment,
} from '@plumbline/contract/domains/appointments/lifecycle.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { type JobLink, type OpenedJob, openJob } from '../../service-requests/public.ts';
import { appointmentsWords } from '../appointments.words.ts';
import { newestOf } from '../store/appointment.ts';
import type { JobAppointment } from '../tables.ts';
import { situationOf } from '../views.ts';

type Granted = Extract<AppointmentDecision, { ok: true }>;
type Refused = Extract<AppointmentDecision, { ok: false }>['refusal'];

const refused = (why: Refused | 'noneYet' | 'anotherGotIt'): DomainError =>
  new DomainError(
    'already-happened',
    say(appointmentsWords, (words) => words[why]),
  );

/**
 * Runs work on a job's appointment under the lock of its request, if the lifecycle allows the event to the link's
 * holder.
 * @throws DomainError 'not-found' for a foreign link, 'already-happened' for an event that isn't possible now
 */
export const openAppointment = <T>(
  ctx: Context,
  link: JobLink,
  event: AppointmentEvent,
  work: (ctx: Context, opened: OpenedJob, appointment: JobAppointment, decision: Granted) => Promise<T>,
): Promise<T> =>
  openJob(ctx, link, async (ctx, opened) => {
    const { job, viewer } = opened;
    const appointment = await newestOf(ctx, job.requestId);
    if (appointment === null) throw refused('noneYet');
    const isViewers = viewer.party === 'customer' || viewer.referralId === appointment.referralId;
    if (!isViewers) throw refused('anotherGotIt');
    const decision = decideAppointment(situationOf(appointment, ctx.clock.now()), event, viewer.party);
    if (!decision.ok) throw refused(decision.refusal);
    if (job.whyNotBook !== null) throw new DomainError('already-happened', job.whyNotBook);
    if (appointment.referralId !== job.contractor?.referralId) {
      throw refused('over');
    }
    return work(ctx, opened, appointment, decision);
  });
