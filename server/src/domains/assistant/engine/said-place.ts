import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import {
  beginsWithStreet,
  placeByName,
  placeByText,
  placeByZip,
  placeInStates,
  stateCodeOfLetters,
} from '../../locations/public.ts';
import { type Digits, runs, type Span } from './said-phone.ts';
import { Cue, type SaidText, type SaidWord } from './said-words.ts';
import { stopWords } from './stop-words.ts';

export interface SaidPlace {
  readonly zipCode: string | null;
  /** As written, capitalized. */
  readonly city: string | null;
  readonly state: string | null;
  /** The place's time zone; null if no place was named. */
  readonly timeZone: string | null;
  /** The ranges of the text that name it. */
  readonly spans: readonly Span[];
}

const ZIP_LENGTH = 5;
/** Precedes five digits that aren't a ZIP code. */
const NO_ZIP =
  /(?:\$|#|€|\b(?:invoice|order|model|gate|door|code is|permit|account|case|ticket|serial|part|quote|job|claim|policy|license|unit|apt|suite|mls|box|number|no|used to (?:live|be)|moved from|previously|formerly|old zip|not|factura|modelo|código|codigo|cuenta|número|numero|orden)\W*(?:[a-z]+\W+){0,2})$/i;
const SAYS_ZIP = /\b(?:zip(?: ?code)?|código postal|codigo postal)\W*(?:\w+\W+){0,2}$/i;
const NOT_A_HOME = /\b(?:model|btu|sq|square|feet|ft|dollars|bucks|miles|psi|gallons?|dólares|pesos)\b/i;

/** Precedes a city that someone was in, goes to or comes from. */
const ELSEWHERE =
  /\b(?:born|raised|grew up|used to (?:live|be)|moved (?:here )?from|from|drive (?:back )?to|back to|going to|flying to|visiting|trip to|works?|called|brand|made)(?: (?:in|to|at|near|up))?\s*$/i;
/** Precedes the city of the job. */
const HERE =
  /\b(?:in|at|near|outside(?: of)?|around|over in|live in|out in|here in|located in|down in|up in|south of|north of|east of|west of|off of|en|vivo en|estoy en|cerca de|por)\s*(?:downtown\s+)?$/i;
const ROAD_AFTER =
  /^\W{0,2}(?:rd|road|st|street|ave|avenue|pike|ln|lane|dr|drive|blvd|hwy|highway|parkway|pkwy|room|brand|style|faucet|toilet|furnace)\b/i;
/** The product's home region. Cities in these states are recognized without a state. */
const NEAR_STATES = ['KY', 'IN', 'OH', 'TN'];
const SHORT_WORD = /^(?:st|mt|ft)\.?$/i;
const AMBIGUOUS_STATE = /^(?:in|or|me|oh|hi|ok|la|pa|ma|de|al|id|mi|co|as|mo|us|va|un)$/;

/** No text names more. */
const MOST_CITIES = 5;

interface Named extends Span {
  readonly city: string;
  readonly state: string | null;
  readonly place: Place;
}

/**
 * Returns the location of the job as far as the text names it. Only finds places in the offline tables.
 * @param groups the text's digits
 * @param isOrdinary returns whether a lowercase word is an everyday word and so not a city ('rush', 'mobile')
 */
export function saidPlace(
  said: SaidText,
  groups: readonly Digits[],
  taken: readonly Span[],
  isOrdinary: (word: string) => boolean,
): SaidPlace {
  const zip = groups.length === 0 ? null : saidZip(said.text, groups, taken);
  const named = saidCity(said, isOrdinary, zip);
  const place = (zip && placeByZip(zip.value)) ?? named?.place ?? null;
  return {
    zipCode: zip?.value ?? null,
    city: named?.city ?? null,
    state: named?.state ?? null,
    timeZone: place?.timeZone ?? null,
    spans: [zip, named].filter((span) => span !== null),
  };
}

function saidZip(
  text: string,
  all: readonly Digits[],
  taken: readonly Span[],
): ({ readonly value: string } & Span) | null {
  const groups = all.filter(({ from, to }) => !taken.some((span) => from < span.to && to > span.from));
  const found = [...runs(text, groups, ZIP_LENGTH)].filter(({ from, to, digits }) => {
    if (digits.length !== ZIP_LENGTH) return false;
    const before = text.slice(Math.max(0, from - 40), from);
    if (/[\d.]$/.test(before) || !placeByZip(digits)) return false;
    if (/^\d+[\s-]/.test(text.slice(from, to)) && !/^(?:\d[\s-]?){5}$/.test(text.slice(from, to))) return false;
    if (SAYS_ZIP.test(before)) return true;
    return (
      !NO_ZIP.test(before) && !beginsWithStreet(text.slice(to, to + 100)) && !NOT_A_HOME.test(text.slice(to, to + 10))
    );
  });
  const best = found.find(({ from }) => SAYS_ZIP.test(text.slice(Math.max(0, from - 40), from))) ?? found[0];
  return best ? { value: best.digits, from: best.from, to: best.to } : null;
}

/** Only looks for names that start a sentence, follow a word such as 'in', or precede a state or the ZIP code. */
function saidCity({ text, words }: SaidText, isOrdinary: (word: string) => boolean, zip: Span | null): Named | null {
  let best: (Named & { readonly trust: number }) | null = null;
  let count = 0;
  for (let i = 0; i < words.length && count < MOST_CITIES; i += 1) {
    const first = words[i] as SaidWord;
    const from = Math.max(0, first.from - 30);
    const isHere = ((words[i - 1]?.cues ?? 0) & Cue.here) !== 0 && HERE.test(text.slice(from, first.from));
    const begins = isHere || beginsSentence(text, from, first.from);
    for (const length of [3, 2, 1]) {
      const last = words[i + length - 1];
      if (!last) continue;
      const state = stateAt(text, words, i + length);
      if (!begins && !state && !(zip && zip.from - last.to < 4 && zip.from >= last.to)) continue;
      const trust = trustOf(text, last.to, { isHere, begins, zip });
      if (!state && trust === 0) continue;
      const lead = text.slice(from, first.from);
      const named = cityOf(text, words.slice(i, i + length), { state, lead, trust }, isOrdinary);
      if (named) {
        count += 1;
        if (named.trust > (best?.trust ?? 0)) best = named;
        break;
      }
    }
  }
  return best;
}

const SENTENCE_BREAKS = '.,;:!?(\n-';

/** Returns whether only spaces separate this position from a break or the start of the text. */
function beginsSentence(text: string, from: number, to: number): boolean {
  let at = to;
  while (at > from && isSpace(text, at - 1)) at -= 1;
  return at === from || SENTENCE_BREAKS.includes(text.charAt(at - 1));
}

/** Returns the city that these words name, with a confidence; null if they name none. */
function cityOf(
  text: string,
  words: readonly SaidWord[],
  { state, lead, trust }: { state: State | null; lead: string; trust: number },
  isOrdinary: (word: string) => boolean,
): (Named & { readonly trust: number }) | null {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || !isOneName(text, words)) return null;
  const isElsewhere = () => ELSEWHERE.test(lead) || ROAD_AFTER.test(text.slice(last.to, last.to + 30));
  const name = last.text.endsWith('.') ? text.slice(first.from, last.to - 1) : text.slice(first.from, last.to);
  const there = state && placeByName(name, state.code);
  if (state && there) {
    if (isElsewhere()) return null;
    return { city: capitalized(name), state: state.code, place: there, from: first.from, to: state.to, trust: 4 };
  }
  if (trust === 0 || (words.length > 1 && stateCodeOfLetters(last.bare))) return null;
  const isCapital = words.every((word) => /^\p{Lu}/u.test(word.text));
  const plain = words.map((word) => word.text.toLowerCase().replace(/\.$/, ''));
  const isWord = plain.every((word) => stopWords.has(word) || isOrdinary(word));
  if (isWord || (name.length < 4 && !isCapital)) return null;
  const place = placeInStates(name, NEAR_STATES) ?? (isCapital && trust > ALONE ? placeByText(name) : null);
  if (!place || isElsewhere()) return null;
  return { city: capitalized(name), state: null, place, from: first.from, to: last.to, trust };
}

