import { formatLongDay } from '@plumbline/contract/kernel/format.ts';
import { DateTime } from 'luxon';
import type { Listing } from '../../projects/public.ts';
import { plainLine } from './plain-text.ts';

export interface Moment {
  readonly at: Date;
  /** IANA zone whose clocks the source reads. */
  readonly zone: string;
  /** False where only a day is named: `at` is then its first moment in the zone. */
  readonly hasTime: boolean;
}

export interface DateReading {
  /** IANA zone of the place. */
  readonly zone: string;
  /** What a time without a zone is meant in. */
  readonly bare: 'local' | 'utc';
}

const DAY_MS = 86_400_000;
const [EARLIEST, LATEST] = [1990, 2100];
/** From here on a bare number counts milliseconds, below it seconds; both since 1970. */
const MILLISECONDS_FROM = 100_000_000_000;
const SECONDS_FROM = 600_000_000;

const zones: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  EASTERN: 'America/New_York',
  CT: 'America/Chicago',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  CENTRAL: 'America/Chicago',
  MT: 'America/Denver',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  PT: 'America/Los_Angeles',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  Z: 'UTC',
  UT: 'UTC',
  UTC: 'UTC',
  GMT: 'UTC',
};
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const TIME =
  /^[\sT,@]*(?:at\s+)?(\d{1,2})(?::(\d{2}))?(?::(\d{2})(?:\.\d+)?)?\s*([ap])?\.?m?\.?\s*\(?([a-z]{1,8}|[+-]\d{2}:?\d{2})?(?:\s*time)?\)?\.?$/i;
/** Year first, month first, and the month in words before or after the day; the rest is the time. */
const dates: readonly { readonly form: RegExp; readonly order: 'ymd' | 'mdy' | 'dmy' }[] = [
  { form: /^(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/s, order: 'ymd' },
  { form: /^(\d{4})(\d{2})(\d{2})()$/, order: 'ymd' },
  { form: /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(.*)$/s, order: 'mdy' },
  { form: /^(?:[a-z]{3,9}\.?,\s*)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(.*)$/is, order: 'mdy' },
  { form: /^(?:[a-z]{3,9}\.?,\s*)?(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?,?\s+(\d{4})(.*)$/is, order: 'dmy' },
];

/** Days repeat in a source, and asking for a zone's offset takes longer than all else that is done with a row. */
const known = new Map<string, Moment | null>();
const MAX_KNOWN = 20_000;

/**
 * A day or a moment as sources write it: '10/21/2026 01:30 PM ET', '2026-10-14 19:00:00', '2020-03-10T00:00:00.000',
 * '06/25/2007', 'Thu, 08 Oct 2026 14:00:00 GMT', milliseconds since 1970. Null for what is none, and for years
 * before 1990 or after 2100: sources write those where they don't know.
 */
export function readMoment(value: unknown, reading: DateReading): Moment | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.length > 100)) return null;
  const key = `${reading.bare} ${reading.zone} ${typeof value} ${value}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const moment = typeof value === 'number' ? ofEpoch(value, reading) : ofText(value.trim(), reading);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, moment);
  return moment;
}

function ofText(text: string, reading: DateReading): Moment | null {
  for (const { form, order } of dates) {
    const match = form.exec(text);
    if (!match) continue;
    const [, one = '', two = '', three = '', rest = ''] = match;
    const [year, month, day] =
      order === 'ymd' ? [one, two, three] : order === 'mdy' ? [three, one, two] : [three, two, one];
    return ofParts(yearOf(year), monthOf(month), Number(day), rest, reading);
  }
  return /^-?\d{9,14}(?:\.0)?$/.test(text) ? ofEpoch(Number(text), reading) : null;
}

const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));
const monthOf = (text: string) =>
  /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;

function ofParts(year: number, month: number, day: number, rest: string, reading: DateReading): Moment | null {
  if (rest.trim() === '')
    return checked(DateTime.fromObject({ year, month, day }, { zone: reading.zone }), reading.zone);
  const [match, hours = '', minutes = '0', seconds = '0', half, said] = TIME.exec(rest) ?? [];
  if (match === undefined || (half === undefined && !rest.includes(':'))) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const zone = zoneOf(said, reading);
  if (zone === null) return null;
  const at = DateTime.fromObject(
    { year, month, day, hour, minute: Number(minutes), second: Number(seconds) },
    { zone },
  );
  const isBare = said === undefined || said === '';
  // A floating timestamp at midnight is how databases write a day.
  const isDay = isBare && half === undefined && hour === 0 && Number(minutes) === 0;
  if (isDay) return ofParts(year, month, day, '', reading);
  return checked(at, zone.startsWith('America/') ? zone : reading.zone, true);
}

/** The zone that a source's word or offset means; the reading's own where it says none; null for a word that is none. */
function zoneOf(said: string | undefined, { zone, bare }: DateReading): string | null {
  if (said === undefined || said === '') return bare === 'utc' ? 'UTC' : zone;
  if (/^[+-]/.test(said)) return `UTC${said.slice(0, 3)}:${said.slice(-2)}`;
  return zones[said.toUpperCase()] ?? null;
}

/** Midnight in Greenwich is how services write a day that has no zone; midnight in the place is that day too. */
function ofEpoch(value: number, { zone }: DateReading): Moment | null {
  if (!Number.isFinite(value) || Math.abs(value) < SECONDS_FROM) return null;
  const millis = Math.abs(value) < MILLISECONDS_FROM ? value * 1000 : value;
  if (millis % DAY_MS === 0)
    return checked(DateTime.fromMillis(millis, { zone: 'UTC' }).setZone(zone, { keepLocalTime: true }), zone);
  const at = DateTime.fromMillis(millis, { zone });
  return checked(at, zone, at.toMillis() !== at.startOf('day').toMillis());
}

const checked = (at: DateTime, zone: string, hasTime = false): Moment | null =>
  at.isValid && at.year >= EARLIEST && at.year <= LATEST ? { at: at.toJSDate(), zone, hasTime } : null;

const NO_WORDS = /^(?:n\/?a|none|null|tb[ad]|unknown|not (?:available|set|applicable)|[-–—.]*)$/i;
const MAX_DEADLINE_WORDS = 100;

/**
 * When bids close: the moment with its zone where a time is named, the day in words where only a day is, else the
 * source's own words ('Upon Contract'); null where it says nothing.
 */
export function readDeadline(value: unknown, reading: DateReading): Listing['deadline'] {
  const moment = readMoment(value, reading);
  if (moment?.hasTime) return { at: moment.at.toISOString(), zone: moment.zone };
  if (moment) {
    const day = DateTime.fromJSDate(moment.at, { zone: moment.zone }).toFormat('yyyy-MM-dd');
    return { text: formatLongDay(day) };
  }
  const words = typeof value === 'string' ? plainLine(value, MAX_DEADLINE_WORDS) : '';
  return NO_WORDS.test(words) ? null : { text: words };
}
