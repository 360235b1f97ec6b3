import { DateTime } from 'luxon';
import type { DayPart, SaidClock } from './meaning.ts';
import { type Bound, type Phrases, phrasesOf, type SaidDay, type SaidHours } from './phrases.ts';
import { plainWords, tokensOf } from './tokens.ts';

/** Why words don't name one time, in the order in which it matters. */
export type Doubt =
  | { readonly kind: 'empty' | 'unread' | 'several' | 'month-first' | 'whole-week' | 'midnight' | 'passed' }
  /** Two dates, as the order of the numbers or 'next Friday' allow; ISO days. */
  | { readonly kind: 'day-or-month' | 'which-of-two'; readonly first: string; readonly second: string }
  /** The weekday isn't that of the date. */
  | { readonly kind: 'other-weekday'; readonly date: string }
  /** The hour can be in the morning or in the evening: '7:00'. */
  | { readonly kind: 'am-or-pm'; readonly clock: string };

/** A time as said: each part is null if the words don't say it. */
export interface SaidTime {
  /** The ISO day in the zone. */
  readonly day: string | null;
  readonly hasYear: boolean;
  /** 'HH:mm', from which or at which; with `between`, the beginning. */
  readonly from: string | null;
  /** 'HH:mm', until which or by which. */
  readonly until: string | null;
  readonly bound: Bound | null;
  /** The part of the day that is named or in which the time lies; null for a range over two. */
  readonly part: DayPart | null;
  /** The IANA zone of the day and the clocks. */
  readonly zone: string;
  /** The only moment that 'in two hours' can mean. */
  readonly moment: Date | null;
  readonly doubt: Doubt | null;
}

export interface Moment {
  readonly now: Date;
  /** The IANA zone of the person's clock, unless the words name another. */
  readonly zone: string;
  readonly language: 'en' | 'es';
}

/**
 * Reads a day and a time of day from words that should say nothing else. Total: every word is understood or known to
 * change nothing, or the time is in doubt. Never guesses; a bare hour is read only if exactly one of its two meanings
 * lies between 8 AM and 6 PM.
 */
export function saidTime(words: string, { now, zone: ownZone, language }: Moment): SaidTime {
  const tokens = tokensOf(plainWords(words), language);
  const phrases = phrasesOf(tokens);
  const zone = phrases.zones[0] ?? ownZone;
  const today = DateTime.fromJSDate(now, { zone }).startOf('day');
  const isNumber = tokens.length === 1 && tokens[0]?.kind === 'clock' && tokens[0].isBare;
  const unread = { day: null, hasYear: false, from: null, until: null, bound: null, part: null, zone, moment: null };
  if (tokens.length === 0) return { ...unread, doubt: { kind: 'empty' } };
  if (phrases.minutesLater !== null) {
    const isAll = !phrases.hasRest && phrases.days.length === 0 && phrases.hours.length === 0;
    return isAll ? afterMinutes(now, phrases.minutesLater, zone) : { ...unread, doubt: { kind: 'unread' } };
  }
  const day = dayOf(phrases, today, language === 'es');
  const hours = hoursOf(phrases);
  const doubt =
    (day.doubt?.kind === 'month-first' || day.doubt?.kind === 'day-or-month' ? day.doubt : null) ??
    (phrases.isChoice || phrases.hours.length > 1 || phrases.zones.length > 1
      ? ({ kind: 'several' } as const)
      : null) ??
    (phrases.hasRest || isNumber ? ({ kind: 'unread' } as const) : null) ??
    day.doubt ??
    (phrases.isWholeWeek ? ({ kind: 'whole-week' } as const) : null) ??
    (phrases.isMidnight ? ({ kind: 'midnight' } as const) : null) ??
    hours.doubt;
  return {
    ...unread,
    ...hours.said,
    day: day.date?.toISODate() ?? null,
    hasYear: phrases.days.some((each) => 'year' in each && each.year !== null),
    part: partOf(phrases, hours.said),
    doubt,
  };
}

function afterMinutes(now: Date, minutes: number, zone: string): SaidTime {
  const moment = DateTime.fromJSDate(now, { zone }).plus({ minutes });
  const from = moment.toFormat('HH:mm');
  const said = { day: moment.toISODate(), hasYear: false, from, until: null, bound: 'at' as const, zone };
  return { ...said, part: partAt(from), moment: moment.toJSDate(), doubt: null };
}

