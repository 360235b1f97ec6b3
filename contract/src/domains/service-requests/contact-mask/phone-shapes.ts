import type { Cue } from './phone-cues.ts';
import type { SaidNumber } from './spoken-numbers.ts';

/** A row of numbers that may be one phone number. */
export interface NumberRow {
  readonly numbers: readonly SaidNumber[];
  readonly digits: string;
  /** For each gap, whether it holds words that only bridge the parts: '305 and then 555'. */
  readonly bridged: readonly boolean[];
  readonly hasPlus: boolean;
  readonly cue: Cue;
  /** All gaps are commas: an enumeration, perhaps. */
  readonly isListed: boolean;
}

const AREA = 3;
const EXCHANGE = 3;
const LINE = 4;
export const LOCAL = EXCHANGE + LINE;
export const NATIONAL = AREA + LOCAL;
const LONGEST = 15;

/** Area code and exchange begin with 2 to 9 in North America. */
const NORTH_AMERICAN = /^[2-9]\d\d[2-9]\d{6}$/;
/** A number with more parts is given digit by digit, or in pairs. */
const MOST_WRITTEN_PARTS = 5;
const PARTS: ReadonlySet<string> = new Set(['3,3,4', '3,7', '6,4', '3,3,2,2', '3,4,3']);

/** Quickly rules out most rows that aren't phone numbers. */
export function isPossible(digits: string, parts: number, hasPlus: boolean, cue: Cue): boolean {
  if (digits.length <= LOCAL) return digits.length === LOCAL && /^[2-9]/.test(digits);
  if (hasPlus || cue === 'phone') return true;
  const national = withoutCountry(digits);
  return national.length === NATIONAL && (parts <= MOST_WRITTEN_PARTS || NORTH_AMERICAN.test(national));
}

/** Returns whether a row is a whole phone number: national with or without the 1, or international. */
export function isWholeNumber(row: NumberRow): boolean {
  const { digits, numbers, cue } = row;
  const national = withoutCountry(digits);
  if (national.length !== NATIONAL && cue !== 'phone' && !row.hasPlus) return false;
  if (hasWeakEnds(numbers)) return false;
  const isPlain = !row.bridged.includes(true);
  if (row.hasPlus && isPlain) return digits.length >= 8 && digits.length <= LONGEST;
  if (national.length !== NATIONAL) return isPlain && cue === 'phone' && isForeign(row);
  if (isCounting(numbers)) return false;
  const isPlausible = NORTH_AMERICAN.test(national);
  if (!isPlain) return isPlausible ? bridgesBetweenParts(row) : isTurnedAround(row);
  if (cue === 'phone') return true;
  if (PARTS.has(partsOf(row)) && numbers.length > 1) return isPlausible || cue === 'none';
  if (!isPlausible || cue === 'code') return false;
  return numbers.length === 1 || isSpelled(row) || !(row.isListed || isRising(numbers));
}

/** Returns whether a row is a local number: three digits and four. */
export function isLocalNumber(row: NumberRow, isRange: () => boolean): boolean {
  const { digits, numbers, cue } = row;
  if (digits.length !== LOCAL || hasWeakEnds(numbers) || !/^[2-9]/.test(digits) || cue === 'code') return false;
  if (isCounting(numbers)) return false;
  const isParted = row.numbers.length > 1 && partsOf(row) === '3,4';
  if (row.bridged.includes(true)) return isParted && cue === 'phone';
  if (cue === 'phone') return true;
  if (numbers.length === 1) return false;
  if (numbers.every(({ style }) => style !== 'digits')) return !row.isListed;
  const line = digits.slice(EXCHANGE);
  return isParted && !isRange() && Number(line) % 50 !== 0 && !/^(?:19|20)/.test(line);
}

const withoutCountry = (digits: string) =>
  digits.length === NATIONAL + 1 && digits.startsWith('1') ? digits.slice(1) : digits;

/** Eight digits or more from abroad, announced as a phone number. */
const isForeign = ({ digits, numbers, isListed }: NumberRow) =>
  digits.length >= LOCAL + 1 && digits.length <= LONGEST && !isListed && !isCounting(numbers);

/**
 * A sound-alike such as 'for' is a digit only inside a number, or as the last of ten; sound-alikes are never the
 * majority.
 */
const hasWeakEnds = (numbers: readonly SaidNumber[]): boolean =>
  numbers[0]?.style === 'sound-alike' ||
  (numbers.at(-1)?.style === 'sound-alike' && numbers.length < NATIONAL) ||
  numbers.filter(({ style }) => style === 'sound-alike').length * 3 > numbers.length;

/**
 * Returns the lengths of the parts, without the country code 1. Joins digits that were written one by one if nothing
 * else is known.
 */
const partsOf = ({ numbers, digits }: NumberRow): string => {
  const lengths = numbers.map((number) => number.digits.length);
  const national = digits.length === NATIONAL + 1 && numbers[0]?.digits === '1' ? lengths.slice(1) : lengths;
  return national.join(',');
};

const isSpelled = ({ numbers }: NumberRow): boolean =>
  numbers.some(({ style }) => style === 'words') || numbers.every(({ digits }) => digits.length === 1);

/** '1 2 3 4 5 6 7', the way zones and outlets are counted. */
const isCounting = (numbers: readonly SaidNumber[]): boolean =>
  numbers.length > 3 &&
  numbers.every(({ digits }, index) => index === 0 || Number(digits) - Number(numbers[index - 1]?.digits) === 1);

/** '36 48 60 72 96', the way sizes are listed. */
const isRising = (numbers: readonly SaidNumber[]): boolean =>
  numbers.every(({ digits }, index) => index === 0 || Number(digits) > Number(numbers[index - 1]?.digits));

/** 'ends in 0177, the rest is 502 555': the last four digits before area code and exchange. */
function isTurnedAround({ numbers, bridged, digits, cue }: NumberRow): boolean {
  let length = 0;
  const joint = numbers.findIndex(({ digits: part }) => (length += part.length) >= LINE);
  const isLineFirst = length === LINE && bridged[joint] === true && digits.length === NATIONAL;
  return isLineFirst && cue === 'phone' && NORTH_AMERICAN.test(digits.slice(LINE) + digits.slice(0, LINE));
}

/** Returns whether words appear only where a phone number has its breaks. */
function bridgesBetweenParts({ numbers, bridged, digits }: NumberRow): boolean {
  const offset = digits.length - NATIONAL;
  let length = 0;
  return numbers.every(({ digits: part }, index) => {
    length += part.length;
    return bridged[index] !== true || [0, AREA, AREA + EXCHANGE].includes(length - offset);
  });
}
