import type { SlotRefusal, VisitRules } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import type { AppointmentId, ContractorId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { contractorsByIds } from '../../directory/public.ts';
import type { Job, JobViewer } from '../../service-requests/public.ts';
import { appointmentsWords } from '../appointments.words.ts';
import { isFree } from '../rules/opening-times.ts';
import { refusalOf } from '../rules/slot-refusal.ts';
import { bookedVisits, isTaken, lockCalendar } from '../store/appointment.ts';
import { readDay } from './read-day.ts';
import type { AppointmentTime } from './read-time.ts';

const DAY_MS = 86_400_000;

const taken = () => {
  const message = say(appointmentsWords, (words) => words.taken);
  return new DomainError('already-happened', message, { proposedTime: message });
};

/** Says what a customer can do about it. Why a contractor has no time is their own affair. */
function refused(refusal: SlotRefusal, company: string, { noticeHours }: VisitRules): DomainError {
  const message = say(appointmentsWords, (words) => {
    if (refusal === 'hours') return words.outsideHours(company);
    return refusal === 'notice' ? words.needsNotice(company, noticeHours) : words.notFree;
  });
  const isInput = refusal === 'hours' || refusal === 'notice';
  return new DomainError(isInput ? 'invalid-input' : 'already-happened', message, { proposedTime: message });
}

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
 * Locks a contractor's calendar until the transaction ends, and ensures that a time in it is free. Customers book as
 * the contractor's hours, calendars and rules allow, or at the time that both have agreed on; contractors book any time.
 * @throws DomainError 'already-happened' for a time that is taken, 'invalid-input' for one outside the hours or too soon
 */
export async function claimTime(
  ctx: Context,
  contractorId: ContractorId,
  { day, time, startsAt, endsAt }: AppointmentTime,
  given: { readonly job: Job; readonly viewer: JobViewer; readonly except: AppointmentId | null },
): Promise<void> {
  await lockCalendar(ctx, contractorId);
  const { job, viewer, except } = given;
  const visits = await bookedVisits(ctx, contractorId, { from: startsAt, to: endsAt }, except);
  if (!isFree(visits, startsAt, endsAt)) throw taken();
  const isAgreed = job.agreedTime !== null && job.agreedTime.date === day && job.agreedTime.time === time;
  if (viewer.party === 'contractor' || isAgreed) return;
  const [contractor] = await contractorsByIds(ctx, [contractorId]);
  if (contractor === undefined) return;
  const around = { from: new Date(startsAt.getTime() - DAY_MS), to: endsAt };
  const calendar = await readDay(ctx, contractor, around, { job, except });
  const refusal = refusalOf(calendar, startsAt, endsAt);
  if (refusal !== null) throw refused(refusal, contractor.companyName, calendar.rules);
}
