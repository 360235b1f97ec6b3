import { momentOfWall, wallOf } from '../../../kernel/zoned-time.ts';
import { readClock } from './clock-text.ts';
import { type DateFormat, readByFormat } from './date-format.ts';
import { type DateOrder, readDateText, type WrittenDate } from './date-text.ts';

export interface Moment {
  readonly at: Date;
  /** IANA zone of the source's clocks. */
  readonly zone: string;
  /** False if only a day or a month is given: `at` is then its first moment in the zone. */
  readonly hasTime: boolean;
  /** The day in the source's calendar: '2026-06-30'; '2026-06' if the source gives no day. */
  readonly on: string;
}

export interface DateReading {
  /** IANA zone of the place. */
  readonly zone: string;
  /** The zone of times without one. 'wall': zones and offsets in the text are wrong and are ignored. */
  readonly bare: 'local' | 'utc' | 'wall';
  /** The order for '06/05/2015'; month-first by default. */
  readonly order?: DateOrder;
  /** The column's formats, tried in order. A date that matches none is parsed as usual. */
  readonly formats?: readonly DateFormat[];
  /** For a deadline, midnight with a zone is an actual time, since bids may close then. */
  readonly isDeadline?: boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Sources write other years for unknown dates: 1, 1900, 1970, 9999. */
const [EARLIEST, LATEST] = [1971, 2100];
/** A bare number from this value on is milliseconds since 1970; below it, seconds. */
const MILLISECONDS_FROM = 100_000_000_000;
const SECONDS_FROM = 600_000_000;
/** Smaller numbers are dates of spreadsheets: days counted from the end of 1899. */
const SERIALS_TO = 73_050;
const EXCEL_EPOCH = 25_569;
const MAX_LENGTH = 100;

/**
 * Parses a month, a day or a moment in sources' formats: '10/21/2026 01:30 PM ET', '2026-10-14 19:00:00', '2024/10/03
 * 00:00:00+00', 'June, 30 2026 00:00:00', '06-JUN-15', '2026-05', '/Date(1345819571000)/', milliseconds or seconds
 * since 1970, spreadsheet days. Exactly midnight stands for the whole day, whatever the zone, because databases write
 * days that way. Returns null for anything else, and for years before 1971 or after 2100.
 */
export function readMoment(value: unknown, reading: DateReading): Moment | null {
  if (typeof value === 'number') return ofNumber(value, reading);
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  // Tables of floating-point numbers write whole numbers this way.
  const text = value.trim().replace(/(\d)\.0(?=\s|$)/g, '$1');
  const [, ticks] = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  if (ticks !== undefined) return ofEpoch(Number(ticks), reading);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? ofDigits(text, reading) : ofText(text, reading);
}

function ofText(text: string, reading: DateReading): Moment | null {
  const written = ofFormats(text, reading) ?? readDateText(text, reading.order ?? 'month-first');
  return written && ofWritten(written, reading);
}

function ofFormats(text: string, { formats = [] }: DateReading): WrittenDate | null {
  for (const format of formats) {
    const written = typeof format === 'string' ? null : readByFormat(text, format);
    if (written !== null && isDay(written)) return written;
  }
  return null;
}

const ofDigits = (text: string, reading: DateReading): Moment | null =>
  ofText(text, reading) ?? ofNumber(Number(text), reading);

/** Parses spreadsheet days, 20150605, or time since 1970. Other numbers are not dates. */
function ofNumber(value: number, reading: DateReading): Moment | null {
  const { formats = [] } = reading;
  if (formats.includes('excel')) return ofSerial(value, reading);
  if (formats.includes('seconds')) return ofEpoch(value * 1000, reading);
  if (formats.includes('milliseconds')) return ofEpoch(value, reading);
  if (value < SERIALS_TO) return ofSerial(value, reading);
  if (value >= SECONDS_FROM) return ofEpoch(value < MILLISECONDS_FROM ? value * 1000 : value, reading);
  return ofText(String(value), reading);
}

/** Spreadsheets have no zones: the fraction of a day is local time at the source. */
function ofSerial(value: number, { zone }: DateReading): Moment | null {
  const wall = Math.round((value - EXCEL_EPOCH) * 86_400) * 1000;
  return momentAt(momentOfWall(wall, zone), zone, wall, wall % DAY_MS !== 0);
}

/** Services write a day without a zone as midnight UTC; local midnight means the same day. */
function ofEpoch(millis: number, { zone }: DateReading): Moment | null {
  if (millis % DAY_MS === 0) return momentAt(momentOfWall(millis, zone), zone, millis, false);
  const wall = wallOf(millis, zone);
  return momentAt(millis, zone, wall, wall % DAY_MS !== 0);
}

function ofWritten(written: WrittenDate, reading: DateReading): Moment | null {
  const { year, month, day, rest } = written;
  if (!isDay(written)) return null;
  const { zone } = reading;
  const first = Date.UTC(year, month - 1, day ?? 1);
  const clock = readClock(rest);
  if (clock === null) return null;
  if (day === null) return clock === 'none' ? momentAt(momentOfWall(first, zone), zone, first, false, 'month') : null;
  if (clock === 'none') return momentAt(momentOfWall(first, zone), zone, first, false);
  const said = reading.bare === 'wall' ? null : clock.zone;
  const isMeant = reading.isDeadline === true && (said !== null || clock.hasHalf);
  if (clock.millis === 0 && !isMeant) return momentAt(momentOfWall(first, zone), zone, first, false);
  const wall = first + clock.millis;
  if (said === null && reading.bare !== 'utc') return momentAt(momentOfWall(wall, zone), zone, wall, true);
  return inZone(wall, said ?? 'UTC', reading);
}

/** Converts a time with its zone or its offset in minutes. */
function inZone(wall: number, said: string | number, { zone, isDeadline }: DateReading): Moment | null {
  const at = typeof said === 'number' ? wall - said * MINUTE_MS : momentOfWall(wall, said);
  const local = wallOf(at, zone);
  const isMidnight = local % DAY_MS === 0 && isDeadline !== true;
  const shown = typeof said === 'string' && said !== 'UTC' ? said : zone;
  // For a time with an offset, the day is the one written, because '+00:00' is often added to local times.
  return momentAt(at, shown, said === 'UTC' || isMidnight ? local : wall, !isMidnight);
}

/** A day too many is in another month. `Date.UTC` would take the year 75 for 1975. */
const isDay = ({ year, month, day }: WrittenDate): boolean =>
  year >= EARLIEST && new Date(Date.UTC(year, month - 1, day ?? 1)).getUTCMonth() === month - 1;

/** @param wall what the source's calendar and clock show, as milliseconds that show the same in UTC. */
function momentAt(
  millis: number,
  zone: string,
  wall: number,
  hasTime: boolean,
  unit: 'day' | 'month' = 'day',
): Moment | null {
  const at = new Date(millis);
  const year = new Date(wall).getUTCFullYear();
  if (!(year >= EARLIEST && year <= LATEST) || Number.isNaN(at.getTime())) return null;
  return { at, zone, hasTime, on: new Date(wall).toISOString().slice(0, unit === 'day' ? 10 : 7) };
}
