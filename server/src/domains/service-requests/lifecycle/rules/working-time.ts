import { spansOf, WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { daysOffAt } from '@plumbline/contract/domains/directory/day-off.ts';
import type { DaysOff } from '@plumbline/contract/domains/directory/days-off.ts';
import { momentOfWall, wallOf } from '../../../../kernel/zoned-time.ts';
import { isHoliday } from './holidays.ts';

/** When a contractor works: business hours by day of the week, on the clocks of a zone, except on days off. */
export interface WorkingHours {
  readonly hours: Readonly<Record<string, string>>;
  readonly timeZone: string;
  readonly daysOff?: readonly DaysOff[] | undefined;
  /** Further hours by the day on which they begin, on holidays as well. */
  readonly nights?: Readonly<Record<string, string>> | undefined;
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
/** No turn lasts longer, however short the hours are. */
const LONGEST_MS = 14 * DAY_MS;

/** Returns whether business hours say when a business is open; otherwise, Monday to Friday, 8 to 5, is assumed. */
export const areKnown = (hours: Readonly<Record<string, string>>): boolean =>
  WEEKDAYS.some((day) => (spansOf(hours[day] ?? 'Closed') ?? []).length > 0);

/** Adds minutes of working time to a moment. The result is at most two weeks later. */
export function afterWorking(since: Date, minutes: number, working: WorkingHours): Date {
  let left = minutes * MINUTE_MS;
  for (const { from, to } of stretchesSince(since.getTime(), working)) {
    if (to - from >= left) return new Date(from + left);
    left -= to - from;
  }
  return new Date(since.getTime() + LONGEST_MS);
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

/** Returns when somebody works next, which may be now; null if not within two weeks. */
export const nextWork = (since: Date, working: WorkingHours): Date | null => {
  const [first] = stretchesSince(since.getTime(), working);
  return first === undefined ? null : new Date(first.from);
};

/** Returns the stretches of work in the two weeks after a moment, in order. No two share any time. */
function stretchesSince(since: number, working: WorkingHours): readonly Stretch[] {
  const { hours, timeZone, daysOff, nights = {} } = working;
  const spansAt: SpansAt = {
    work: areKnown(hours) ? spansIn(hours) : usualSpans,
    nights: spansIn(nights),
  };
  const latest = since + LONGEST_MS;
  const dayOf = (moment: number) => Math.floor(wallOf(moment, timeZone) / DAY_MS);
  const stretches: Stretch[] = [];
  let reached = since;
  // A span of the evening before may last until after midnight.
  for (let day = dayOf(since) - 1; day <= dayOf(latest); day += 1) {
    for (const span of spansOn(day, spansAt, daysOff)) {
      const from = Math.max(reached, momentOfWall(day * DAY_MS + span.from * MINUTE_MS, timeZone));
      const to = Math.min(latest, momentOfWall(day * DAY_MS + span.to * MINUTE_MS, timeZone));
      if (to <= from) continue;
      stretches.push({ from, to });
      reached = to;
    }
  }
  return stretches;
}

interface SpansAt {
  readonly work: (weekday: string) => readonly Stretch[];
  readonly nights: (weekday: string) => readonly Stretch[];
}

const usualSpans = (weekday: string) => (USUAL_DAYS.has(weekday) ? USUAL : []);
const spansIn = (hours: Readonly<Record<string, string>>) => (weekday: string) =>
  spansOf(hours[weekday] ?? 'Closed') ?? [];

/** Returns the hours of a day, which is counted since 1970, in order. */
function spansOn(day: number, spansAt: SpansAt, daysOff: readonly DaysOff[] | undefined): readonly Stretch[] {
  const date = new Date(day * DAY_MS);
  const written = date.toISOString().slice(0, 10);
  if (daysOffAt(daysOff, written) !== null) return [];
  // Weeks of `WEEKDAYS` begin on Mondays.
  const weekday = WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? '';
  const work = isHoliday(written) ? [] : spansAt.work(weekday);
  return [...work, ...spansAt.nights(weekday)].toSorted((one, other) => one.from - other.from);
}