interface FoundDay {
  readonly date: DateTime | null;
  readonly doubt: Doubt | null;
}
const doubtful = (doubt: Doubt): FoundDay => ({ date: null, doubt });
const UNREAD = doubtful({ kind: 'unread' });
const PASSED = doubtful({ kind: 'passed' });

/** Returns the only day that was named. A weekday beside a date must be its own. */
function dayOf({ days, daysLater }: Phrases, today: DateTime, isSpanish: boolean): FoundDay {
  const weekday = days.find((each) => each.by === 'weekday');
  const others = days.filter((each) => each !== weekday);
  const [named = weekday] = others;
  if (named === undefined) return daysLater === 0 ? { date: null, doubt: null } : UNREAD;
  const found = dateOf(named, today, isSpanish);
  const isSame = (each: SaidDay) => dateOf(each, today, isSpanish).date?.toISODate() === found.date?.toISODate();
  if (others.length > 1 && !others.every(isSame)) return doubtful({ kind: 'several' });
  if (found.date === null || weekday === undefined || named === weekday) {
    return found.date === null ? found : { ...found, date: found.date.plus({ days: daysLater }) };
  }
  const date = found.date.toISODate() ?? '';
  if (found.date.weekday % 7 === weekday.weekday) return { date: found.date, doubt: null };
  return doubtful(named.by === 'count' ? { kind: 'several' } : { kind: 'other-weekday', date });
}

function dateOf(said: SaidDay, today: DateTime, isSpanish: boolean): FoundDay {
  switch (said.by) {
    case 'count':
      return said.days < 0 ? PASSED : { date: today.plus({ days: said.days }), doubt: null };
    case 'date':
      return real(onDate(today, said.month, said.day, said.year));
    case 'day-of-month':
      return real(onDayOfMonth(today, said.day));
    case 'numbers':
      return ofNumbers(said, today, isSpanish);
    case 'weekday':
      return ofWeekday(said, today);
  }
}

const real = (date: DateTime | null): FoundDay => (date === null ? UNREAD : { date, doubt: null });

function ofWeekday(said: Extract<SaidDay, { by: 'weekday' }>, today: DateTime): FoundDay {
  const ahead = (said.weekday - (today.weekday % 7) + 7) % 7;
  if (said.weeks !== null) {
    const monday = today.startOf('week').plus({ weeks: said.weeks });
    const date = monday.plus({ days: (said.weekday + 6) % 7 });
    return date < today ? PASSED : { date, doubt: null };
  }
  // Today's weekday can be today or in a week, and 'next Friday' the coming one or that of next week.
  if (said.which !== 'next' && ahead !== 0) return { date: today.plus({ days: ahead }), doubt: null };
  const first = today.plus({ days: ahead });
  const [one, other] = [first.toISODate() ?? '', first.plus({ weeks: 1 }).toISODate() ?? ''];
  return doubtful({ kind: 'which-of-two', first: one, second: other });
}

/** Spanish speakers write the day first or, in the United States, the month. */
function ofNumbers(
  { first, second, year }: Extract<SaidDay, { by: 'numbers' }>,
  today: DateTime,
  isSpanish: boolean,
): FoundDay {
  const [month, day] = isSpanish && first > 12 ? [second, first] : [first, second];
  if (month > 12 || month === 0) return doubtful({ kind: 'month-first' });
  const date = onDate(today, month, day, year);
  if (!isSpanish || first > 12 || day > 12 || day === 0 || day === month) return real(date);
  const other = onDate(today, day, month, year);
  return doubtful({ kind: 'day-or-month', first: other?.toISODate() ?? '', second: date?.toISODate() ?? '' });
}

/** Returns the date this year, or next year if it has passed; null if it doesn't exist. */
function onDate(today: DateTime, month: number, day: number, year: number | null): DateTime | null {
  const date = DateTime.fromObject({ year: year ?? today.year, month, day }, { zone: today.zone });
  if (!date.isValid) return null;
  if (year !== null || date >= today) return date;
  const next = DateTime.fromObject({ year: today.year + 1, month, day }, { zone: today.zone });
  return next.isValid ? next : null;
}

