import { DateTime } from 'luxon';
import { instantOf } from '../../../kernel/zoned-time.ts';

/** The evening before a next step, when it is announced. */
const EVENING = '18:00';
/** The morning of a next step that was entered too late for that. */
const MORNING = '07:00';

/** Returns when a next step is announced: the evening before, else that morning; null if both are over. */
export function announcementOf(day: string, timeZone: string, now: Date): Date | null {
  const before = DateTime.fromISO(day, { zone: 'utc' }).minus({ days: 1 }).toFormat('yyyy-MM-dd');
  const times = [instantOf(before, EVENING, timeZone), instantOf(day, MORNING, timeZone)];
  return times.find((at) => at > now) ?? null;
}
