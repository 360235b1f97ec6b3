import * as z from 'zod';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Minutes after midnight; `to` is beyond 24:00 where it is after midnight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const DAY = 24 * 60;
const CLOCK = '(\\d{1,2})(?::(\\d{2}))?\\s*([AP])\\.?M\\.?';
const SPAN = new RegExp(`^${CLOCK}\\s*(?:-|–|to)\\s*${CLOCK}$`, 'i');

function minutesOf(hour: string | undefined, minute: string | undefined, half: string | undefined): number | null {
  const [h, m] = [Number(hour), Number(minute ?? 0)];
  if (h < 1 || h > 12 || m > 59) return null;
  return (h % 12) * 60 + m + (half?.toUpperCase() === 'P' ? 12 * 60 : 0);
}

/** 'Closed', 'Open 24 hours', '8:00 AM - 5:00 PM', '8 AM - 12 PM, 1 PM - 5 PM' as spans; null when it can't be read. */
export function spansOf(text: string): readonly Span[] | null {
  if (/^closed$/i.test(text.trim())) return [];
  if (/^(?:open )?24 hours$/i.test(text.trim())) return [{ from: 0, to: DAY }];
  const spans: Span[] = [];
  for (const part of text.split(',')) {
    const [, h1, m1, half1, h2, m2, half2] = SPAN.exec(part.trim()) ?? [];
    const [from, to] = [minutesOf(h1, m1, half1), minutesOf(h2, m2, half2)];
    if (h1 === undefined || from === null || to === null) return null;
    spans.push({ from, to: to > from ? to : to + DAY });
  }
  return spans;
}

/** Hours by day of the week, as a contractor may set them. */
export const BusinessHours = z.partialRecord(
  z.enum(WEEKDAYS),
  z
    .string()
    .trim()
    .max(80)
    .refine((text) => spansOf(text) !== null, "Write hours as '8:00 AM - 5:00 PM', 'Open 24 hours' or 'Closed'"),
);
export type BusinessHours = z.infer<typeof BusinessHours>;

interface Clock {
  readonly format: Intl.DateTimeFormat;
  /** What it showed last: of the minute since 1970, the day of the week and the minutes after midnight. */
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

/** What the clocks of a zone show. A list asks for the same minute of the same zone again and again. */
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
 * Whether a business is open at a moment, by the clocks of its own zone; null where its hours don't say. What began
 * the evening before and goes on after midnight counts.
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
