import type { Context } from '../../../kernel/context.ts';
import { inTime } from '../../../kernel/in-time.ts';
import { contractorsByIds } from '../../directory/public.ts';
import { type JobLink, readJob } from '../../service-requests/public.ts';
import { calendarsOf } from '../store/external-calendar.ts';
import { readCalendar } from './read-calendar.ts';

/** A customer who books waits this long for the contractor's calendars. */
const PATIENCE_MS = 2_000;
/** What was read this recently is not asked again. */
const FRESH_MS = 10_000;
/** Nobody books further ahead. */
const FURTHEST_MS = 400 * 86_400_000;
/** A visit of any length that begins on a day ends before that, in any zone. */
const REACH_MS = 3 * 86_400_000;

/**
 * Asks the calendars of the job's contractor again before a customer books, and stores what they say, so that the
 * booking sees it. A calendar that doesn't answer in time changes nothing. Must not run in a transaction.
 */
export async function askCalendars(
  ctx: Context,
  link: JobLink,
  { proposedDate }: { readonly proposedDate: string },
): Promise<void> {
  if (!ctx.ports.calendars) return;
  const { job, viewer } = await readJob(ctx, link);
  if (job.contractor === null || viewer.party === 'contractor') return;
  const now = ctx.clock.now().getTime();
  // A password that was refused isn't tried again by others, because servers lock accounts.
  const calendars = (await calendarsOf(ctx, job.contractor.id)).filter(
    ({ readAt, trouble }) => trouble !== 'wrong-password' && (readAt === null || now - readAt.getTime() > FRESH_MS),
  );
  const [contractor] = calendars.length === 0 ? [] : await contractorsByIds(ctx, [job.contractor.id]);
  if (contractor === undefined) return;
  const day = Date.parse(proposedDate);
  const until = new Date(Math.min(Number.isNaN(day) ? now : day, now + FURTHEST_MS) + REACH_MS);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { timeZone } = contractor;
  await Promise.all(
    calendars.map((calendar) => inTime(readCalendar(ctx, calendar, { timeZone, until, signal }), PATIENCE_MS)),
  );
}