/** Returns the day of this month, or of the next if it has passed. */
function onDayOfMonth(today: DateTime, day: number): DateTime | null {
  for (const month of [today, today.plus({ months: 1 })]) {
    const date = day >= 1 && day <= (month.daysInMonth ?? 0) ? month.set({ day }) : null;
    if (date !== null && date >= today) return date;
  }
  return null;
}

interface FoundHours {
  readonly said: Pick<SaidTime, 'from' | 'until' | 'bound'>;
  readonly doubt: Doubt | null;
}

const NO_HOURS = { from: null, until: null, bound: null };

function hoursOf({ hours, parts }: Phrases): FoundHours {
  const [said] = hours;
  if (said === undefined) return { said: NO_HOURS, doubt: null };
  const part = parts[0] ?? null;
  const from = startOf(said, part);
  const { bound, first } = said;
  // The night before or the night after.
  if (first.half === 'am' && first.hour === 12) return { said: NO_HOURS, doubt: { kind: 'midnight' } };
  if (from === null) {
    return { said: { from: null, until: null, bound }, doubt: doubtOf(first, part) };
  }
  if (bound === 'before' || bound === 'by') return { said: { from: null, until: from, bound }, doubt: null };
  const until = said.last === null ? null : endOf(said.last, from);
  return { said: { from, until: until !== null && until > from ? until : null, bound }, doubt: null };
}

const doubtOf = ({ hour, minute, half, is24 }: SaidClock, part: DayPart | null): Doubt => {
  if (part !== null && (half !== null || is24)) return { kind: 'unread' };
  if (part === 'evening' && hour === 12) return { kind: 'midnight' };
  return { kind: 'am-or-pm', clock: `${hour % 12 || 12}:${String(minute).padStart(2, '0')}` };
};

const written = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
const exactHour = ({ hour, half, is24 }: SaidClock): number | null =>
  half !== null ? (hour % 12) + (half === 'pm' ? 12 : 0) : is24 ? hour : null;

/** Returns 'HH:mm'; null if it can be in the morning or in the evening, or contradicts the part of the day. */
function startOf({ first, last }: SaidHours, part: DayPart | null): string | null {
  const exact = exactHour(first);
  if (exact !== null) {
    const contradicts = part !== null && part !== 'anytime' && (part === 'morning') !== exact < 12;
    return contradicts ? null : written(exact, first.minute);
  }
  const base = first.hour % 12;
  const end = last && exactHour(last);
  // '11-2pm' begins in the morning, '2-4pm' in the afternoon: the later possible hour before the end.
  if (end !== null && last !== null) return written(base + 12 < end ? base + 12 : base, first.minute);
  const hour = part === null || part === 'anytime' ? hourOfWork(base) : hourIn(part, base);
  return hour === null ? null : written(hour, first.minute);
}

/** Returns the one of two hours that is between 8 AM and 6 PM; null if neither is. */
const hourOfWork = (base: number): number | null => (base >= 8 ? base : base <= 5 ? base + 12 : null);

function hourIn(part: Exclude<DayPart, 'anytime'>, base: number): number | null {
  if (part === 'morning') return base === 0 ? null : base;
  if (part === 'afternoon') return base + 12;
  return base >= 4 ? base + 12 : null;
}

function endOf(last: SaidClock, from: string): string {
  const start = Number(from.slice(0, 2));
  const hour = exactHour(last) ?? (last.hour > start ? last.hour : (last.hour % 12) + 12);
  return written(hour, last.minute);
}

const partAt = (clock: string): DayPart => (clock < '12:00' ? 'morning' : clock < '17:00' ? 'afternoon' : 'evening');

/** Noon ends a morning. */
const lastMinuteBefore = (clock: string): string => (clock === '12:00' ? '11:59' : clock === '17:00' ? '16:59' : clock);

function partOf({ parts }: Phrases, { from, until, bound }: FoundHours['said']): DayPart | null {
  if (bound === 'between' && from !== null && until !== null && partAt(from) !== partAt(lastMinuteBefore(until)))
    return null;
  const clock = from ?? until;
  return parts[0] ?? (clock === null ? null : partAt(clock));
}
