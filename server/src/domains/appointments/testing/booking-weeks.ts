import type { SlotRefusal, VisitRules } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { dayBounds, openingsIn, type Taken } from '../rules/opening-times.ts';
import type { Calendar, Visit } from '../rules/slot-refusal.ts';
import { type Slot, slotsOfDay } from '../rules/slots-of-day.ts';

const ZONES = ['America/Kentucky/Louisville', 'America/Chicago', 'America/Phoenix', 'Pacific/Honolulu'] as const;
/** Mondays: of usual weeks, and of those in which clocks go forward and back. */
const MONDAYS = ['2026-12-07', '2027-07-05', '2027-03-08', '2026-10-26'] as const;
const HOUR_MS = 3_600_000;

/** Hours of a day: from, to, and the end of a lunch hour that begins at noon, if there is one. */
const hours = fc.option(
  fc.record({
    from: fc.integer({ min: 6, max: 11 }),
    to: fc.integer({ min: 14, max: 22 }),
    lunch: fc.boolean(),
  }),
);
const place = fc.record({
  latitude: fc.double({ min: 38, max: 38.4, noNaN: true }),
  longitude: fc.double({ min: -85.9, max: -85.4, noNaN: true }),
});
const wish = fc.record({
  day: fc.nat({ max: 6 }),
  pick: fc.nat({ max: 40 }),
  duration: fc.constantFrom(60, 120, 240),
  place: fc.option(place),
});

/** A week of a contractor: their hours and rules, and the customers who book in it one after the other. */
export const generatedWeek = fc.record({
  monday: fc.constantFrom(...MONDAYS),
  zone: fc.constantFrom(...ZONES),
  jobZone: fc.constantFrom(...ZONES),
  hours: fc.array(hours, { minLength: 7, maxLength: 7 }),
  rules: fc.record({
    bufferMinutes: fc.constantFrom(0, 15, 60),
    noticeHours: fc.constantFrom(0, 4, 48),
    mostADay: fc.option(fc.integer({ min: 1, max: 4 })),
    countsTravel: fc.boolean(),
  }),
  /** Of calendars elsewhere: hours after the beginning of the week, and how many. */
  elsewhere: fc.array(fc.record({ at: fc.nat({ max: 167 }), hours: fc.integer({ min: 1, max: 30 }) }), {
    maxLength: 4,
  }),
  wishes: fc.array(wish, { minLength: 1, maxLength: 12 }),
});
type Week = typeof generatedWeek extends fc.Arbitrary<infer Each> ? Each : never;

const written = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
const hoursOf = (week: Week): Record<string, string> =>
  Object.fromEntries(
    week.hours.map((each, day) => {
      if (each === null) return [WEEKDAYS[day] ?? '', 'Closed'];
      const { from, to, lunch } = each;
      const spans = lunch
        ? `${written(from)} - 12:00 PM, 1:00 PM - ${written(to)}`
        : `${written(from)} - ${written(to)}`;
      return [WEEKDAYS[day] ?? '', spans];
    }),
  );

/**
 * Lets the customers of a week book times that they are offered, and compares each offer and refusal with what a slow
 * second reading of the rules says.
 * @returns how many times were booked and refused
 * @throws Error about the first difference
 */
export function bookWeek(week: Week): { readonly booked: number; readonly refused: number } {
  const start = DateTime.fromISO(week.monday, { zone: week.zone });
  const visits: Visit[] = [];
  const elsewhere = week.elsewhere.map(({ at, hours: length }): Taken => {
    const startsAt = start.plus({ hours: at });
    return { startsAt: startsAt.toJSDate(), endsAt: startsAt.plus({ hours: length }).toJSDate() };
  });
  let refused = 0;
  for (const { day, pick, duration, place: where } of week.wishes) {
    const date = start.plus({ days: day }).toFormat('yyyy-MM-dd');
    const calendar: Calendar = {
      openings: openingsIn(dayBounds(date, week.jobZone), hoursOf(week), week.zone),
      visits,
      elsewhere,
      rules: week.rules,
      timeZone: week.zone,
      place: where,
      now: start.plus({ hours: 30 }).toJSDate(),
    };
    const slots = slotsOfDay(calendar, { day: date, timeZone: week.jobZone, duration });
    for (const slot of slots) check(week, calendar, slot, duration);
    const free = slots.filter(({ refusal }) => refusal === null);
    refused += slots.length - free.length;
    const chosen = free[pick % Math.max(1, free.length)];
    if (chosen !== undefined) visits.push({ ...timeOf(chosen, duration), place: where });
  }
  return { booked: visits.length, refused };
}

const timeOf = ({ startsAt }: Slot, duration: number): Taken => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + duration * 60_000),
});

function check(week: Week, calendar: Calendar, slot: Slot, duration: number): void {
  const reasons = reasonsAgainst(week, calendar, timeOf(slot, duration));
  const isRight = slot.refusal === null ? reasons.size === 0 : reasons.has(slot.refusal);
  if (isRight) return;
  throw new Error(`${slot.time} is ${slot.refusal ?? 'free'}, but against it speaks: ${[...reasons].join(', ')}`);
}

/** Returns everything that speaks against a time, read from the rules once more, without their code. */
function reasonsAgainst(week: Week, calendar: Calendar, { startsAt, endsAt }: Taken): Set<SlotRefusal> {
  const { rules } = week;
  const reasons = new Set<SlotRefusal>();
  const local = DateTime.fromJSDate(startsAt, { zone: week.zone });
  const open = week.hours[local.weekday - 1] ?? null;
  const closing = local.startOf('day').set({ hour: open?.to ?? 0 });
  const atLunch = open?.lunch === true && local.hour === 12;
  if (open === null || local.hour < open.from || atLunch || endsAt.getTime() > closing.toMillis()) reasons.add('hours');
  if (startsAt.getTime() < calendar.now.getTime() + rules.noticeHours * HOUR_MS) reasons.add('notice');
  if (touches(calendar.elsewhere, startsAt, endsAt, 0)) reasons.add('calendar');
  if (touches(calendar.visits, startsAt, endsAt, 0)) reasons.add('booked');
  if (touches(calendar.visits, startsAt, endsAt, rules.bufferMinutes)) reasons.add('buffer');
  if (calendar.visits.some((visit) => touches([visit], startsAt, endsAt, wayOf(rules, visit, calendar)))) {
    reasons.add('travel');
  }
  const sameDay = calendar.visits.filter((visit) =>
    DateTime.fromJSDate(visit.startsAt, { zone: week.zone }).hasSame(local, 'day'),
  );
  if (rules.mostADay !== null && sameDay.length >= rules.mostADay) reasons.add('full-day');
  return reasons;
}

/** Returns whether a time comes closer to one of these than some minutes. */
const touches = (all: readonly Taken[], startsAt: Date, endsAt: Date, minutes: number): boolean =>
  all.some(
    (taken) =>
      startsAt.getTime() < taken.endsAt.getTime() + minutes * 60_000 &&
      taken.startsAt.getTime() < endsAt.getTime() + minutes * 60_000,
  );

/** A mile takes 1.3 × 60 / 28 minutes; the way is rounded up to five. */
function wayOf(rules: VisitRules, visit: Visit, { place: to }: Calendar): number {
  if (!rules.countsTravel || visit.place === null || to === null) return rules.bufferMinutes;
  return rules.bufferMinutes + Math.ceil((milesBetween(visit.place, to) * 1.3 * 60) / 28 / 5) * 5;
}
