import { dayIn, type TimeSlot } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import { instantOf } from '../../../../kernel/zoned-time.ts';
import type { StoredRequest } from '../../tables.ts';

/** Returns the end of a part of the day, according to the time slots shown. */
const ENDS: Readonly<Partial<Record<TimeSlot, string>>> = { morning: '12:00', afternoon: '17:00', evening: '20:00' };

/** Returns whether the customer's preferred time has passed, in the job's local time. */
export function hasGoneBy(
  {
    preferredDate,
    preferredTimeSlot,
    timeZone,
  }: Pick<StoredRequest, 'preferredDate' | 'preferredTimeSlot' | 'timeZone'>,
  now: Date,
): boolean {
  const end = ENDS[preferredTimeSlot];
  return end === undefined ? preferredDate < dayIn(now, timeZone) : instantOf(preferredDate, end, timeZone) <= now;
}
