import type { SlotRefusal, VisitRules } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import type { Point } from '@plumbline/contract/domains/locations/distance.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { isFree, isWithinHours, type Opening, type Taken } from './opening-times.ts';
import { travelMinutes } from './travel.ts';

/** A booked visit, and where it is; null if that is unknown. */
export interface Visit extends Taken {
  readonly place: Point | null;
}

/** What decides whether a customer can book a time of a contractor. */
export interface Calendar {
  readonly openings: readonly Opening[];
  /** The booked visits of the contractor, also those of the days before and after. */
  readonly visits: readonly Visit[];
  /** When the contractor's calendars elsewhere are busy. */
  readonly elsewhere: readonly Taken[];
  readonly rules: VisitRules;
  /** The contractor's. */
  readonly timeZone: string;
  /** Where the job is. */
  readonly place: Point | null;
  readonly now: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns why a customer can't book a time; null if they can. */
export function refusalOf(calendar: Calendar, startsAt: Date, endsAt: Date): SlotRefusal | null {
  const { openings, visits, elsewhere, rules, now } = calendar;
  if (!isWithinHours(openings, startsAt, endsAt)) return 'hours';
  if (startsAt.getTime() - now.getTime() < rules.noticeHours * HOUR_MS) return 'notice';
  if (!isFree(visits, startsAt, endsAt)) return 'booked';
  if (!isFree(elsewhere, startsAt, endsAt)) return 'calendar';
  const isNear = (minutesTo: (visit: Visit) => number) =>
    visits.some((visit) => gapBetween(visit, startsAt, endsAt) < minutesTo(visit) * MINUTE_MS);
  if (isNear(() => rules.bufferMinutes)) return 'buffer';
  const way = ({ place }: Visit) => rules.bufferMinutes + travelMinutes(place, calendar.place);
  if (rules.countsTravel && isNear(way)) return 'travel';
  return isFull(calendar, startsAt) ? 'full-day' : null;
}

/** Returns the milliseconds between a visit and a time that doesn't overlap it. */
const gapBetween = (visit: Visit, startsAt: Date, endsAt: Date): number =>
  Math.max(startsAt.getTime() - visit.endsAt.getTime(), visit.startsAt.getTime() - endsAt.getTime());

function isFull({ visits, rules, timeZone }: Calendar, startsAt: Date): boolean {
  if (rules.mostADay === null) return false;
  const dayOf = (moment: Date) => wallTimeOf(moment, timeZone).day;
  const day = dayOf(startsAt);
  return visits.filter((visit) => dayOf(visit.startsAt) === day).length >= rules.mostADay;
}
