/** A range of the text from its first character to just after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Digits in a text, as figures or words: '502', 'five oh two'. */
export interface Digits extends Span {
  readonly digits: string;
}

const WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
};
const DIGITS = new RegExp(`\\d+|\\b(?:${Object.keys(WORDS).join('|')})\\b`, 'gi');
/** Separators allowed between the groups of one number. */
const WITHIN = /^(?:[\s().,/–-]|\bthen\b|\band\b|\bluego\b|\by\b){0,8}$/i;
const NATIONAL = /^1?([2-9]\d{2}[2-9]\d{6})$/;
const LONGEST_GROUP = 11;
const SHORTEST_PHONE = 10;

/** Returns every group of digits, in order. */
export const digitGroups = (text: string): Digits[] =>
  [...text.matchAll(DIGITS)].map(({ 0: written, index }) => ({
    from: index,
    to: index + written.length,
    digits: WORDS[written.toLowerCase()] ?? written,
  }));

/** Yields adjacent groups joined together, for each group that may start a number. */
export function* runs(text: string, groups: readonly Digits[], longest: number): Generator<Digits> {
  for (const [i, first] of groups.entries()) {
    let { digits, to } = first;
    yield first;
    for (const next of groups.slice(i + 1)) {
      if (digits.length + next.digits.length > longest || !WITHIN.test(text.slice(to, next.from))) break;
      digits += next.digits;
      to = next.to;
      yield { from: first.from, to, digits };
    }
  }
}

/**
 * Returns the first American phone number of the text in E.164; null if there is none.
 * @param groups the text's digits
 */
export function saidPhone(text: string, groups: readonly Digits[]): ({ readonly value: string } & Span) | null {
  if (groups.reduce((sum, { digits }) => sum + digits.length, 0) < SHORTEST_PHONE) return null;
  for (const { from, to, digits } of runs(text, groups, LONGEST_GROUP)) {
    const [, national] = NATIONAL.exec(digits) ?? [];
    if (national) return { value: `+1${national}`, from, to };
  }
  return null;
}
