import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { placeByName, placeByText, placeByZip, stateCode } from '../../locations/public.ts';
import { digitGroups, runs, type Span } from './said-phone.ts';
import { stopWords } from './stop-words.ts';

export interface SaidPlace {
  readonly zipCode: string | null;
  /** As it was written, with capitals. */
  readonly city: string | null;
  readonly state: string | null;
  /** Where its clocks are; null when no place was named. */
  readonly timeZone: string | null;
  /** The stretches of the text that name it. */
  readonly spans: readonly Span[];
}

const ZIP_LENGTH = 5;
/** Before five digits that are something else. */
const NO_ZIP =
  /(?:\$|#|€|\b(?:invoice|order|model|gate|door|code is|permit|account|case|ticket|serial|part|quote|job|claim|policy|license|unit|apt|suite|mls|box|number|no|used to (?:live|be)|moved from|previously|formerly|old zip|not|factura|modelo|código|codigo|cuenta|número|numero|orden)\W*(?:[a-z]+\W+){0,2})$/i;
const SAYS_ZIP = /\b(?:zip(?: ?code)?|código postal|codigo postal)\W*(?:\w+\W+){0,2}$/i;
/** After a house number. */
const STREET =
  /^\W{0,2}(?:[nsew]\.?\s+|north |south |east |west )?(?:[\p{L}\d.'’]+\s+){0,3}?(?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|ct|court|blvd|boulevard|pike|hwy|highway|way|pl|place|ter|terrace|cir|circle|trail|trl|pkwy|parkway|sq|square|loop|run|calle|avenida)\b/iu;
const NOT_A_HOME = /\b(?:model|btu|sq|square|feet|ft|dollars|bucks|miles|psi|gallons?|dólares|pesos)\b/i;

/** Before a city where somebody was, goes or comes from. */
const ELSEWHERE =
  /\b(?:born|raised|grew up|used to (?:live|be)|moved (?:here )?from|from|drive (?:back )?to|back to|going to|flying to|visiting|trip to|works?|called|brand|made)(?: (?:in|to|at|near|up))?\s*$/i;
/** Before a city where the job is. */
const HERE =
  /\b(?:in|at|near|outside(?: of)?|around|over in|live in|out in|here in|located in|down in|up in|south of|north of|east of|west of|off of|en|vivo en|estoy en|cerca de|por)\s*(?:downtown\s+)?$/i;
const ROAD_AFTER =
  /^\W{0,2}(?:rd|road|st|street|ave|avenue|pike|ln|lane|dr|drive|blvd|hwy|highway|parkway|pkwy|room|brand|style|faucet|toilet|furnace)\b/i;
/** The home of the product: names of these states need no state beside them. */
const NEAR_STATES = ['KY', 'IN', 'OH', 'TN'];
const SHORT_WORD = /^(?:st|mt|ft)\.?$/i;
const AMBIGUOUS_STATE = /^(?:in|or|me|oh|hi|ok|la|pa|ma|de|al|id|mi|co|as|mo|us|va|un)$/;

/** Nobody names more. */
const MOST_CITIES = 5;

interface Word extends Span {
  readonly text: string;
}

interface Named extends Span {
  readonly city: string;
  readonly state: string | null;
  readonly place: Place;
}

/**
 * Where a text says that the job is: only what the offline tables know.
 * @param isOrdinary whether a lower-case word is one of everyday speech, which is then no town ('rush', 'mobile')
 */
export function saidPlace(text: string, taken: readonly Span[], isOrdinary: (word: string) => boolean): SaidPlace {
  const zip = saidZip(text, taken);
  const named = saidCity(text, isOrdinary, zip);
  const place = (zip && placeByZip(zip.value)) ?? named?.place ?? null;
  return {
    zipCode: zip?.value ?? null,
    city: named?.city ?? null,
    state: named?.state ?? null,
    timeZone: place?.timeZone ?? null,
    spans: [zip, named].filter((span) => span !== null),
  };
}

function saidZip(text: string, taken: readonly Span[]): ({ readonly value: string } & Span) | null {
  const groups = digitGroups(text).filter(({ from, to }) => !taken.some((span) => from < span.to && to > span.from));
  const found = [...runs(text, groups, ZIP_LENGTH)].filter(({ from, to, digits }) => {
    const before = text.slice(Math.max(0, from - 40), from);
    if (digits.length !== ZIP_LENGTH || /[\d.]$/.test(before) || !placeByZip(digits)) return false;
    if (/^\d+[\s-]/.test(text.slice(from, to)) && !/^(?:\d[\s-]?){5}$/.test(text.slice(from, to))) return false;
    if (SAYS_ZIP.test(before)) return true;
    return !NO_ZIP.test(before) && !STREET.test(text.slice(to)) && !NOT_A_HOME.test(text.slice(to, to + 10));
  });
  const best = found.find(({ from }) => SAYS_ZIP.test(text.slice(Math.max(0, from - 40), from))) ?? found[0];
  return best ? { value: best.digits, from: best.from, to: best.to } : null;
}

function saidCity(text: string, isOrdinary: (word: string) => boolean, zip: Span | null): Named | null {
  const words = [...text.matchAll(/[\p{L}][\p{L}'’]*\.?/gu)].map(({ 0: written, index }) => ({
    text: written,
    from: index,
    to: index + written.length,
  }));
  const states = words.map((_, i) => stateAt(text, words, i));
  const found: (Named & { readonly trust: number })[] = [];
  for (const i of words.keys()) {
    if (found.length === MOST_CITIES) break;
    const lead = text.slice(Math.max(0, (words[i]?.from ?? 0) - 30), words[i]?.from);
    const isHere = HERE.test(lead);
    const begins = isHere || /(?:^|[.,;:!?(\n-])\s*$/.test(lead);
    for (const length of [3, 2, 1]) {
      const last = words[i + length - 1];
      const state = states[i + length] ?? null;
      if (!last || (!begins && !state && !(zip && zip.from - last.to < 4 && zip.from >= last.to))) continue;
      const named = cityOf(text, words.slice(i, i + length), { state, lead, isHere }, isOrdinary, zip);
      if (named) {
        found.push(named);
        break;
      }
    }
  }
  return found.reduce<(typeof found)[number] | null>(
    (best, next) => (next.trust > (best?.trust ?? 0) ? next : best),
    null,
  );
}

/** Do these words name the city, and how sure is it? */
function cityOf(
  text: string,
  words: readonly Word[],
  { state, lead, isHere }: { state: State | null; lead: string; isHere: boolean },
  isOrdinary: (word: string) => boolean,
  zip: Span | null,
): (Named & { readonly trust: number }) | null {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || !isOneName(text, words)) return null;
  const name = text.slice(first.from, last.to).replace(/\.$/, '');
  const rest = text.slice(last.to, last.to + 30);
  if (ELSEWHERE.test(lead) || ROAD_AFTER.test(rest)) return null;

  const there = state && placeByName(name, state.code);
  if (state && there) {
    return { city: capitalised(name), state: state.code, place: there, from: first.from, to: state.to, trust: 4 };
  }
  const trust = trustOf(
    isHere,
    lead,
    rest,
    zip !== null && zip.from >= last.to && /^[\s,.]*$/.test(text.slice(last.to, zip.from)),
  );
  const isCapital = words.every((word) => /^\p{Lu}/u.test(word.text));
  if (words.length > 1 && stateCode(last.text)) return null;
  const plain = words.map((word) => word.text.toLowerCase().replace(/\.$/, ''));
  const isWord = plain.every((word) => stopWords.has(word) || isOrdinary(word));
  if (trust === 0 || isWord || (name.length < 4 && !isCapital)) return null;
  const near = NEAR_STATES.map((code) => placeByName(name, code)).find((found) => found !== null);
  const place = near ?? (isCapital && trust > ALONE ? placeByText(name) : null);
  return place && { city: capitalised(name), state: null, place, from: first.from, to: last.to, trust };
}

const ALONE = 1;

/** How much the words around a city speak for it where no state does: a ZIP code most, standing alone least. */
function trustOf(isHere: boolean, lead: string, rest: string, isBeforeZip: boolean): number {
  if (isBeforeZip) return 3;
  if (isHere) return 2;
  return /(?:^|[.,;:!?(\n-])\s*$/.test(lead) && /^\s*(?:$|[.,;:!?)\n-])/.test(rest) ? ALONE : 0;
}

/** Words with nothing but spaces between them, or the point of 'St.'. */
const isOneName = (text: string, words: readonly Word[]): boolean =>
  words.every((word, i) => {
    const next = words[i + 1];
    if (!next) return true;
    return /^ +$/.test(text.slice(word.to, next.from)) && (!word.text.endsWith('.') || SHORT_WORD.test(word.text));
  });

interface State {
  readonly code: string;
  /** Where its name ends. */
  readonly to: number;
}

/** The state that is named at a word, right behind another: 'KY', ', Indiana', 'ky' where that is no word. */
function stateAt(text: string, words: readonly Word[], at: number): State | null {
  const before = words[at - 1];
  const first = words[at];
  if (!before || !first) return null;
  const gap = text.slice(before.to, first.from);
  if (!/^[\s,]{1,3}$/.test(gap)) return null;
  for (const end of [words[at + 1], first]) {
    if (!end) continue;
    const name = text.slice(first.from, end.to).replace(/\.$/, '');
    const code = stateCode(name);
    if (!code) continue;
    const isShort = name.length === 2;
    const isWord = name !== name.toUpperCase() && !gap.includes(',') && AMBIGUOUS_STATE.test(name.toLowerCase());
    if (!isShort || !isWord) return { code, to: end.to };
  }
  return null;
}

const capitalised = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(/(^|[\s'’-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
