import { type Cues, cuesOf, isCalledAreaCode } from './phone-cues.ts';
import { isLocalNumber, isPossible, isWholeNumber, NATIONAL, type NumberRow } from './phone-shapes.ts';
import { EXTENSIONS, FILLERS, RANGE_CUES, SPOKEN_SIGNS, UNITS_OF_MEASURE } from './phone-words.ts';
import { quantityTokens } from './quantities.ts';
import { numberAt, type SaidNumber, saidNumbers } from './spoken-numbers.ts';
import { type Span, type Token, wordSet } from './tokens.ts';

/** The most parts in a phone number, and the widest gaps between two parts, in tokens. */
const MOST_PARTS = 15;
const WIDEST_GAP = 7;
const WIDEST_BRIDGE = 9;

type Gap = 'none' | 'signs' | 'bridge';

/** A text with its numbers, and which of them already belong to a phone number. */
interface Text {
  readonly tokens: readonly Token[];
  readonly numbers: readonly SaidNumber[];
  /** The gap after each number. */
  readonly gaps: readonly Gap[];
  readonly cues: Cues;
  readonly taken: ReadonlySet<number>;
}

/** Finds phone numbers in digits, words or both, with any signs between them, whole or piece by piece. */
export function findPhoneNumbers(tokens: readonly Token[]): Span[] {
  const quantities = quantityTokens(tokens);
  const numbers = saidNumbers(tokens).filter(
    (number) => !quantities.has(number.first) && !quantities.has(number.last) && !countsDigits(tokens, number),
  );
  const gaps = numbers.map((number, index): Gap => gapAfter(tokens, number, numbers[index + 1]));

  const cues = cuesOf(tokens);
  const taken = new Set<number>();
  const rows: SaidNumber[][] = [];
  const take = (accepts: (row: NumberRow) => boolean) => {
    for (const index of numbers.keys()) {
      const length = longestAccepted({ tokens, numbers, gaps, cues, taken }, index, accepts);
      if (length === 0) continue;
      const row = numbers.slice(index, index + length);
      rows.push(row);
      for (let part = index; part < index + length; part += 1) taken.add(part);
    }
  };
  take(isWholeNumber);
  const whole = rows.length;
  take((row) => isLocalNumber(row, () => isRange(tokens, row.numbers)));
  const found = rows.map(
    (row): Span => ({
      first: withPrefix(tokens, firstOf(row)),
      last: withExtension(tokens, lastOf(row)),
    }),
  );
  return [...found, ...(rows.length > whole ? areaCodes(tokens, numbers) : []), ...lettered(tokens)];
}

const COUNTED = wordSet('first last next primeros primeras ultimos ultimas siguientes');

/** 'the last four are 0177': a count of digits, not one of them. */
const countsDigits = (tokens: readonly Token[], { first, digits }: SaidNumber): boolean =>
  digits.length === 1 && COUNTED.has(tokens[first - 1]?.text ?? '');

const firstOf = (row: readonly SaidNumber[]) => row[0]?.first ?? 0;
const lastOf = (row: readonly SaidNumber[]) => row.at(-1)?.last ?? 0;

/** Returns the number of numbers, from `index` on, that make one phone number; 0 when none do. */
function longestAccepted(
  { tokens, numbers, gaps, cues, taken }: Text,
  index: number,
  accepts: (row: NumberRow) => boolean,
): number {
  let digits = '';
  let best = 0;
  let commas = 0;
  const bridged: boolean[] = [];
  for (let length = 1; length <= MOST_PARTS; length += 1) {
    const number = numbers[index + length - 1];
    if (number === undefined || taken.has(index + length - 1)) break;
    digits += number.digits;
    const hasPlus = isInternational(tokens, numbers[index], digits);
    const cue = cues(numbers[index]?.first ?? 0, number.last);
    if (isPossible(digits, length, hasPlus, cue)) {
      const row = numbers.slice(index, index + length);
      const isListed = length > 2 && commas === length - 1;
      if (accepts({ numbers: row, digits, bridged, hasPlus, cue, isListed })) best = length;
    }
    const gap = gaps[index + length - 1] ?? 'none';
    if (gap === 'none') break;
    bridged.push(gap === 'bridge');
    if (tokens[number.last + 1]?.text === ',') commas += 1;
  }
  return best;
}

