import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { type Language, localeOf } from '@plumbline/contract/kernel/language.ts';
import type { ParsedResult } from 'chrono-node';
import { casual } from 'chrono-node/en';
import { DateTime } from 'luxon';
import { textWords } from '../text.words.ts';
import {
  DAY_AFTER_TOMORROW,
  type DigitsDate,
  digitsDate,
  isSpanishTime,
  monthFirst,
  timeInEnglish,
} from './time-words.ts';

/** A time in a person's words: the only moment that it can mean, or a question to the person. */
export type SpokenTime =
  | { readonly kind: 'time'; readonly at: Date /** Of 'from 2 to 4'. */; readonly until: Date | null }
  | { readonly kind: 'ask'; readonly question: string };

const ask = (question: string): SpokenTime => ({ kind: 'ask', question });

/** Time zones as Americans name them. None depends on whether daylight saving time was named correctly. */
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:e[sd]?t|eastern)(?: time)?\b/, 'America/New_York'],
  [/\b(?:c[sd]?t|central)(?: time)?\b/, 'America/Chicago'],
  [/\b(?:m[sd]?t|mountain)(?: time)?\b/, 'America/Denver'],
  [/\b(?:p[sd]?t|pacific)(?: time)?\b/, 'America/Los_Angeles'],
];

const WEEKDAY = '(?:sun|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat)(?:day|sday|nesday|rsday|urday)?';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?';
const DAY = `(?:${WEEKDAY}\\.?|today|tomorrow|tmrw|tmr|tonight|this evening|this afternoon|morning|afternoon|evening|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`;

/** Words around a time that don't change it. */
const FILLER = new Set(
  (
    'at on for the around about by a an please pls thanks thank you ok okay is works work can do i ill will be there ' +
    "come arrive how what and we could i'll time morning afternoon evening night it job of day my me would like to"
  ).split(' '),
);

/** Writes questions in the contractor's language. */
class Asking {
  readonly #language: Language;
  readonly words: (typeof textWords)[Language]['time'];
  readonly example: string;

  constructor(language: Language) {
    this.#language = language;
    this.words = textWords[language].time;
    this.example = textWords[language].propose;
  }

