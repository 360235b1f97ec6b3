import type { FreeSlots } from '@plumbline/contract/domains/appointments/free-slots.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { isoInZone } from '../../../kernel/zoned-time.ts';
import { contractorsByIds } from '../../directory/public.ts';
import { type JobLink, readJob } from '../../service-requests/public.ts';
import { appointmentsWords } from '../appointments.words.ts';
import { dayBounds, freeSlots, hoursKnown, openingsIn } from '../rules/free-slots.ts';
import { busyTimes, newestOf } from '../store/appointment.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the times at which the job's contractor is free on a day. Ignores the job's own appointment, because it would
 * be moved.
 * @throws DomainError 'not-found' for a foreign link, 'already-happened' while nobody has the job
 */
export async function listFreeSlots(
  ctx: Context,
  link: JobLink,
  { date, duration }: { readonly date: string; readonly duration: number },
): Promise<FreeSlots> {
  const { job } = await readJob(ctx, link);
  const [contractor] = job.contractor === null ? [] : await contractorsByIds(ctx, [job.contractor.id]);
  if (contractor === undefined) {
    const nobody = say(appointmentsWords, ({ nobodyHasIt }) => nobodyHasIt);
    throw new DomainError('already-happened', job.whyNotBook ?? nobody);
  }
  const bounds = dayBounds(date, job.timeZone);
  // A slot that begins on the day may end on the next.
  const reach = { from: bounds.from, to: new Date(bounds.to.getTime() + DAY_MS) };
  const own = await newestOf(ctx, job.requestId);
  const slots = freeSlots({
    day: date,
    timeZone: job.timeZone,
    duration,
    openings: openingsIn(bounds, contractor.businessHours, contractor.timeZone),
    taken: await busyTimes(ctx, contractor.id, reach, own?.id ?? null),
    now: ctx.clock.now(),
  });
  return {
    date,
    timeZone: job.timeZone,
    duration,
    hoursKnown: hoursKnown(contractor.businessHours),
    slots: slots.map(({ time, startsAt }) => ({ time, startsAt: isoInZone(startsAt, job.timeZone) })),
  };
}
