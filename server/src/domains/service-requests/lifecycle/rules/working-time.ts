import { spansOf, WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { momentOfWall, wallOf } from '../../../../kernel/zoned-time.ts';
import { isHoliday } from './holidays.ts';

/** When a contractor works: business hours by day of the week, on the clocks of a zone. */
export interface WorkingHours {
  readonly hours: Readonly<Record<string, string>>;
  readonly timeZone: string;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Assumed where the hours are unknown. */
const USUAL = [{ from: 8 * 60, to: 17 * 60 }];
const USUAL_DAYS: ReadonlySet<string> = new Set(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
/** Who works less often than this is treated as if the hours were unknown. */
const LONGEST_PAUSE_DAYS = 14;

/** Returns whether business hours say when a business is open; otherwise, Monday to Friday, 8 to 5, is assumed. */
export const areKnown = (hours: Readonly<Record<string, string>>): boolean =>
  WEEKDAYS.some((day) => (spansOf(hours[day] ?? 'Closed') ?? []).length > 0);

/** Returns the moment at which somebody has worked for so many minutes since another. */
export function afterWorking(since: Date, minutes: number, working: WorkingHours): Date {
  let left = minutes * MINUTE_MS;
  for (const { from, to } of stretchesSince(since.getTime(), working)) {
    if (to - from >= left) return new Date(from + left);
    left -= to - from;
  }
  throw new RangeError('There is always another working day');
}

/** Returns the minutes that somebody works between two moments. */
export function workingMinutes(since: Date, until: Date, working: WorkingHours): number {
  let worked = 0;
  for (const { from, to } of stretchesSince(since.getTime(), working)) {
    if (from >= until.getTime()) break;
    worked += Math.min(to, until.getTime()) - from;
  }
  return worked / MINUTE_MS;
}

/** Returns the moment half-way through somebody's work between two moments; the middle if they don't work then. */
export function halfWay(since: Date, until: Date, working: WorkingHours): Date {
  const minutes = workingMinutes(since, until, working);
  return minutes === 0 ? new Date((since.getTime() + until.getTime()) / 2) : afterWorking(since, minutes / 2, working);
}

/** Yields the stretches of work from a moment on, without end. They neither touch the past nor each other. */
function* stretchesSince(since: number, { hours, timeZone }: WorkingHours): Generator<Stretch> {
  const spansAt = areKnown(hours) ? (weekday: string) => spansOf(hours[weekday] ?? 'Closed') ?? [] : usualSpans;
  // A span of the evening before may last until after midnight.
  let day = Math.floor(wallOf(since, timeZone) / DAY_MS) - 1;
  let reached = since;
  let lastDay = day;
  for (; ; day += 1) {
    const closed = day - lastDay > LONGEST_PAUSE_DAYS;
    for (const { from, to } of spansOn(day, closed ? usualSpans : spansAt)) {
      const start = Math.max(reached, momentOfWall(day * DAY_MS + from * MINUTE_MS, timeZone));
      const end = momentOfWall(day * DAY_MS + to * MINUTE_MS, timeZone);
      if (end <= start) continue;
      reached = end;
      lastDay = day;
      yield { from: start, to: end };
    }
  }
}

const usualSpans = (weekday: string) => (USUAL_DAYS.has(weekday) ? USUAL : []);

/** Returns the hours of a day, counted since 1970: in order, without gaps that are negative. */
function spansOn(day: number, spansAt: (weekday: string) => readonly Stretch[]): readonly Stretch[] {
  const date = new Date(day * DAY_MS);
  if (isHoliday(date.toISOString().slice(0, 10))) return [];
  // Weeks of `WEEKDAYS` begin on Mondays.
  return spansAt(WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? '').toSorted((one, other) => one.from - other.from);
}
