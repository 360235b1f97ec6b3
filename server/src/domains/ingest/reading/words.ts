import { stem } from '../../assistant/public.ts';

/** A word of a permit's text: its position, and its form without endings. */
export interface Word {
  /** Without endings, in lower case; `#` for a number, in digits or in words. */
  readonly stem: string;
  /** In lower case. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** The separator before it: nothing, a sign such as a slash, a comma, or the end of a sentence. */
  readonly gap: Gap;
}

export const Gap = { none: 0, sign: 1, comma: 2, stop: 3 } as const;
export type Gap = (typeof Gap)[keyof typeof Gap];

export const NUMBER = '#';
/** Maximum words of one text; no job description is longer, and the rest is legal boilerplate. */
const MOST_WORDS = 700;
/** From this value on, '200A' is a current and not a construction type. */
const LEAST_AMPS = 60;
/** A period after these does not end a sentence. */
const DOTTED = new Set(
  'sq ft in int ext bldg blg approx max min no st ave dr rd res apt det att inc incl elec mech plbg comm com alt alts add addn fl flr gar dept const constr exist misc fam sngl mst'.split(
    ' ',
  ),
);
const SHORTEST_SPLIT = 3;

const NUMBER_WORDS = new Set(
  'one two three four five six seven eight nine ten eleven twelve twevle dozen fifteen sixteen twenty thirty forty fifty'.split(
    ' ',
  ),
);
const STOPS = new Set('.;:!?\n\r*…=');
const SIGNS = new Set('/()[]{}|+–—-"');
/** Plans write '(E)' for existing and '(N)' for new. */
const MARKED: Readonly<Record<string, string>> = { e: 'existing', n: 'new' };

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isLower = (code: number) => code >= 97 && code <= 122;
const isUpper = (code: number) => code >= 65 && code <= 90;
const isDigit = (code: number) => code >= 48 && code <= 57;
const isWordly = (code: number) => isLetter(code) || isDigit(code);
const isApostrophe = (code: number) => code === 39 || code === 0x2019;
/** Returns whether a character joins single letters into one word: 'T/I', 'M.P.E.', 'U&O'. */
const isPoint = (code: number) => code === 44 || code === 46;
const isJoint = (code: number) => code === 47 || code === 46 || code === 38;

const ASCII = /^[\u0000-\u007f]*$/;

/** Folds accents without moving words, so that positions in the result match the original. */
export const folded = (text: string): string =>
  ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('²', '2');

/**
 * Splits folded text into words in one pass. Separates numbers from attached text ('1699sf', '0Remove') and words run
 * together at a capital ('NoWater'), and joins single letters ('T/I').
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let gap: Gap = Gap.none;
  const add = (written: string, from: number, to: number) => {
    words.push({ ...spelled(written), from, to, gap });
    gap = Gap.none;
  };
  for (let at = 0; at < text.length && words.length < MOST_WORDS; ) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) at = letters(text, at, add, () => (gap = Gap.stop));
    else if (isDigit(code)) at = digits(text, at, add);
    else {
      gap = Math.max(gap, gapAt(text, at, words.at(-1))) as Gap;
      if (code === 38 || code === 43) add('and', at, at + 1);
      at += 1;
    }
  }
  return words;
}

type Add = (written: string, from: number, to: number) => void;

function letters(text: string, from: number, add: Add, breakHere: () => void): number {
  let to = from;
  let apostrophes = false;
  let runOn = false;
  for (; to < text.length; to += 1) {
    const code = text.charCodeAt(to);
    if (isLetter(code)) {
      // In 'Non-HabitableNo water', a capital after lower-case letters begins another sentence.
      runOn = isUpper(code) && to - from >= SHORTEST_SPLIT && isLower(text.charCodeAt(to - 1));
      if (runOn) break;
    } else if (isApostrophe(code) && isLetter(text.charCodeAt(to + 1))) apostrophes = true;
    else break;
  }
  let written = text.slice(from, to);
  if (apostrophes) written = written.replaceAll(/['’]/g, '');
  if (to - from === 1) {
    const end = jointEnd(text, to);
    if (end > to) written = text.slice(from, end).replaceAll(/[/.&]/g, '');
    else if (text[from - 1] === '(' && text[to] === ')') written = MARKED[written.toLowerCase()] ?? written;
    to = end;
  }
  // 'A1' and 'R3' are classes of work or buildings.
  if (to - from <= 2 && isDigit(text.charCodeAt(to))) {
    while (isDigit(text.charCodeAt(to))) to += 1;
    written = text.slice(from, to);
  }
  add(written, from, to);
  if (runOn) breakHere();
  return to;
}

/** Returns the end of a run of joined single letters. */
function jointEnd(text: string, from: number): number {
  let end = from;
  while (isJoint(text.charCodeAt(end)) && isLetter(text.charCodeAt(end + 1)) && !isLetter(text.charCodeAt(end + 2))) {
    end += 2;
  }
  return end;
}

function digits(text: string, from: number, add: Add): number {
  let to = from;
  while (isDigit(text.charCodeAt(to)) || (isPoint(text.charCodeAt(to)) && isDigit(text.charCodeAt(to + 1)))) to += 1;
  let end = to;
  while (isLetter(text.charCodeAt(end)) && end - to <= 2) end += 1;
  const suffix = text.slice(to, end).toLowerCase();
  const isWhole = !isLetter(text.charCodeAt(end));
  if (isWhole && suffix === 'a' && Number(text.slice(from, to)) >= LEAST_AMPS) {
    add(NUMBER, from, to);
    add('amp', to, end);
    return end;
  }
  if (isWhole && (suffix.length === 1 || ['st', 'nd', 'rd', 'th'].includes(suffix))) {
    add(text.slice(from, end), from, end);
    return end;
  }
  add(NUMBER, from, to);
  return to;
}

function gapAt(text: string, at: number, last: Word | undefined): Gap {
  const mark = text.charAt(at);
  if (mark === ' ') return Gap.none;
  if (mark === ',') return Gap.comma;
  if (SIGNS.has(mark))
    return mark === '-' && isWordly(text.charCodeAt(at - 1)) && isLetter(text.charCodeAt(at + 1)) ? Gap.none : Gap.sign;
  if (!STOPS.has(mark)) return Gap.none;
  const isAbbreviation =
    mark === '.' && last !== undefined && last.to === at && (at - last.from === 1 || DOTTED.has(last.word));
  return isAbbreviation ? Gap.none : Gap.stop;
}

interface Spelled {
  readonly word: string;
  readonly stem: string;
}

const MOST_KNOWN = 20_000;
const known = new Map<string, Spelled>([[NUMBER, { word: NUMBER, stem: NUMBER }]]);

function spelled(written: string): Spelled {
  const before = known.get(written);
  if (before !== undefined) return before;
  const word = written.toLowerCase();
  const found = { word, stem: NUMBER_WORDS.has(word) ? NUMBER : stem(word) };
  // A hostile source invents new words endlessly.
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(written, found);
  return found;
}
