import type { DayPart, Half, Meaning } from './meaning.ts';

/** A pattern for the words at a place, and what a match means; null if it doesn't belong here. */
export type Rule = readonly [pattern: RegExp, meant: (match: RegExpExecArray) => Meaning | null];

export const rule = (source: string, meant: Rule[1]): Rule => [new RegExp(source, 'y'), meant];
/** Words that always mean the same. */
export const words = (source: string, meaning: Meaning): Rule => rule(`(?:${source})(?![a-z0-9])`, () => meaning);

export const YEAR = '(?:,? (20\\d\\d))?';

export const numberIn = (names: readonly string[], word = ''): number =>
  /^\d/.test(word) ? Number(word) : names.indexOf(word) + 1;
export const monthIn = (names: readonly string[], word = ''): number =>
  (word.startsWith('set') ? 8 : names.indexOf(word.slice(0, 3))) + 1;
const yearOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.length === 2 ? `20${text}` : text);

export function date(month: number, day: number, year: string | undefined): Meaning {
  return { kind: 'date', month, day, year: yearOf(year) };
}

export function clock(
  hour: number,
  minute: number,
  half: Half | null,
  written: 'bare' | '24' | '' = '',
): Meaning | null {
  if (hour > 23 || minute > 59 || (half !== null && (hour > 12 || hour === 0))) return null;
  const is24 = hour > 12 || hour === 0 || written === '24';
  return { kind: 'clock', hour, minute, half, is24: half === null && is24, isBare: written === 'bare' };
}

/** Words that change nothing about a time, separated by bars. The longest are tried first. */
export const harmless = (list: string): Rule => {
  const longestFirst = list.split('|').toSorted((one, other) => other.length - one.length);
  return words(longestFirst.join('|'), { kind: 'same' });
};

/** '1430', which can also be another number. */
const bareClock = (hour: number, minute: number): Meaning => ({
  kind: 'clock',
  hour,
  minute,
  half: null,
  is24: true,
  isBare: true,
});

/** '3pm', '3 pm' or '3p'. A letter that stands alone is a word. */
const HALF = '((?: ?[ap]m|[ap])(?![a-z0-9]))';
export const halfOf = (letter: string | undefined): Half | null =>
  letter === undefined ? null : letter.includes('a') ? 'am' : 'pm';

export const NOON: Meaning = { kind: 'clock', hour: 12, minute: 0, half: 'pm', is24: false, isBare: false };
export const part = (name: DayPart): Meaning => ({ kind: 'part', part: name });
export const VAGUE: Meaning = { kind: 'vague' };
const DAY_MINUTES = 24 * 60;

/** Dates and clocks in digits, as everybody writes them. */
export const digits: readonly Rule[] = [
  rule('(20\\d\\d)-(\\d{1,2})-(\\d{1,2})(?!\\d)t?', ([, year, month, day]) => date(Number(month), Number(day), year)),
  rule('(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?(?![\\d/])', ([, first, second, year]) => ({
    kind: 'numbers',
    first: Number(first),
    second: Number(second),
    year: yearOf(year),
  })),
  // At the start, and before a time: elsewhere, '12-5' is a range of hours.
  rule('(?<=^)(\\d{1,2}) ?- ?(\\d{1,2})(?:-(\\d{4}|\\d{2}))?(?= (?:at |a las? )?\\d)', ([, first, second, year]) => ({
    kind: 'numbers',
    first: Number(first),
    second: Number(second),
    year: yearOf(year),
  })),
  rule(`(\\d{1,2})[:.](\\d{2})${HALF}`, ([, hour, minute, half]) => clock(Number(hour), Number(minute), halfOf(half))),
  rule(`(\\d{1,2})${HALF}`, ([, hour, half]) => clock(Number(hour), 0, halfOf(half))),
  rule(`(\\d{1,2})([0-5]\\d)${HALF}`, ([, hour, minute, half]) => clock(Number(hour), Number(minute), halfOf(half))),
  rule('(\\d{1,2}):(\\d{2})(?::00)?(?!\\d)', ([all, hour, minute]) =>
    clock(Number(hour), Number(minute), null, all.startsWith('0') ? '24' : ''),
  ),
  rule('([01]\\d|2[0-3])([0-5]\\d)(?:h|hrs)?(?![\\d/a-z])', ([all, hour, minute]) =>
    /^20[0-9]\d$/.test(all) ? null : bareClock(Number(hour), Number(minute)),
  ),
];

/** A number alone, after everything longer. Above 23 it can only be a day. */
export const bare = (names: readonly string[], hours: string): readonly Rule[] => [
  rule('([1-9])([0-5]\\d)(?![a-z0-9/:])', ([, hour, minute]) => clock(Number(hour), Number(minute), null, 'bare')),
  rule('(2[4-9]|3[01])(?![a-z0-9/:])', ([, day]) => ({ kind: 'day-of-month', day: Number(day) })),
  rule(`(${hours})(?:ish)?(?![a-z0-9/])`, ([, hour]) => clock(numberIn(names, hour), 0, null, 'bare')),
];

export const zones: readonly Rule[] = [
  ['America/New_York', 'e[sd]?t|eastern|hora del? este|hora este'],
  ['America/Chicago', 'c[sd]?t|central|hora (?:del? )?cent(?:ro|ral)'],
  ['America/Denver', 'm[sd]t|mt|mountain|hora (?:de )?(?:la )?montana'],
  ['America/Los_Angeles', 'p[sd]?t|pacific|hora (?:del? )?pacifico'],
].map(([zone = '', names = '']) => words(`(?:${names})(?: time)?`, { kind: 'zone', zone }));

export const weekdays = (names: readonly string[]): readonly Rule[] =>
  names.map((name, weekday) => words(`(?:${name})s?`, { kind: 'weekday', weekday }));

const UNITS: Readonly<Record<string, number>> = { m: 1, h: 60, d: DAY_MINUTES, w: 7 * DAY_MINUTES, s: 7 * DAY_MINUTES };

/** @param isFromDay counted from a day that is named next to it: 'a week from Friday' */
export function later(count: number, unit: string, plusHalf: boolean, isFromDay = false): Meaning {
  const each = UNITS[unit[0] ?? ''] ?? 0;
  return each >= DAY_MINUTES && !plusHalf
    ? { kind: 'later-days', days: (count * each) / DAY_MINUTES, isFromDay }
    : { kind: 'later', minutes: (count + (plusHalf ? 0.5 : 0)) * each };
}
