import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { AppointmentId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Job } from '../../service-requests/public.ts';
import { openingsIn } from '../rules/opening-times.ts';
import type { Calendar } from '../rules/slot-refusal.ts';
import { bookedVisits, type Period } from '../store/appointment.ts';
import { externalBusyTimes } from '../store/external-calendar.ts';
import { visitRulesOf } from '../store/visit-rules.ts';

const DAY_MS = 86_400_000;

/**
 * Returns what decides which times of a period a job's customer can book.
 * @param except an appointment that would be moved
 */
export async function readDay(
  ctx: Context,
  contractor: Pick<Contractor, 'id' | 'businessHours' | 'timeZone' | 'daysOff'>,
  { from, to }: Period,
  { job, except }: { readonly job: Job; readonly except: AppointmentId | null },
): Promise<Calendar> {
  // A limit counts the visits of whole days, and ways and buffers reach beyond the period.
  const around = { from: new Date(from.getTime() - DAY_MS), to: new Date(to.getTime() + 2 * DAY_MS) };
  return {
    openings: openingsIn({ from, to }, contractor.businessHours, contractor.timeZone, contractor.daysOff),
    visits: await bookedVisits(ctx, contractor.id, around, except),
    elsewhere: await externalBusyTimes(ctx, contractor.id, around),
    rules: await visitRulesOf(ctx, contractor.id),
    timeZone: contractor.timeZone,
    place: job.place,
    now: ctx.clock.now(),
  };
}
