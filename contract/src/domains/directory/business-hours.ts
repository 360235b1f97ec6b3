import * as z from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/language.ts';
import { problem } from '../../kernel/words.ts';
import { hoursWords } from './hours.words.ts';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes after midnight. `to` is beyond 24:00 if the span ends the next day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const DAY = 24 * 60;
const CLOCK = '(\\d{1,2})(?::(\\d{2}))?\\s*([AP])\\.?\\s?M\\.?';
const SPAN = new RegExp(`^(?:de\\s+)?${CLOCK}\\s*(?:-|–|to|a)\\s*${CLOCK}$`, 'i');
const CLOSED = /^(?:closed|cerrado)$/i;
const ALL_DAY = /^(?:(?:open )?24 hours|(?:abierto )?(?:las )?24 horas)$/i;
/** Marks of hours as people write them in Spanish. */
const IN_SPANISH = /cerrado|horas|[ap]\.?\s?m\.?\s+a\s|\bde\b|[ap]\.\s?m\./;

function minutesOf(hour: string | undefined, minute: string | undefined, half: string | undefined): number | null {
  const [h, m] = [Number(hour), Number(minute ?? 0)];
  if (h < 1 || h > 12 || m > 59) return null;
  return (h % 12) * 60 + m + (half?.toUpperCase() === 'P' ? 12 * 60 : 0);
}

/**
 * Returns hours such as 'Closed', 'Open 24 hours', '8:00 AM - 5:00 PM' or '8 AM - 12 PM, 1 PM - 5 PM', or the same in
 * Spanish, as spans. Returns null if they can't be read.
 */
export function spansOf(text: string): readonly Span[] | null {
  if (CLOSED.test(text.trim())) return [];
  if (ALL_DAY.test(text.trim())) return [{ from: 0, to: DAY }];
  const spans: Span[] = [];
  for (const part of text.split(',')) {
    const [, h1, m1, half1, h2, m2, half2] = SPAN.exec(part.trim()) ?? [];
    const [from, to] = [minutesOf(h1, m1, half1), minutesOf(h2, m2, half2)];
    if (h1 === undefined || from === null || to === null) return null;
    spans.push({ from, to: to > from ? to : to + DAY });
  }
  return spans;
}

/** Returns a time of day in a language: '5:00 PM'. Takes minutes after any midnight. */
export function clockTime(minutes: number, language: Language): string {
  const words = hoursWords[language];
  const [hour, minute] = [Math.floor((minutes % DAY) / 60), minutes % 60];
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  return hour < 12 ? words.am(time) : words.pm(time);
}

function written(spans: readonly Span[], language: Language): string {
  const words = hoursWords[language];
  if (spans.length === 0) return words.closed;
  if (spans.length === 1 && spans[0]?.from === 0 && spans[0].to === DAY) return words.allDay;
  return spans.map(({ from, to }) => words.span(clockTime(from, language), clockTime(to, language))).join(', ');
}

/** Returns the hours of a day in a language. In the default one, and if they can't be read, they stay as written. */
export function hoursIn(text: string, language: Language): string {
  const spans = language === DEFAULT_LANGUAGE ? null : spansOf(text);
  return spans === null ? text : written(spans, language);
}

/** Hours are stored in the default language. */
const stored = (text: string): string =>
  IN_SPANISH.test(text.toLowerCase()) ? written(spansOf(text) ?? [], DEFAULT_LANGUAGE) : text;

/** Hours by day of the week, as a contractor may set them. */
export const BusinessHours = z.partialRecord(
  z.enum(WEEKDAYS),
  z
    .string()
    .trim()
    .max(80)
    .refine(
      (text) => spansOf(text) !== null,
      problem(hoursWords, ({ writeHours }) => writeHours),
    )
    .transform(stored),
);
export type BusinessHours = z.infer<typeof BusinessHours>;

interface Clock {
  readonly format: Intl.DateTimeFormat;
  /** The last reading: the minute since 1970, the weekday and the minutes after midnight. */
  minute: number;
  day: number;
  minutes: number;
}

const clocks = new Map<string, Clock>();
const MINUTE_MS = 60_000;

function newClock(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const clock = { format, minute: Number.NaN, day: 0, minutes: 0 };
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the local weekday and time in a zone. Cached, since a list asks for the same minute again and again. */
function clockIn(timeZone: string, moment: Date): { readonly day: number; readonly minutes: number } {
  const clock = clocks.get(timeZone) ?? newClock(timeZone);
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  if (clock.minute !== minute) {
    const parts = new Map(clock.format.formatToParts(moment).map(({ type, value }) => [type, value]));
    clock.minute = minute;
    clock.day = WEEKDAYS.findIndex((day) => day === parts.get('weekday'));
    clock.minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  }
  return clock;
}

/**
 * Returns whether a business is open at a moment, in its own time zone; null if its hours don't say. A span that began
 * the evening before and continues after midnight counts.
 */
export function isOpenAt(hours: Readonly<Record<string, string>>, zone: string, moment: Date): boolean | null {
  const { day, minutes: now } = clockIn(zone, moment);
  const textOf = (at: number) => hours[WEEKDAYS[at % 7] ?? ''];
  const late = spansOf(textOf(day + 6) ?? 'Closed') ?? [];
  if (late.some(({ to }) => now < to - DAY)) return true;
  const text = textOf(day);
  const spans = text === undefined ? null : spansOf(text);
  return spans === null ? null : spans.some(({ from, to }) => from <= now && now < to);
}
