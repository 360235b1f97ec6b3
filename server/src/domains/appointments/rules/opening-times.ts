import { type Span, spansOf, WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { daysOffAt } from '@plumbline/contract/domains/directory/day-off.ts';
import type { DaysOff } from '@plumbline/contract/domains/directory/days-off.ts';
import { DateTime } from 'luxon';

/** A period in which a contractor begins work, and the time by which all of it is done. */
export interface Opening {
  readonly from: Date;
  readonly to: Date;
  /** The end of the contractor's day; there may be a lunch break in between. */
  readonly closing: Date;
}

export interface Taken {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Default hours of contractors who list none: Monday to Saturday. */
const USUAL: readonly Span[] = [{ from: 8 * 60, to: 18 * 60 }];
const SUNDAY = 7;
const DAY_MINUTES = 24 * 60;

export const hoursKnown = (hours: Readonly<Record<string, string>>): boolean =>
  Object.values(hours).some((text) => spansOf(text) !== null);

function spansOn(day: DateTime, hours: Readonly<Record<string, string>>): readonly Span[] {
  const usual = day.weekday === SUNDAY ? [] : USUAL;
  if (!hoursKnown(hours)) return usual;
  const text = hours[WEEKDAYS[day.weekday - 1] ?? ''];
  return text === undefined ? [] : (spansOf(text) ?? usual);
}

/** Returns the local time a number of minutes after midnight, also on days that are shorter or longer. */
const atMinute = (day: DateTime, minute: number): DateTime =>
  day
    .plus({ days: Math.floor(minute / DAY_MINUTES) })
    .set({ hour: Math.floor((minute % DAY_MINUTES) / 60), minute: minute % 60 });

/** Returns the day from midnight to midnight in a time zone: 23 or 25 hours if the clocks change. */
export function dayBounds(day: string, zone: string): { readonly from: Date; readonly to: Date } {
  const start = DateTime.fromISO(day, { zone });
  return { from: start.toJSDate(), to: start.plus({ days: 1 }).toJSDate() };
}

/**
 * Returns the periods in which a contractor begins work, by their own hours in their own time zone, regardless of the
 * job's zone, and except on days off. Includes work that began the evening before.
 */
export function openingsIn(
  { from, to }: { readonly from: Date; readonly to: Date },
  hours: Readonly<Record<string, string>>,
  contractorZone: string,
  daysOff: readonly DaysOff[] | undefined = [],
): Opening[] {
  const openings: Opening[] = [];
  const first = DateTime.fromJSDate(from, { zone: contractorZone }).startOf('day').minus({ days: 1 });
  const last = DateTime.fromJSDate(to, { zone: contractorZone }).plus({ days: 1 });
  for (let day = first; day < last; day = day.plus({ days: 1 })) {
    const spans = daysOffAt(daysOff, day.toFormat('yyyy-MM-dd')) === null ? spansOn(day, hours) : [];
    const closing = atMinute(day, Math.max(0, ...spans.map((span) => span.to))).toJSDate();
    for (const span of spans) {
      const opening = {
        from: atMinute(day, span.from).toJSDate(),
        to: atMinute(day, span.to).toJSDate(),
        closing,
      };
      if (opening.closing > from) openings.push(opening);
    }
  }
  return roundTheClock(openings).filter((opening) => opening.from < to);
}

/** If the next day begins as one ends, work continues. */
function roundTheClock(openings: readonly Opening[]): Opening[] {
  const joined: Opening[] = [];
  for (const opening of openings.toReversed()) {
    const next = joined[0];
    const goesOn = next !== undefined && opening.closing.getTime() === next.from.getTime();
    joined.unshift(goesOn ? { ...opening, closing: next.closing } : opening);
  }
  return joined;
}

/** Returns whether an appointment at this time is within the contractor's hours. */
export const isWithinHours = (openings: readonly Opening[], startsAt: Date, endsAt: Date): boolean =>
  openings.some(({ from, to, closing }) => from <= startsAt && startsAt < to && endsAt <= closing);

export const isFree = (taken: readonly Taken[], startsAt: Date, endsAt: Date): boolean =>
  taken.every((busy) => endsAt <= busy.startsAt || busy.endsAt <= startsAt);
