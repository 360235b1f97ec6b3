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
import { externalBusyTimes } from '../store/external-calendar.ts';

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
  const { job, viewer } = await readJob(ctx, link);
  const [contractor] = job.contractor === null ? [] : await contractorsByIds(ctx, [job.contractor.id]);
  if (contractor === undefined) {
    const nobody = say(appointmentsWords, ({ nobodyHasIt }) => nobodyHasIt);
    throw new DomainError('already-happened', job.whyNotBook ?? nobody);
  }
  const bounds = dayBounds(date, job.timeZone);
  // A slot that begins on the day may end on the next.
  const reach = { from: bounds.from, to: new Date(bounds.to.getTime() + DAY_MS) };
  const own = await newestOf(ctx, job.requestId);
  const asked = {
    day: date,
    timeZone: job.timeZone,
    duration,
    openings: openingsIn(bounds, contractor.businessHours, contractor.timeZone),
    now: ctx.clock.now(),
  };
  const taken = await busyTimes(ctx, contractor.id, reach, own?.id ?? null);
  const elsewhere = await externalBusyTimes(ctx, contractor.id, reach);
  const slots = freeSlots({ ...asked, taken: [...taken, ...elsewhere] });
  const free = new Set(slots.map(({ time }) => time));
  const isOwn = viewer.party === 'contractor' && elsewhere.length > 0;
  const blocked = isOwn ? freeSlots({ ...asked, taken }).filter(({ time }) => !free.has(time)) : [];
  return {
    date,
    timeZone: job.timeZone,
    duration,
    hoursKnown: hoursKnown(contractor.businessHours),
    slots: slots.map(({ time, startsAt }) => ({ time, startsAt: isoInZone(startsAt, job.timeZone) })),
    blocked: blocked.map(({ time }) => time),
  };
}