  day(moment: DateTime): string {
    return formatsIn(this.#language).formatDay(moment.toISODate() ?? '');
  }

  /** Returns the day in a form that can be texted back: '12/5', '5 dic'. */
  on(moment: DateTime, clock = '3pm'): string {
    const date = this.#language === 'en' ? moment.toFormat('M/d') : this.date(moment);
    return this.words.on(date, clock);
  }

  /** 'Dec 5', '5 dic' */
  date(moment: DateTime): string {
    return moment.setLocale(localeOf[this.#language]).toFormat(this.#language === 'en' ? 'LLL d' : 'd LLL');
  }

  weekday(moment: DateTime): string {
    return moment.setLocale(localeOf[this.#language]).toFormat('cccc');
  }

  clock(moment: DateTime): string {
    if (this.#language === 'en') return moment.toFormat('h:mm a');
    return `${moment.toFormat('h:mm')} ${moment.hour < 12 ? 'a.m.' : 'p.m.'}`;
  }
}

/**
 * Reads 'tomorrow 3pm', 'thurs 9:30', '12/5 2-4 pm', 'mañana a las 3' in a time zone, unless the words name another.
 * Never guesses: asks back about a time that has passed or is ambiguous, in `language`. An hour without AM or PM is read
 * only if exactly one of the two lies between 8 AM and 6 PM.
 */
export function readSpokenTime(
  words: string,
  { now, zone, language }: { readonly now: Date; readonly zone: string; readonly language: Language },
): SpokenTime {
  const asking = new Asking(language);
  const { words: questions, example } = asking;
  const isSpanish = language === 'es' || isSpanishTime(words);
  const lower = isSpanish ? timeInEnglish(words) : words.toLowerCase();
  const named = ZONES.find(([pattern]) => pattern.test(lower));
  const clocks = named?.[1] ?? zone;
  const today = DateTime.fromJSDate(now, { zone: clocks });
  const given = (named ? lower.replace(named[0], ' ') : lower).replace(
    DAY_AFTER_TOMORROW,
    today.plus({ days: 2 }).toFormat('LLL d'),
  );
  const digits = digitsDate(given);
  const doubt = digits && doubtOfDigits(digits, isSpanish, today, asking);
  if (doubt) return ask(doubt);
  const text = plainWords(isSpanish && digits !== null && digits.first > 12 ? monthFirst(given) : given);
  if (text === '') return ask(questions.sayWhen(example));
  const results = casual.parse(text, { instant: now, timezone: today.offset }, { forwardDate: true });
  const [result, ...others] = results;
  if (result === undefined) return ask(questions.unread(example));
  if (others.length > 0 || / or /.test(` ${text} `)) return ask(questions.oneTime(example));
  if (!isAllRead(text, result)) return ask(questions.unread(example));
  return timeOf(text, result, today, asking);
}

/** Returns the question about a date in digits. Spanish speakers write the day first or, in this country, the month. */
function doubtOfDigits(
  { first, second }: DigitsDate,
  isSpanish: boolean,
  today: DateTime,
  asking: Asking,
): string | null {
  const { words } = asking;
  const [month, day] = isSpanish && first > 12 ? [second, first] : [first, second];
  const december = DateTime.fromObject({ year: today.year, month: 12, day: 5 });
  if (month > 12 || month === 0) return words.monthFirst(asking.on(december));
  if (!isSpanish || day > 12 || day === 0 || day === month) return null;
  const [one, other] = [
    DateTime.fromObject({ year: today.year, month: day, day: month }),
    DateTime.fromObject({ year: today.year, month, day }),
  ];
  return words.dayOrMonth(asking.date(one), asking.date(other), asking.on(one));
}

/** Returns a time in words that the parser knows. */
const plainWords = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^ |[ .!,;]+$/g, '')
    .replace(/[’`]/g, "'")
    .replace(/\s*@\s*/g, ' at ')
    .replace(/\b([ap])\.\s?m\.?/g, '$1m')
    .replace(/\b2nite\b|\btonite\b/g, 'tonight')
    .replace(/\b2mor+ow\b|\btomm?or?row\b|\btmw\b/g, 'tomorrow')
    .replace(/\b(?:from|between) (\d[\d:]*\s?(?:[ap]m)?) (?:to|and|til|till|until) (\d[\d:]*\s?[ap]m?)/g, '$1-$2')
    .replace(/(\d)\s*[-–—]\s*(\d)/g, '$1-$2')
    .replace(/^(\d{1,2})-(\d{1,2})(?:-(\d{2,4}))?(?= (?:at )?\d)/, (_all, month, day, year) =>
      year === undefined ? `${month}/${day}` : `${month}/${day}/${year}`,
    )
    .replace(/\b(?!20[2-9]\d)([01]\d|2[0-3])([0-5]\d)\b(?!\/)/g, '$1:$2')
    .replace(new RegExp(`\\b(${DAY}),? (\\d{1,2}(?:-\\d{1,2})?)$`), '$1 at $2');

/** Returns whether there is only filler around the parsed time. */
const isAllRead = (text: string, { index, text: read }: ParsedResult): boolean =>
  `${text.slice(0, index)} ${text.slice(index + read.length)}`
    .split(/[\s,.!;:()-]/)
    .every((word) => word === '' || FILLER.has(word));

function timeOf(text: string, result: ParsedResult, today: DateTime, asking: Asking): SpokenTime {
  const { words, example } = asking;
  const { start } = result;
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => start.get(name) ?? 0;
  const day = DateTime.fromObject({ year: part('year'), month: part('month'), day: part('day') }, { zone: today.zone });
  const hasDay = start.isCertain('day') || start.isCertain('weekday');
  const hasTime = start.isCertain('hour');
  if (!hasTime && !hasDay) return ask(words.unread(example));
  const doubt = hasDay ? doubtOfDay(text, result, day, today, asking) : null;
  if (doubt !== null) return ask(doubt);
  if (!hasTime) return ask(words.whatTime(asking.day(day), asking.on(day)));
  if (/\bmidnight\b/.test(text)) return ask(words.midnight(example));
  const hour = hourOf(text, result);
  if (!hasDay) {
    if (hour === null) return ask(words.whichDayThen(example));
    return ask(words.whichDayAt(asking.clock(day.set({ hour, minute: part('minute') })), example));
  }
  if (hour === null) {
    const given = day.set({ hour: part('hour') % 12, minute: part('minute') }).toFormat('h:mm');
    return ask(words.amOrPm(given, asking.day(day), asking.on(day, `${given}am`)));
  }
  const at = day.set({ hour, minute: part('minute') });
  if (at.hour !== hour || at.getPossibleOffsets().length > 1) {
    return ask(words.clocksChange(example));
  }
  const isLongAgo = !start.isCertain('year') && at.diff(today, 'days').days > MOST_DAYS_WITHOUT_YEAR;
  if (at <= today || isLongAgo) return ask(words.passed(example));
  const end = endOf(result, hour);
  const lasts = end === null ? null : at.set({ hour: end.hour, minute: end.minute });
  return { kind: 'time', at: at.toJSDate(), until: lasts !== null && lasts > at ? lasts.toJSDate() : null };
}

/** A date without a year that is further away meant the previous one. */
const MOST_DAYS_WITHOUT_YEAR = 270;

/**
 * Returns the question about an ambiguous day: 'next Friday', today's weekday, or a weekday that doesn't match the
 * date.
 */
function doubtOfDay(
  text: string,
  { start }: ParsedResult,
  day: DateTime,
  today: DateTime,
  asking: Asking,
): string | null {
  const { words, example } = asking;
  if (/\bnext (?:week|month|year)\b/.test(text)) return words.whichDay(example);
  if (!start.isCertain('weekday')) return null;
  if (start.isCertain('day')) {
    const isThatDay = start.get('weekday') === day.weekday % 7;
    return isThatDay ? null : words.otherWeekday(asking.date(day), asking.weekday(day));
  }
  const isToday = day.hasSame(today, 'day');
  if (!isToday && !/\bnext\b/.test(text)) return null;
  const first = day.diff(today.startOf('day'), 'days').days >= 7 ? day.minus({ days: 7 }) : day;
  const second = first.plus({ days: 7 });
  return words.whichOfTwo(asking.day(first), asking.day(second), asking.on(first));
}

/** Matches a range whose end alone says whether it is morning or afternoon. */
const BARE_START = /\b\d{1,2}(?::\d{2})?\s?-\s?\d{1,2}(?::\d{2})?\s?[ap]m?\b/;

/** Returns the hour of the day; null if it can be in the morning or in the evening. */
function hourOf(text: string, { start, end }: ParsedResult): number | null {
  const hour = start.get('hour') ?? 0;
  const base = hour % 12;
  // '11-2pm' begins in the morning, '2-4pm' in the afternoon: the later possible hour before the end.
  if (end && BARE_START.test(text)) return base + 12 < (end.get('hour') ?? 0) ? base + 12 : base;
  if (start.isCertain('meridiem') || hour > 12 || /\bnoon\b/.test(text)) return hour;
  if (/\bmorning\b/.test(text)) return base;
  return hourOfWork(base);
}

/** Returns the one of two hours that is between 8 AM and 6 PM; null if both are or neither is. */
const hourOfWork = (base: number): number | null => (base >= 8 ? base : base <= 5 ? base + 12 : null);

/** Returns the end of '2-4pm' or '2-4' if it is after the beginning. */
function endOf({ end }: ParsedResult, from: number): { hour: number; minute: number } | null {
  if (!end) return null;
  const said = end.get('hour') ?? 0;
  const hour = end.isCertain('meridiem') || said > from ? said : said + 12;
  return { hour, minute: end.get('minute') ?? 0 };
}
