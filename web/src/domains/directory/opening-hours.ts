import { clockTime, type Span, spansOf, WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { localeOf } from '@plumbline/contract/kernel/language.ts';
import { here, language } from '../../lib/language.ts';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords);

const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** Day → '8:00 AM - 5:00 PM', 'Closed', 'Open 24 hours', or several spans with commas. */
type Hours = Readonly<Record<string, string>>;

export interface OpenState {
  readonly isOpen: boolean;
  /** 'Open now, until 5:00 PM', 'Closed now, opens Mon 8:00 AM'. */
  readonly words: string;
}

/** Returns the spans of a week in minutes since midnight on Monday; undefined if a day can't be read. */
function weekOf(hours: Hours): Span[] | undefined {
  const week: Span[] = [];
  for (const [name, text] of Object.entries(hours)) {
    const day = WEEKDAYS.findIndex((weekday) => weekday === name);
    const spans = spansOf(text);
    if (day < 0 || !spans) return undefined;
    week.push(...spans.map(({ from, to }) => ({ from: day * MINUTES_A_DAY + from, to: day * MINUTES_A_DAY + to })));
  }
  return week.toSorted((a, b) => a.from - b.from);
}

/** Returns the local day of the week, counted from Monday, and the minutes since midnight in a time zone. */
function clockIn(zone: string, now: Date): { day: number; minutes: number } {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'long',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const day = WEEKDAYS.findIndex((weekday) => weekday === parts.get('weekday'));
  return { day, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

/** 'Mon' is usual in English, but 'lun' isn't in a Spanish sentence. */
const dayStyle = { en: 'short', es: 'long' } as const;

/** Returns the name of a day of the week in a sentence, counted from Monday. November 23, 2026 is a Monday. */
const dayName = (day: number): string =>
  new Intl.DateTimeFormat(localeOf[language], { weekday: dayStyle[language], timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 23 + day),
  );

/** Returns when a span that is open at a minute ends. Spans that touch count as one. */
function endOf(week: readonly Span[], minute: number): number | undefined {
  const spans = [-MINUTES_A_WEEK, 0, MINUTES_A_WEEK].flatMap((shift) =>
    week.map(({ from, to }) => ({ from: from + shift, to: to + shift })),
  );
  let end: number | undefined;
  for (const { from, to } of spans) {
    if (end === undefined ? from <= minute && minute < to : from <= end && end < to) end = to;
  }
  return end;
}

/** Returns whether a business is open now in its own time zone; null if its hours don't say. */
export function openState(hours: Hours, zone: string, now: Date): OpenState | null {
  const week = weekOf(hours);
  if (!week || week.length === 0) return null;
  const { day, minutes } = clockIn(zone, now);
  const minute = day * MINUTES_A_DAY + minutes;
  const end = endOf(week, minute);
  if (end !== undefined) {
    const always = end - minute >= MINUTES_A_DAY;
    return { isOpen: true, words: always ? words.alwaysOpen : words.openUntil(clockTime(end, language)) };
  }
  const next = week.find(({ from }) => from > minute) ?? week[0];
  if (!next) return null;
  const nextDay = Math.floor(next.from / MINUTES_A_DAY);
  const time = clockTime(next.from, language);
  const isToday = nextDay === day && next.from > minute;
  return { isOpen: false, words: isToday ? words.closedOpens(time) : words.closedOpensOn(dayName(nextDay), time) };
}

/** Returns the local day of the week in a time zone. */
export const weekdayIn = (zone: string, now: Date): string => WEEKDAYS[clockIn(zone, now).day] ?? '';

/** Half a day, because a step of a whole one can skip the day on which the clocks go forward. */
const STEP_MS = 43_200_000;
const STEPS = 14;

/** Returns the hours of the week that begins today, in which nobody works on days off. */
export function hoursOfWeek(
  { businessHours, timeZone, daysOff = [] }: Pick<Contractor, 'businessHours' | 'timeZone' | 'daysOff'>,
  now: Date,
): Hours {
  const hours: Record<string, string> = { ...businessHours };
  // 'en-CA' writes days as ISO does.
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  for (let step = 0; daysOff.length > 0 && step < STEPS; step += 1) {
    const at = new Date(now.getTime() + step * STEP_MS);
    const day = days.format(at);
    if (daysOff.some(({ from, to }) => from <= day && day <= to)) hours[weekdayIn(timeZone, at)] = 'Closed';
  }
  return hours;
}
