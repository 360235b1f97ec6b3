import type { CreateAppointment, CreatedAppointment } from '@plumbline/contract/domains/appointments/appointment.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { AppointmentId, ContractorId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { once } from '../../../kernel/idempotency.ts';
import { newId } from '../../../kernel/random-id.ts';
import { type Job, type JobViewer, type OpenedJob, openJob } from '../../service-requests/public.ts';
import { appointmentsWords } from '../appointments.words.ts';
import { insertAppointment, newestOf } from '../store/appointment.ts';
import type { JobAppointment } from '../tables.ts';
import { askCalendars } from './ask-calendars.ts';
import { claimTime, orTaken } from './claim-time.ts';
import { type AppointmentTime, readTime } from './read-time.ts';
import { requestAppointment } from './request-appointment.ts';
import { moveTo } from './reschedule-appointment.ts';
import { scheduleReminders } from './schedule-reminders.ts';
import { showSchedule } from './show-schedule.ts';
import { tellParties } from './tell-parties.ts';

const ENDPOINT = 'create-appointment';

/**
 * Books the contractor who has the job, for the holder of either link. Moves an existing appointment. Repeating the
 * same booking has no further effect. Without a link, books nobody and records the request (decision 25).
 * @throws DomainError 'not-found' for a foreign link, 'already-happened' for a time that is taken or while nobody has
 * the job, 'invalid-input'
 */
export async function bookAppointment(
  ctx: Context,
  form: CreateAppointment,
  idempotencyKey: string | null,
): Promise<CreatedAppointment> {
  const call = { endpoint: ENDPOINT, key: idempotencyKey, body: form };
  const { serviceRequestId: id } = form;
  if (id === null) return once(ctx, call, (ctx) => requestAppointment(ctx, form));
  const contractorId = form.contractorId === null ? null : ContractorId.parse(form.contractorId);
  await askCalendars(ctx, { id, contractorId }, form);
  // The reply that is stored with the key contains no personal data.
  const { startsAt, timeZone } = await orTaken(() =>
    once(ctx, call, async (ctx) => {
      const { startsAt, timeZone } = await openJob(ctx, { id, contractorId }, (ctx, opened) => book(ctx, opened, form));
      return { startsAt: startsAt.toISOString(), timeZone };
    }),
  );
  return {
    success: true,
    status: 'booked',
    message: appointmentsWords[ctx.language].booked(formatsIn(ctx.language).formatDateTime(startsAt, timeZone)),
    schedule: await showSchedule(ctx, { id }),
  };
}

async function book(ctx: Context, opened: OpenedJob, form: CreateAppointment): Promise<JobAppointment> {
  const { job, viewer } = opened;
  const contractor = whoHasIt(job, viewer, form);
  const time = readTime(ctx, job.timeZone, form);
  const newest = await newestOf(ctx, job.requestId);
  const what = {
    serviceType: form.serviceType,
    location: form.location ?? job.address,
    notes: form.notes ?? null,
    // Only the customer can choose this.
    earlyReminders: viewer.party === 'customer' && form.earlyReminders,
  };
  if (newest?.status === 'booked') {
    if (isSame(newest, time, what)) return newest;
    return moveTo(ctx, opened, newest, time, { type: 'move', by: viewer.party }, what);
  }
  await claimTime(ctx, contractor.id, time, { job, viewer, except: null });
  const appointment: JobAppointment = {
    id: AppointmentId.parse(newId('ap')),
    requestId: job.requestId,
    referralId: contractor.referralId,
    contractorId: contractor.id,
    status: 'booked',
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    timeZone: job.timeZone,
    ...what,
    sequence: 0,
    customerConfirmed: null,
    contractorConfirmed: null,
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    language: ctx.language,
    createdAt: ctx.clock.now(),
  };
  await insertAppointment(ctx, appointment);
  await opened.record(ctx, {
    event: 'book',
    details: { kind: 'book', startsAt: appointment.startsAt.toISOString() },
  });
  await scheduleReminders(ctx, appointment);
  await tellParties(ctx, { type: 'book', by: viewer.party }, appointment, job);
  return appointment;
}

/** @throws DomainError if nobody has the job, or someone other than the named contractor or the link's holder */
function whoHasIt(job: Job, viewer: JobViewer, form: CreateAppointment): NonNullable<Job['contractor']> {
  const { contractor } = job;
  if (viewer.party === 'contractor' && viewer.referralId !== contractor?.referralId) {
    const notYours = job.whyNotBook ?? say(appointmentsWords, ({ notYoursYet }) => notYoursYet);
    const lost = say(appointmentsWords, ({ anotherGotIt }) => anotherGotIt);
    throw new DomainError('already-happened', contractor === null ? notYours : lost);
  }
  if (contractor === null || job.whyNotBook !== null) {
    const nobody = say(appointmentsWords, ({ nobodyHasIt }) => nobodyHasIt);
    throw new DomainError('already-happened', job.whyNotBook ?? nobody);
  }
  if (form.contractorId !== null && form.contractorId !== contractor.id) {
    const message = say(appointmentsWords, ({ anotherHasIt }) => anotherHasIt);
    throw new DomainError('invalid-input', message, { contractorId: message });
  }
  return contractor;
}

const isSame = (
  stored: JobAppointment,
  time: AppointmentTime,
  what: Pick<JobAppointment, 'serviceType' | 'location' | 'notes'>,
): boolean =>
  stored.startsAt.getTime() === time.startsAt.getTime() &&
  stored.endsAt.getTime() === time.endsAt.getTime() &&
  stored.serviceType === what.serviceType &&
  stored.location === what.location &&
  stored.notes === what.notes;
