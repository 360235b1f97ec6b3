import ICAL from 'ical.js';
import { DateTime, IANAZone } from 'luxon';
import { parseCalendars } from './calendar-text.ts';
import { type BusyTime, merged } from './merged-times.ts';

export interface BusyQuery {
  readonly from: Date;
  readonly to: Date;
  /** The owner's time zone, for whole days and for times without a zone. */
  readonly timeZone: string;
  /** Events that we have sent to this calendar ourselves end with this, such as '@plumbline.example'. */
  readonly ownSuffix: string;
}

export interface BusyTimes {
  /** Periods that don't overlap. */
  readonly busy: readonly BusyTime[];
  /** Entries that could not be read, so that nobody knows when they are. */
  readonly unread: number;
}

export type BusyReading = BusyTimes | 'no-calendar' | 'too-complex';

/** Repetitions of one event that are looked at, including those before the period. */
const MOST_REPETITIONS = 20_000;
/** Components, repetitions and dates of one calendar that are looked at. */
const MOST_STEPS = 200_000;
const MOST_BUSY_TIMES = 3000;

class TooComplexError extends Error {
  override name = 'TooComplexError';
}

/**
 * Returns when an ICS calendar (RFC 5545) says that its owner is busy between two moments. Events that are transparent,
 * canceled, marked as free, or our own don't count. One that can't be read doesn't hide the others.
 */
export function busyTimesIn(text: string, query: BusyQuery): BusyReading {
  const parsed = parseCalendars(text);
  if (parsed === null) return 'no-calendar';
  const budget = { steps: MOST_STEPS };
  try {
    const readings = parsed.calendars.map((calendar) => busyOf(calendar, query, budget));
    const unread = readings.reduce((sum, reading) => sum + reading.unread, parsed.unread);
    if (unread > 0 && readings.every(({ read }) => read === 0)) return 'no-calendar';
    const busy = merged(readings.flatMap((reading) => reading.busy));
    return busy.length > MOST_BUSY_TIMES ? 'too-complex' : { busy, unread };
  } catch (error) {
    if (error instanceof TooComplexError) return 'too-complex';
    return 'no-calendar';
  }
}

interface Budget {
  steps: number;
}

const spend = (budget: Budget): void => {
  budget.steps -= 1;
  if (budget.steps < 0) throw new TooComplexError();
};

interface CalendarReading extends BusyTimes {
  /** Entries that could be read. */
  readonly read: number;
}

function busyOf(calendar: ICAL.Component, query: BusyQuery, budget: Budget): CalendarReading {
  const zones = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), new ICAL.Timezone(zone)]),
  );
  const at: ToMoment = (property, time) => momentOf(time, String(property.getParameter('tzid') ?? ''), zones, query);
  const events = Map.groupBy(
    calendar.getAllSubcomponents('vevent').filter((event) => {
      spend(budget);
      return event.getFirstProperty('dtstart') !== null;
    }),
    (event) => String(event.getFirstPropertyValue('uid') ?? ''),
  );
  const entries = [
    ...Array.from(events, ([uid, parts]) => () => {
      return uid.endsWith(query.ownSuffix) ? [] : busyOfEvent(parts, at, query, budget);
    }),
    ...calendar.getAllSubcomponents('vfreebusy').map((part) => () => freeBusyOf(part, at, budget)),
  ];
  const readings = entries.map(attempt).filter((times) => times !== null);
  return {
    busy: readings.flat().filter((time) => overlaps(time, query)),
    read: readings.length,
    unread: entries.length - readings.length,
  };
}

/** Returns what an entry says; null if it can't be read. */
function attempt(read: () => BusyTime[]): BusyTime[] | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooComplexError) throw error;
    return null;
  }
}

type ToMoment = (property: ICAL.Property, time: ICAL.Time) => Date;

const overlaps = ({ startsAt, endsAt }: BusyTime, { from, to }: BusyQuery): boolean =>
  startsAt < endsAt && startsAt < to && from < endsAt;

/**
 * Returns the moment of a time. A zone known to IANA overrides the calendar's own definition of it, which may be old.
 */
function momentOf(
  time: ICAL.Time,
  zoneName: string,
  zones: ReadonlyMap<string, ICAL.Timezone>,
  { timeZone }: BusyQuery,
): Date {
  const local = { year: time.year, month: time.month, day: time.day };
  const clock = time.isDate ? {} : { hour: time.hour, minute: time.minute, second: Math.min(time.second, 59) };
  const isUtc = !time.isDate && time.zone === ICAL.Timezone.utcTimezone;
  const own = zones.get(zoneName);
  if (!isUtc && !time.isDate && own !== undefined && !IANAZone.isValidZone(zoneName)) {
    const zoned = time.clone();
    zoned.zone = own;
    return new Date(zoned.toUnixTime() * 1000);
  }
  const known = IANAZone.isValidZone(zoneName) && !time.isDate ? zoneName : timeZone;
  const moment = DateTime.fromObject({ ...local, ...clock }, { zone: isUtc ? 'utc' : known });
  if (!moment.isValid) throw new Error('no such time');
  return moment.toJSDate();
}