const ALONE = 1;

/** Returns the confidence from the words around a city without a state: highest next to a ZIP code, lowest alone. */
function trustOf(
  text: string,
  to: number,
  { isHere, begins, zip }: { isHere: boolean; begins: boolean; zip: Span | null },
): number {
  if (zip !== null && zip.from >= to && /^[\s,.]*$/.test(text.slice(to, zip.from))) return 3;
  if (isHere) return 2;
  return begins && endsSentence(text, to) ? ALONE : 0;
}

const SENTENCE_ENDS = '.,;:!?)\n-';

/** Returns whether only spaces separate this position from a break or the end of the text. */
function endsSentence(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && isSpace(text, at)) at += 1;
  return at === text.length || SENTENCE_ENDS.includes(text.charAt(at));
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || ((code < 32 || code > 127) && /\s/.test(text.charAt(at)));
}

/** Returns whether only spaces, or the period of 'St.', separate the words. */
const isOneName = (text: string, words: readonly SaidWord[]): boolean =>
  words.every((word, i) => {
    const next = words[i + 1];
    if (!next) return true;
    return /^ +$/.test(text.slice(word.to, next.from)) && (!word.text.endsWith('.') || SHORT_WORD.test(word.text));
  });

interface State {
  readonly code: string;
  /** The end of its name. */
  readonly to: number;
}

/**
 * Returns the state named at a word directly after another: 'KY', ', Indiana', or 'ky' if that isn't an everyday word.
 */
function stateAt(text: string, words: readonly SaidWord[], at: number): State | null {
  const before = words[at - 1];
  const first = words[at];
  if (!before || !first || (first.cues & Cue.state) === 0) return null;
  const second = words[at + 1];
  if (!stateCodeOfLetters(first.bare) && !(second && stateCodeOfLetters(first.bare + second.bare))) return null;
  const gap = text.slice(before.to, first.from);
  if (!/^[\s,]{1,3}$/.test(gap)) return null;
  for (const end of [second, first]) {
    if (!end) continue;
    const code = stateCodeOfLetters(end === first ? first.bare : first.bare + end.bare);
    if (!code) continue;
    const name = text.slice(first.from, end.to).replace(/\.$/, '');
    const isShort = name.length === 2;
    const isWord = name !== name.toUpperCase() && !gap.includes(',') && AMBIGUOUS_STATE.test(name.toLowerCase());
    if (!isShort || !isWord) return { code, to: end.to };
  }
  return null;
}

const capitalized = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(/(^|[\s'’-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
