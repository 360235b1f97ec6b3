import { abbreviations, joinedLetters } from './permit-abbreviations.ts';

/** The separator between a word and the one before it. */
export const Pause = { none: 0, comma: 1, stop: 2 } as const;

/** A word of a permit's text, with its abbreviation spelled out. */
export interface PermitWord {
  /** In lower case and singular, as in the lexicon: `condos` is `condo`. */
  readonly key: string;
  /** As shown, with the source's capitalization. */
  readonly shown: string;
  /** The separator before it: ' ', '-' or '/'. */
  readonly joint: string;
  readonly pause: number;
  /** Inside parentheses. */
  readonly isAside: boolean;
  readonly isNumber: boolean;
}

/** Maximum words read of one text. What matters comes first; conditions and legal text follow. */
const MOST_WORDS = 160;
/** A placeholder such as '[name]' is skipped if it closes within this many characters. */
const LONGEST_PLACEHOLDER = 24;

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code >= 0xc0;
const isDigit = (code: number) => code >= 48 && code <= 57;
const isApostrophe = (code: number) => code === 39 || code === 0x2019 || code === 0xb4 || code === 0x60;
const isQuote = (code: number) => code === 34 || code === 0x201d || code === 0x2033;
/** A period after these does not end a sentence. */
const DOTTED = new Set(
  'sq ft in int ext bldg approx max min no st ave res att det cu dept inc incl const elec mech comm alt add apt fl flr gar min sf nd rd th fam sngl'.split(
    ' ',
  ),
);
/** Written directly after a number and shown apart from it. */
const UNITS = new Set(
  'sf sqft sq ft x amp amps a gal gals gallon gallons ton tons kw kva v volt story stories inch in car bed unit units yr year bedroom bath btu hp hour'.split(
    ' ',
  ),
);
const X = /^x\d/i;
/** 'Multi- family' is one word with a typo. */
const PREFIXES = new Set(['multi', 'single', 'non', 'pre', 're', 'semi', 'two', 'one']);
const ORDINAL = /^(?:st|nd|rd|th)$/i;

/** Splits a text into words, with abbreviations spelled out, in linear time. */
export function permitWords(text: string, most = MOST_WORDS): PermitWord[] {
  const words: PermitWord[] = [];
  let pause: number = Pause.none;
  let joint = ' ';
  let isAside = false;
  let last = '';
  let glued = false;
  const add = (said: string, isNumber: boolean) => {
    const low = said.toLowerCase();
    if (glued && !UNITS.has(low)) joint = '';
    glued = false;
    const full = isNumber ? undefined : low === 'sf' ? areaOrFamily(words.at(-1)) : spelledOut(low);
    if (full === undefined) {
      const key = isNumber ? (said.includes(',') ? said.replaceAll(',', '') : said) : singular(low);
      words.push({ key, shown: said, joint, pause, isAside, isNumber });
    } else {
      for (const [index, part] of full.split(' ').entries()) {
        const isFirst = index === 0;
        words.push({
          key: singular(part.toLowerCase()),
          shown: part,
          joint: isFirst ? joint : ' ',
          pause: isFirst ? pause : Pause.none,
          isAside,
          isNumber,
        });
      }
    }
    pause = Pause.none;
    joint = ' ';
    last = low;
  };
  for (let at = 0; at < text.length && words.length < most; ) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      let end = at + 1;
      while (isInWord(text, end)) end += 1;
      const letters = lettersAt(text, at, end);
      if (letters === null) {
        add(text.slice(at, end), false);
        at = end;
      } else {
        add(letters.word, false);
        at = letters.end;
      }
    } else if (isDigit(code)) {
      let end = at + 1;
      while (isInNumber(text, end)) end += 1;
      let letters = end;
      while (isLetter(text.charCodeAt(letters))) letters += 1;
      if (ORDINAL.test(text.slice(end, letters))) {
        add(text.slice(at, letters), false);
        at = letters;
      } else {
        add(text.slice(at, end), true);
        at = end;
        // 26x38
        if (X.test(text.slice(at, at + 2))) {
          add('x', false);
          at += 1;
        }
        glued = isLetter(text.charCodeAt(at));
        // 12' x 16"
        const mark = text.charCodeAt(at);
        if (isApostrophe(mark) || isQuote(mark)) {
          if (!isLetter(text.charCodeAt(at + 1))) add(isQuote(mark) ? 'inch' : 'ft', false);
          at += 1;
        }
      }
    } else {
      if (code === 91) {
        const close = text.indexOf(']', at);
        if (close !== -1 && close - at <= LONGEST_PLACEHOLDER) {
          at = close + 1;
          continue;
        }
      }
      if (code === 40) isAside = true;
      else if (code === 41) isAside = false;
      else if (code === 44) pause = Math.max(pause, Pause.comma);
      else if (code === 47) joint = '/';
      else if (code === 38 || code === 43) add('and', false);
      else if (code === 45) {
        const isInside = at > 0 && text[at - 1] !== ' ' && (text[at + 1] !== ' ' || PREFIXES.has(last));
        if (isInside) joint = '-';
        else pause = Pause.stop;
      } else if (code === 46) {
        const next = text.charCodeAt(at + 1);
        // A line break is a stop of its own.
        const isEnd = next === 32 || (isLetter(next) && last.length > 2);
        if (isEnd && !DOTTED.has(last)) pause = Pause.stop;
      } else if (code !== 32 && code !== 9 && !isApostrophe(code) && !isQuote(code) && code !== 35 && code !== 95) {
        pause = Pause.stop;
      }
      at += 1;
    }
  }
  return words;
}

