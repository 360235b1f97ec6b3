import { monthOf, type WrittenDate, yearOf } from './date-text.ts';

type Part = { readonly kind: 'year' | 'month' | 'day' | 'gap'; readonly least: number; readonly most: number };

/** A column's own date format. */
export type DateFormat = 'excel' | 'seconds' | 'milliseconds' | { readonly parts: readonly Part[] };

const TOKEN = /y{1,4}|m{1,4}|d{1,2}|[-/., ]+/gi;
/** The time after a date is parsed as usual, whatever the format says about it. */
const CLOCK = /[ T]'?T?'?h{1,2}[:.].*$/i;

/** Parses a format; returns null if it is invalid. Case doesn't matter, and a time after the date is ignored. */
export function parseDateFormat(text: string): DateFormat | null {
  if (text === 'excel' || text === 'seconds' || text === 'milliseconds') return text;
  const format = text.replace(CLOCK, '').trim();
  const tokens = format.match(TOKEN) ?? [];
  if (tokens.join('') !== format) return null;
  const parts = tokens.map((token, at) => partOf(token, tokens[at - 1]));
  const count = (kind: Part['kind']) => parts.filter((part) => part.kind === kind).length;
  const isWhole = count('year') === 1 && count('month') === 1 && count('day') <= 1;
  return isWhole && parts.every(({ most }) => most > 0) ? { parts } : null;
}

function partOf(token: string, before = ''): Part {
  const length = token.length;
  // Without a separator before it, a number has exactly as many digits as its letters.
  const isTight = /[a-z]/i.test(before);
  switch (token.charAt(0).toLowerCase()) {
    case 'y':
      return { kind: 'year', least: length, most: length === 2 || length === 4 ? length : 0 };
    case 'm':
      return length > 2
        ? { kind: 'month', least: 3, most: 9 }
        : { kind: 'month', least: isTight ? length : 1, most: 2 };
    case 'd':
      return { kind: 'day', least: isTight ? length : 1, most: 2 };
    default:
      return { kind: 'gap', least: 1, most: 3 };
  }
}

const isDigit = (character = '') => character >= '0' && character <= '9';
const isNamed = ({ kind, most }: Part) => kind === 'month' && most > 2;

/** Parses the date at the start of a text in the format. Any dash, slash, dot, comma or space matches a separator. */
export function readByFormat(text: string, { parts }: Exclude<DateFormat, string>): WrittenDate | null {
  const found = { year: 0, month: 0, day: null as number | null };
  let at = 0;
  for (const part of parts) {
    const from = at;
    const fits =
      part.kind === 'gap'
        ? (one: string) => '-/., '.includes(one)
        : isNamed(part)
          ? (one: string) => /[a-z]/i.test(one)
          : isDigit;
    while (at < text.length && at - from < part.most && fits(text[at] ?? '')) at += 1;
    if (at - from < part.least) return null;
    const said = text.slice(from, at);
    if (part.kind === 'year') found.year = yearOf(said);
    else if (part.kind === 'month') found.month = monthOf(said);
    else if (part.kind === 'day') found.day = Number(said);
  }
  return isDigit(text[at]) ? null : { ...found, rest: text.slice(at) };
}
