import type { UsAddress } from './address-parts.ts';
import type { Token } from './address-token.ts';
import { directionOf, suffixOf } from './street-words.ts';

export interface HouseNumber {
  /** The number of its words; 0 if there is none. */
  readonly length: number;
  /** The position of a unit's letter after it: '5448 A FRANKLIN PIKE'. */
  readonly unitAt: number | null;
  readonly isRange: boolean;
  /** 0 and 000 stand for a number that was never given. */
  readonly isZero: boolean;
}

const NONE: HouseNumber = { length: 0, unitAt: null, isRange: false, isZero: false };

const NUMBER = /^#?\d{1,6}[A-Z]{0,2}$/;
/** '1117-1119', '33-30', '41-1347', '2701-03', '123-1/2', '100/102'. */
const JOINED = /^\d{1,6}[A-Z]?[-–/]\d{1,6}[A-Z]?$/;
/** Wisconsin's 'W156N8480' and 'N6W23001', Illinois' '1N234' and '26W123'. */
const GRID = /^(?:[NSEW]\d{1,4}[NSEW]\d{1,6}|\d{1,3}[NSEW]\d{2,5})[A-Z]?$/;
const HALF_GRID = /^[NSEW]\d{2,6}$/;
/** 'N4567 COUNTY HIGHWAY K': a Wisconsin fire number. */
const FIRE_NUMBER = /^[NSEW]\d{4,5}$/;
const FRACTION = /^\d\/\d$|^[½¼¾]$/;
const HALVED = /^\d{1,6}(?:-\d\/\d|[½¼¾])$/;
const ORDINAL = /^\d+(?:ST|ND|RD|TH)$/;

const isNumber = (word: string): boolean =>
  (NUMBER.test(word) && !ORDINAL.test(word)) ||
  JOINED.test(word) ||
  HALVED.test(word) ||
  GRID.test(word) ||
  FIRE_NUMBER.test(word);

const isGrid = (first: string, second: string): boolean =>
  HALF_GRID.test(first) && HALF_GRID.test(second) && directionOf(first.charAt(0)) !== directionOf(second.charAt(0));

/** Reads the house number at a word, with fractions, lists and a letter after it. */
export function houseNumberAt(tokens: readonly Token[], from: number, end: number): HouseNumber {
  const first = tokens[from];
  const wordAt = (at: number) => (at < end ? (tokens[at]?.word ?? '') : '');
  if (!first) return NONE;
  if (isGrid(first.word, wordAt(from + 1)) && from + 2 < end)
    return { length: 2, unitAt: null, isRange: false, isZero: false };
  if (!isNumber(first.word)) return NONE;
  let at = from + 1;
  let isRange = isRangeOf(first.word);
  while (at < end) {
    const next = tokens[at];
    if (!next) break;
    const isLink = next.word === '&' || next.word === 'AND' || next.word === 'TO' || next.word === '/';
    const isListed = next.lead.includes(',') || next.lead.includes(' - ') || next.lead.startsWith('-');
    const number = isLink ? tokens[at + 1] : next;
    if (!number || !isNumber(number.word) || !(isLink || isListed)) break;
    const behind = at + (isLink ? 2 : 1);
    // In '5 & 10 ST', the second number is the street's name.
    if (behind >= end || suffixOf(wordAt(behind)) !== undefined) break;
    isRange = true;
    at = behind;
  }
  if (FRACTION.test(wordAt(at))) at += 1;
  const isZero = /^0+$/.test(first.word);
  if (isNumberSuffix(tokens, at, end)) return { length: at + 1 - from, unitAt: null, isRange, isZero };
  return { length: at - from, unitAt: isUnitLetter(tokens, at, end) ? at : null, isRange, isZero };
}

/** Returns whether a number is several houses: '1117-1119' and '2701-03' are; '33-30' is one house in Queens. */
function isRangeOf(word: string): boolean {
  const [, low = '', high = ''] = /^(\d+)[A-Z]?[-–/](\d+)[A-Z]?$/.exec(word) ?? [];
  if (high === '') return false;
  const kept = Math.max(0, low.length - high.length);
  return Number(low.slice(0, kept) + high) > Number(low);
}

/** Towns of Queens, and ZIP codes of Queens and Hawaii, where a hyphenated number is one house. */
const HYPHENATED_ZIP = /^(?:11[0134]|116|967|968)/;
const HYPHENATED_CITY = /^(?:queens|flushing|jamaica|astoria|long island city|forest hills|far rockaway)$/i;

export const isHyphenated = ({
  number,
  city,
  state,
  zip,
}: Pick<UsAddress, 'number' | 'city' | 'state' | 'zip'>): boolean =>
  number?.includes(' ') === false &&
  (state === 'HI' || HYPHENATED_ZIP.test(zip ?? '') || HYPHENATED_CITY.test(city ?? ''));

/** R marks the rear of a house and belongs to the number: '16 R S MICHIGAN ST'. */
const isNumberSuffix = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens[at]?.word === 'R' && at + 1 < end && suffixOf(tokens[at + 1]?.word ?? '') === undefined;

/**
 * Returns whether a letter before the street's name is a unit; 'A ST', 'J F KENNEDY BLVD', 'I 64', 'L & N DR' are
 * names.
 */
function isUnitLetter(tokens: readonly Token[], at: number, end: number): boolean {
  const letter = tokens[at]?.word ?? '';
  if (!/^[A-Z]$/.test(letter) || directionOf(letter) !== undefined || at + 1 >= end) return false;
  const next = tokens[at + 1]?.word ?? '';
  if (suffixOf(next) !== undefined || !/^[A-Z0-9]/.test(next) || /^\d+$/.test(next)) return false;
  if (next.length > 1) return true;
  return directionOf(next) !== undefined && at + 2 < end && suffixOf(tokens[at + 2]?.word ?? '') === undefined;
}