/** Follows a plus sign or an international dialing prefix. */
const isInternational = (tokens: readonly Token[], number: SaidNumber | undefined, digits: string): boolean =>
  tokens[(number?.first ?? 0) - 1]?.text === '+' || (digits.startsWith('011') && digits.length > NATIONAL);

/**
 * Returns the kind of gap between two numbers: signs that separate digits, words that bridge a pause, or anything else.
 */
function gapAfter(tokens: readonly Token[], number: SaidNumber, next: SaidNumber | undefined): Gap {
  if (next === undefined || next.first - number.last - 1 > WIDEST_BRIDGE) return 'none';
  const between = tokens.slice(number.last + 1, next.first);
  if (between.length <= WIDEST_GAP && between.every(({ kind, text }) => kind === 'mark' || SPOKEN_SIGNS.has(text)))
    return between.some(({ text }) => text === '$' || text === '#') ? 'none' : 'signs';
  return between.every(({ kind, text }) => kind === 'mark' || FILLERS.has(text)) ? 'bridge' : 'none';
}

/** 'between 200-1000', '350 1500 watts': bounds or measures, not a phone number. */
function isRange(tokens: readonly Token[], row: readonly SaidNumber[]): boolean {
  const after = tokens[lastOf(row) + 1]?.text ?? '';
  return (
    UNITS_OF_MEASURE.has(after) ||
    tokens.slice(Math.max(0, firstOf(row) - 4), firstOf(row)).some(({ text }) => RANGE_CUES.has(text))
  );
}

/** Takes in the bracket or plus sign that a number begins with. */
const withPrefix = (tokens: readonly Token[], first: number): number => {
  let at = first;
  while (['(', '+'].includes(tokens[at - 1]?.text ?? '') && tokens[at]?.gap === 'none') at -= 1;
  return at;
};

/** Takes in the extension that follows a number. */
function withExtension(tokens: readonly Token[], last: number): number {
  for (let at = last + 1; at <= last + 3; at += 1) {
    const token = tokens[at];
    if (token === undefined) return last;
    if (EXTENSIONS.has(token.text)) {
      const number = numberAt(tokens, tokens[at + 1]?.text === '.' ? at + 2 : at + 1);
      return number !== undefined && number.digits.length <= 6 ? number.last : last;
    }
    if (token.kind !== 'mark') return last;
  }
  return last;
}

/** Three digits called an area code, when a local number appears elsewhere in the text. */
function areaCodes(tokens: readonly Token[], numbers: readonly SaidNumber[]): Span[] {
  return numbers.flatMap((_, index) => {
    const code = [1, 2, 3]
      .map((length) => numbers.slice(index, index + length))
      .find((parts) => parts.map(({ digits }) => digits).join('').length === 3);
    if (code === undefined) return [];
    const [first, last] = [firstOf(code), lastOf(code)];
    return isCalledAreaCode(tokens, first, last) ? [{ first, last }] : [];
  });
}

/** '5a0b2c5d5e5f0g1h5i0' and '2x1x0x5…': single letters between single digits; and '1-800-FLOWERS'. */
function lettered(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    let last = at;
    while (tokens[last + 1]?.gap === 'none' && tokens[last + 1]?.kind !== 'mark') last += 1;
    const parts = tokens.slice(at, last + 1);
    const digits = parts.filter(({ kind }) => kind === 'number');
    if (digits.length >= NATIONAL && digits.length <= NATIONAL + 1 && parts.every(({ text }) => text.length === 1)) {
      spans.push({ first: at, last });
    }
    at = last + 1;
  }
  return [...spans, ...vanityNumbers(tokens)];
}

const TOLL_FREE: ReadonlySet<string> = new Set(['800', '833', '844', '855', '866', '877', '888']);

/** '1-800-PLUMBER', '502-555-PIPE' */
function vanityNumbers(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || token.text.length !== 3) return [];
    const [sign, second, another, third] = tokens.slice(at + 1, at + 5);
    if (sign?.text !== '-' || second === undefined) return [];
    const isNamed =
      second.kind === 'word' && (tokens[at - 2]?.text === '1' || (second.isShouted && second.text.length > 5));
    if (TOLL_FREE.has(token.text) && isNamed) return [{ first: at, last: at + 2 }];
    const isLine = third?.kind === 'word' && third.isShouted && third.text.length === 4 && another?.text === '-';
    return second.kind === 'number' && second.text.length === 3 && isLine ? [{ first: at, last: at + 4 }] : [];
  });
}