/** Returns the words of an abbreviation; 'ADUs' and "SFR'S" are plurals. */
function spelledOut(low: string): string | undefined {
  const known = abbreviations.get(low);
  if (known !== undefined || !low.endsWith('s')) return known;
  const one = abbreviations.get(low.replace(/['’]?s$/, ''));
  return one === undefined ? undefined : `${one}s`;
}

function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isLetter(code) || isDigit(code) || (isApostrophe(code) && isLetter(text.charCodeAt(at + 1)));
}

function isInNumber(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isDigit(code) || ((code === 44 || code === 46) && isDigit(text.charCodeAt(at + 1)));
}

/** Reads 's.f.r.' and 't/i' as one word; returns null for anything but single letters. */
function lettersAt(text: string, at: number, end: number): { word: string; end: number } | null {
  if (end !== at + 1) return null;
  if (text.charCodeAt(end) === 46) {
    let word = text.charAt(at);
    let next = end;
    while (text.charCodeAt(next) === 46 && isLetter(text.charCodeAt(next + 1)) && word.length < 6) {
      if (isLetter(text.charCodeAt(next + 2))) break;
      word += text.charAt(next + 1);
      next += 2;
    }
    if (word.length > 1) return { word, end: text.charCodeAt(next) === 46 ? next + 1 : next };
    return null;
  }
  const pair = joinedLetters.get(text.slice(at, end + 2).toLowerCase());
  if (pair !== undefined && !isLetter(text.charCodeAt(end + 2))) return { word: pair, end: end + 2 };
  return text.slice(at, end + 1).toLowerCase() === 'w/' ? { word: 'with', end: end + 1 } : null;
}

/** Reads 'sf' as square feet after a number, else as single family. */
const areaOrFamily = (before: PermitWord | undefined): string =>
  before?.isNumber === true ? 'sq ft' : 'single family';

const KEPT = /(?:ss|us|is|as|os|gas|bus|plus|ies|ches|shes|xes)$/;

/** Turns 'condos' into 'condo', 'duplexes' into 'duplex', and 'stories' into 'story'. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  const last = word.charCodeAt(word.length - 1);
  if (last !== S) return isApostrophe(last) ? word.slice(0, -1) : word;
  if (isApostrophe(word.charCodeAt(word.length - 2))) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return KEPT.test(word) ? word : word.slice(0, -1);
}
const S = 115;
