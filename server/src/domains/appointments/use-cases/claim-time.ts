import type { AppointmentId, ContractorId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { contractorsByIds } from '../../directory/public.ts';
import type { Job, JobViewer } from '../../service-requests/public.ts';
import { appointmentsWords } from '../appointments.words.ts';
import { isFree, isWithinHours, openingsIn } from '../rules/free-slots.ts';
import { busyTimes, isTaken, lockCalendar } from '../store/appointment.ts';
import { externalBusyTimes } from '../store/external-calendar.ts';
import type { AppointmentTime } from './read-time.ts';

const DAY_MS = 86_400_000;

const taken = () => {
  const message = say(appointmentsWords, (words) => words.taken);
  return new DomainError('already-happened', message, { proposedTime: message });
};

const notFree = () => {
  const message = say(appointmentsWords, (words) => words.notFree);
  return new DomainError('already-happened', message, { proposedTime: message });
};

/**
 * Runs a booking. If two concurrent calls for the same time both get past the lock, the database accepts one and
 * rejects the other.
 */
export async function orTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isTaken(error) ? taken() : error;
  }
}

/**
 * Locks a contractor's calendar until the transaction ends, and ensures that a time in it is free. Customers book
 * within the contractor's hours and calendars, or at the time that both have agreed on; contractors book any time.
 * @throws DomainError 'already-happened' for a time that is taken, 'invalid-input' for one outside the hours
 */
export async function claimTime(
  ctx: Context,
  contractorId: ContractorId,
  { day, time, startsAt, endsAt }: AppointmentTime,
  given: { readonly job: Job; readonly viewer: JobViewer; readonly except: AppointmentId | null },
): Promise<void> {
  await lockCalendar(ctx, contractorId);
  const busy = await busyTimes(ctx, contractorId, { from: startsAt, to: endsAt }, given.except);
  if (!isFree(busy, startsAt, endsAt)) throw taken();
  const { agreedTime } = given.job;
  const isAgreed = agreedTime !== null && agreedTime.date === day && agreedTime.time === time;
  if (given.viewer.party === 'contractor' || isAgreed) return;
  const elsewhere = await externalBusyTimes(ctx, contractorId, { from: startsAt, to: endsAt });
  if (!isFree(elsewhere, startsAt, endsAt)) throw notFree();
  const [contractor] = await contractorsByIds(ctx, [contractorId]);
  if (contractor === undefined) return;
  const around = { from: new Date(startsAt.getTime() - DAY_MS), to: endsAt };
  const openings = openingsIn(around, contractor.businessHours, contractor.timeZone);
  if (!isWithinHours(openings, startsAt, endsAt)) {
    const message = say(appointmentsWords, ({ outsideHours }) => outsideHours(contractor.companyName));
    throw new DomainError('invalid-input', message, { proposedTime: message });
  }
}