/** Returns the busy times of the parts that share a UID: an event and the exceptions to its repetition. */
function busyOfEvent(parts: readonly ICAL.Component[], at: ToMoment, query: BusyQuery, budget: Budget): BusyTime[] {
  const exceptions = parts.filter((part) => part.getFirstProperty('recurrence-id') !== null);
  const replaced = new Set(
    exceptions.map((part) => {
      const property = part.getFirstProperty('recurrence-id') as ICAL.Property;
      return at(property, property.getFirstValue() as ICAL.Time).getTime();
    }),
  );
  const busy: BusyTime[] = exceptions.flatMap((part) => (blocks(part) ? [periodOf(part, at)] : []));
  for (const part of parts) {
    if (exceptions.includes(part) || !blocks(part)) continue;
    const { startsAt, endsAt, days } = periodOf(part, at);
    for (const begin of beginningsOf(part, at, query, budget)) {
      if (replaced.has(begin.getTime())) continue;
      const end =
        days === undefined ? begin.getTime() + endsAt.getTime() - startsAt.getTime() : plusDays(begin, days, query);
      busy.push({ startsAt: begin, endsAt: new Date(end) });
    }
  }
  return busy;
}

const plusDays = (begin: Date, days: number, { timeZone }: BusyQuery): number =>
  DateTime.fromJSDate(begin, { zone: timeZone }).plus({ days }).toMillis();

const textOf = (part: ICAL.Component, name: string): string =>
  String(part.getFirstPropertyValue(name) ?? '').toUpperCase();

const blocks = (part: ICAL.Component): boolean =>
  textOf(part, 'status') !== 'CANCELLED' &&
  textOf(part, 'transp') !== 'TRANSPARENT' &&
  textOf(part, 'x-microsoft-cdo-busystatus') !== 'FREE';

/** Returns when an event begins and ends the first time, and its number of whole days if it has no time. */
function periodOf(part: ICAL.Component, at: ToMoment): BusyTime & { readonly days?: number } {
  const start = part.getFirstProperty('dtstart') as ICAL.Property;
  const begin = start.getFirstValue() as ICAL.Time;
  const end = part.getFirstProperty('dtend');
  const last = end?.getFirstValue() as ICAL.Time | undefined;
  const length = part.getFirstPropertyValue('duration') as ICAL.Duration | null;
  const startsAt = at(start, begin);
  if (begin.isDate) {
    const given = last?.isDate ? last.subtractDate(begin).toSeconds() : (length?.toSeconds() ?? 0);
    const days = Math.max(1, Math.round(given / 86_400));
    const ending = begin.clone();
    ending.adjust(days, 0, 0, 0);
    return { startsAt, endsAt: at(start, ending), days };
  }
  const endsAt =
    end && last ? at(end, last) : new Date(startsAt.getTime() + (length === null ? 0 : length.toSeconds() * 1000));
  return { startsAt, endsAt };
}

/** Returns when an event begins, until the end of the period: by its rules and dates, without the excluded ones. */
function beginningsOf(part: ICAL.Component, at: ToMoment, { to }: BusyQuery, budget: Budget): Date[] {
  const start = part.getFirstProperty('dtstart') as ICAL.Property;
  const first = start.getFirstValue() as ICAL.Time;
  const excluded = new Set(datesOf(part, 'exdate', at, budget).map((date) => date.getTime()));
  const found = new Set([at(start, first).getTime()]);
  for (const property of part.getAllProperties('rrule')) {
    const rule = (property.getFirstValue() as ICAL.Recur).clone();
    const until = rule.until;
    const last = until === null ? null : endOf(until, start, at);
    // The library compares clocks and not moments.
    rule.until = null as never;
    const iterator = rule.iterator(first);
    for (let count = 0; ; count += 1) {
      if (count >= MOST_REPETITIONS) throw new TooComplexError();
      spend(budget);
      const next = iterator.next() as ICAL.Time | null;
      if (!next) break;
      const moment = at(start, next);
      if (moment >= to || (last !== null && moment > last)) break;
      found.add(moment.getTime());
    }
  }
  for (const date of datesOf(part, 'rdate', at, budget)) found.add(date.getTime());
  return [...found].filter((time) => !excluded.has(time)).map((time) => new Date(time));
}

/** A rule that ends on a day includes that day. */
function endOf(until: ICAL.Time, start: ICAL.Property, at: ToMoment): Date {
  if (!until.isDate || (start.getFirstValue() as ICAL.Time).isDate) return at(start, until);
  const end = until.clone();
  end.isDate = false;
  end.hour = 23;
  end.minute = 59;
  end.second = 59;
  return at(start, end);
}

function datesOf(part: ICAL.Component, name: string, at: ToMoment, budget: Budget): Date[] {
  return part.getAllProperties(name).flatMap((property) =>
    (property.getValues() as (ICAL.Time | ICAL.Period)[]).map((value) => {
      spend(budget);
      return at(property, value instanceof ICAL.Period ? value.start : value);
    }),
  );
}

function freeBusyOf(part: ICAL.Component, at: ToMoment, budget: Budget): BusyTime[] {
  return part
    .getAllProperties('freebusy')
    .filter((property) => String(property.getParameter('fbtype') ?? '').toUpperCase() !== 'FREE')
    .flatMap((property) =>
      (property.getValues() as ICAL.Period[]).map((period) => {
        spend(budget);
        return { startsAt: at(property, period.start), endsAt: at(property, period.getEnd()) };
      }),
    );
}
