import type { FreeSlots } from '@plumbline/contract/domains/appointments/free-slots.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { isoInZone } from '../../../kernel/zoned-time.ts';
import { contractorsByIds } from '../../directory/public.ts';
import { type JobLink, readJob } from '../../service-requests/public.ts';
import { appointmentsWords } from '../appointments.words.ts';
import { dayBounds, hoursKnown } from '../rules/opening-times.ts';
import { slotsOfDay } from '../rules/slots-of-day.ts';
import { newestOf } from '../store/appointment.ts';
import { readDay } from './read-day.ts';

/**
 * Returns the times at which the job's contractor is free on a day, and tells the contractor why others are not. Ignores
 * the job's own appointment, because it would be moved.
 * @throws DomainError 'not-found' for a foreign link, 'already-happened' while nobody has the job
 */
export async function listFreeSlots(
  ctx: Context,
  link: JobLink,
  { date, duration }: { readonly date: string; readonly duration: number },
): Promise<FreeSlots> {
  const { job, viewer } = await readJob(ctx, link);
  const [contractor] = job.contractor === null ? [] : await contractorsByIds(ctx, [job.contractor.id]);
  if (contractor === undefined) {
    const nobody = say(appointmentsWords, ({ nobodyHasIt }) => nobodyHasIt);
    throw new DomainError('already-happened', job.whyNotBook ?? nobody);
  }
  const own = await newestOf(ctx, job.requestId);
  const day = await readDay(ctx, contractor, dayBounds(date, job.timeZone), { job, except: own?.id ?? null });
  const slots = slotsOfDay(day, { day: date, timeZone: job.timeZone, duration });
  return {
    date,
    timeZone: job.timeZone,
    duration,
    hoursKnown: hoursKnown(contractor.businessHours),
    slots: slots.flatMap(({ time, startsAt, refusal }) =>
      refusal === null ? [{ time, startsAt: isoInZone(startsAt, job.timeZone) }] : [],
    ),
    ...(viewer.party === 'contractor' && {
      refused: slots.flatMap(({ time, refusal: why }) => (why === null ? [] : [{ time, why }])),
    }),
  };
}
