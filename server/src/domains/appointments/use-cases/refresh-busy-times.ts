import type { ExternalCalendarId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { contractorsByIds } from '../../directory/public.ts';
import { calendarById } from '../store/external-calendar.ts';
import { readCalendar } from './read-calendar.ts';

const MINUTE_MS = 60_000;
const EVERY_MINUTES = 15;
const MOST_MINUTES = 6 * 60;
/** Servers have bad minutes, and lock accounts whose password is wrong too often. */
const WRONG_PASSWORDS = 3;

/** Plans to read a calendar, in place of an earlier plan. */
export const planReading = (ctx: Context, calendarId: ExternalCalendarId, runAt: Date): Promise<void> =>
  enqueue(ctx, [{ task: 'read-calendar', payload: { calendarId }, runAt, key: `read-calendar:${calendarId}` }]);

/**
 * Reads a calendar and plans the next time; one that keeps failing is asked less often, down to every six hours. One
 * that keeps refusing the password waits for its owner, who enters another or reads it again.
 */
export async function refreshBusyTimes(
  ctx: Context,
  { calendarId }: { readonly calendarId: ExternalCalendarId },
  stopping: AbortSignal,
): Promise<void> {
  const calendar = await calendarById(ctx, calendarId);
  // One that is chosen again is planned again.
  const [contractor] = !calendar?.isChosen ? [] : await contractorsByIds(ctx, [calendar.contractorId]);
  if (calendar === null || contractor === undefined) return;
  await readCalendar(ctx, calendar, { timeZone: contractor.timeZone, signal: stopping });
  const { failures = 0, trouble = null } = (await calendarById(ctx, calendarId)) ?? {};
  const isRefused = trouble === 'wrong-password' && calendar.trouble === trouble;
  if (isRefused && failures >= WRONG_PASSWORDS) return;
  const minutes = Math.min(EVERY_MINUTES * 2 ** failures, MOST_MINUTES);
  await planReading(ctx, calendarId, new Date(ctx.clock.now().getTime() + minutes * MINUTE_MS));
}
