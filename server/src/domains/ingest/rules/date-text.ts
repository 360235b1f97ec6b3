/** A date parsed from text, not yet known to exist in the calendar. */
export interface WrittenDate {
  readonly year: number;
  readonly month: number;
  /** Null if only the month is given. */
  readonly day: number | null;
  /** The rest of the text: a time, or something that invalidates the date. */
  readonly rest: string;
}

/** Decides which of two numbers is the month: '06/05/2015'. */
export type DateOrder = 'month-first' | 'day-first';

const months = 'january february march april may june july august september october november december'.split(' ');

/**
 * Returns 1 to 12 for a number or an English month name, in full or abbreviated to three letters or more; 0 for
 * anything else.
 */
export function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const name = text.toLowerCase();
  return months.findIndex((month) => name.length > 2 && month.startsWith(name)) + 1;
}

const PIVOT = 69;
/** Two-digit years are in 1969 to 2068, as in POSIX. */
export const yearOf = (text: string): number =>
  text.length === 2 ? Number(text) + (Number(text) < PIVOT ? 2000 : 1900) : Number(text);

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s+/i;
const TWO_NUMBERS = /^(\d{1,2})\s?([-/. ])\s?(\d{1,2})\s?([-/. ])\s?(\d{4}|\d{2})(?!\d)/;
const YEAR_FIRST = /^(\d{4})\s?[-/. ]\s?(\d{1,2})(?:\s?[-/. ]\s?(\d{1,2}))?(?!\d)/;
const YEAR_NAME = /^(\d{4})[-/ ]([a-z]{3,9})\.?(?:[-/ ](\d{1,2}))?(?![\da-z])/i;
const NAME_FIRST = /^([a-z]{3,9})\.?[-/, ]\s{0,2}(\d{1,2})(?:st|nd|rd|th)?[-/, ]\s{0,2}(\d{4})(?!\d)/i;
const DAY_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]?(?:of )?([a-z]{3,9})\.?[-/., ]?\s?(\d{4}|\d{2})(?!\d)/i;
const MONTH_NAME = /^([a-z]{3,9})\.?[-/, ]\s?(\d{4})$/i;
const MONTH_YEAR = /^(\d{1,2})\s?[-/ ]\s?(\d{4})$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?(?![\d.])/;
const EIGHT_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const SIX_DIGITS = /^((?:19|20)\d{2})(\d{2})$/;

/**
 * Parses the date at the start of a text: year first, two numbers before the year, the month in words, or eight digits
 * in a row. `order` decides which of two numbers is the month; if that is impossible, they are read the other way
 * around. Returns null if there is no date, and for a year alone, a quarter, and two numbers without a year.
 */
export function readDateText(given: string, order: DateOrder): WrittenDate | null {
  const text = given.replace(/^'/, '').replace(/\s+/g, ' ').replace(WEEKDAY, '').trim();
  return named(text) ?? yearFirst(text) ?? twoNumbers(text, order) ?? monthAndYear(text) ?? digits(text, order);
}

const written = (text: string, match: RegExpExecArray, [year, month, day]: readonly (string | undefined)[]) => ({
  year: yearOf(year ?? ''),
  month: monthOf(month ?? ''),
  // MySQL writes 0 for the day if it only knows the month.
  day: day === undefined || Number(day) === 0 ? null : Number(day),
  rest: text.slice(match[0].length),
});

function named(text: string): WrittenDate | null {
  const first = NAME_FIRST.exec(text);
  if (first) return written(text, first, [first[3], first[1], first[2]]);
  const second = DAY_NAME.exec(text);
  if (second && monthOf(second[2] ?? '') > 0) return written(text, second, [second[3], second[2], second[1]]);
  const year = YEAR_NAME.exec(text);
  return year && monthOf(year[2] ?? '') > 0 ? written(text, year, [year[1], year[2], year[3]]) : null;
}

function yearFirst(text: string): WrittenDate | null {
  const match = YEAR_FIRST.exec(text);
  return match && written(text, match, match.slice(1));
}

function twoNumbers(text: string, order: DateOrder): WrittenDate | null {
  const match = TWO_NUMBERS.exec(text);
  if (match === null) return null;
  const [, one, first, two, second, year = ''] = match;
  // '12 30 45' and '4-7 2025' are not enough for a date; '15-06-05' could begin with its year or with its day.
  const isDoubtful = year.length === 2 && (first === ' ' || (first === '-' && Number(one) > 12));
  return first !== second || isDoubtful ? null : inOrder(text, match, [one, two, year], order);
}

function inOrder(
  text: string,
  match: RegExpExecArray,
  [one, two, year]: readonly (string | undefined)[],
  order: DateOrder,
): WrittenDate {
  const monthFirst = written(text, match, [year, one, two]);
  const dayFirst = written(text, match, [year, two, one]);
  const [usual, other] = order === 'month-first' ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  return usual.month > 12 && other.month <= 12 ? other : usual;
}

function monthAndYear(text: string): WrittenDate | null {
  const match = MONTH_NAME.exec(text) ?? MONTH_YEAR.exec(text);
  return match && written(text, match, [match[2], match[1], undefined]);
}

/** Parses '20150605', '20150605T0400', '20150605040000', '06052015' and '201506'. */
function digits(text: string, order: DateOrder): WrittenDate | null {
  const match = DIGITS.exec(text);
  if (match && Number(match[2]) <= 12) {
    const [, year, month, day, hours, minutes, seconds = '00'] = match;
    const clock = hours === undefined ? '' : ` ${hours}:${minutes}:${seconds}`;
    const rest = clock + text.slice(match[0].length).replace(/^T(\d{2})(\d{2})(\d{2})?/i, spacedClock);
    return { ...written(text, match, [year, month, day]), rest };
  }
  const eight = EIGHT_DIGITS.exec(text);
  if (eight) return inOrder(text, eight, eight.slice(1), order);
  const six = SIX_DIGITS.exec(text);
  return six && Number(six[2]) <= 12 ? written(text, six, [six[1], six[2], undefined]) : null;
}

const spacedClock = (_: string, hours: string, minutes: string, seconds: string | undefined) =>
  ` ${hours}:${minutes}:${seconds ?? '00'}`;
