import { formatDateTime, formatDay, formatSlot } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { jobTimeWords } from './job-time.words.ts';

const words = here(jobTimeWords);

/** A day and a time on the clocks of the job's zone: 'yyyy-MM-dd' and 'HH:mm'. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

/** Returns the local day and time of a moment in a zone. */
export function wallTimeIn(moment: Date, zone: string): WallTime {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return { date: `${get('year')}-${get('month')}-${get('day')}`, time: `${get('hour')}:${get('minute')}` };
}

const asUtc = ({ date, time }: WallTime): number => Date.parse(`${date}T${time}:00Z`);

/**
 * Returns the moment at which clocks in a zone show a time; null if it is not a valid time. A time skipped in spring is
 * read as an hour later, and one repeated in fall as the first.
 */
export function momentOf(wall: WallTime, zone: string): Date | null {
  const target = asUtc(wall);
  if (Number.isNaN(target)) return null;
  const offsetAt = (moment: number) => asUtc(wallTimeIn(new Date(moment), zone)) - moment;
  // The offset a day before and a day after: they differ only around a change of the clocks.
  const day = 24 * 60 * 60 * 1000;
  const [before, after] = [offsetAt(target - day), offsetAt(target + day)];
  const exact = [before, after].map((offset) => target - offset).filter((m) => m + offsetAt(m) === target);
  return new Date(exact.length > 0 ? Math.min(...exact) : target - before);
}

/** 'Fri, Dec 4, 9:00 AM EST'. */
export function formatWallTime(wall: WallTime, zone: string): string {
  const moment = momentOf(wall, zone);
  return moment ? formatDateTime(moment.toISOString(), zone) : `${formatDay(wall.date)}, ${wall.time}`;
}

/** Returns whether a time in the job's zone has passed. */
export const isPast = (wall: WallTime, zone: string, now: Date): boolean => {
  const moment = momentOf(wall, zone);
  return moment !== null && moment.getTime() < now.getTime();
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this, 'left' names the minutes, too. */
const MINUTES_COUNT_BELOW = 6 * HOUR;

/** Returns '21 hours left', rounded down so that it never promises too much; null after the deadline. */
export function timeLeft(until: string, now: Date): string | null {
  const left = Date.parse(until) - now.getTime();
  if (!(left > 0)) return null;
  if (left < MINUTE) return words.lessThanMinute;
  if (left < HOUR) return words.minutes(Math.floor(left / MINUTE));
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (left < MINUTES_COUNT_BELOW && minutes > 0) return words.hoursAndMinutes(Math.floor(left / HOUR), minutes);
  if (left < 2 * DAY) return words.hours(Math.floor(left / HOUR));
  return words.days(Math.floor(left / DAY));
}

/** Returns 'Thu, Dec 3, 12PM-5PM', the customer's preferred time. */
export const formatPreference = (job: { readonly preferredDate: string; readonly preferredTimeSlot: string }): string =>
  `${formatDay(job.preferredDate)}, ${formatSlot(job.preferredTimeSlot)}`;
