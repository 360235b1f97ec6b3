import { citiesOfKey, keyOfWords } from '../data/place-names.ts';
import type { UsCity } from '../data/us-places.ts';
import { type Token, textOf } from './address-token.ts';
import { AFTER_SUFFIX, directionOf, endsStreet, suffixOf } from './street-words.ts';
import { DESIGNATORS, STANDALONE_UNITS, SURE_DESIGNATORS } from './unit-words.ts';

/** The context of an address: its source's location, or other columns. */
export interface Near {
  readonly city?: string | null | undefined;
  /** Two letters. */
  readonly state?: string | null | undefined;
}

/** The position of a city's name. */
export interface FoundCity {
  /** Its first word. */
  readonly nameFrom: number;
  /** Words from this one on belong to the city. */
  readonly from: number;
  /** Whether the tables contain it. */
  readonly isKnown: boolean;
}

export interface CityClues {
  /** Two letters; from the ZIP code if none is written. */
  readonly state: string | null;
  /** Whether a state or a ZIP code follows, so that a city is expected. */
  readonly isCertain: boolean;
  readonly zipCity: UsCity | undefined;
  readonly near: Near;
}

const LONGEST_NAME = 5;
/** Thousands of people: a city at least this large is recognized without its state. */
const KNOWN_EVERYWHERE = 18;

/**
 * Finds the city whose name ends before a word: the longest name in the tables, else one set apart by a comma or a
 * suffix.
 */
export function cityBefore(tokens: readonly Token[], end: number, clues: CityClues): FoundCity | null {
  const lengths = namesBefore(tokens, end, clues);
  const chosen = choose(tokens, end, lengths, clues);
  if (chosen !== null) return { nameFrom: chosen, from: chosen, isKnown: true };
  return unknownCity(tokens, end, clues);
}

/** Returns the starts of known names that end here, longest first. */
function namesBefore(tokens: readonly Token[], end: number, { state, near }: CityClues): number[] {
  const found: number[] = [];
  const words: string[] = [];
  for (let from = end - 1; from >= 0 && words.length < LONGEST_NAME; from -= 1) {
    const token = tokens[from];
    if (!token || !/^[A-Z][A-Z-]*$/.test(token.word)) break;
    words.unshift(...token.word.toLowerCase().split('-'));
    const cities = citiesOfKey(keyOfWords(words));
    const isThere = state === null ? isMeant(cities, near) : cities.some((city) => city.state === state);
    const isWhole = token.breaks || (from === 0 && words.length > 1);
    if (cities.length > 0 && (isThere || isWhole)) found.unshift(from);
    if (token.breaks) break;
  }
  return found;
}

/** Without a state, matches a large city, or one near the source. */
const isMeant = (cities: readonly UsCity[], near: Near): boolean =>
  cities.some((city) => city.size >= KNOWN_EVERYWHERE || near.state === city.state);

function choose(tokens: readonly Token[], end: number, found: readonly number[], clues: CityClues): number | null {
  const possible = found.filter((from) => mayBegin(tokens, from, end, clues));
  // In 'AVE N NASHVILLE', a short direction after a suffix belongs to the street, if a name remains without it.
  const plain = possible.filter((from) => !isShortDirection(tokens, from));
  const fitting = plain.length > 0 ? plain : possible;
  const ofZip = possible.find((from) => clues.zipCity !== undefined && isNamed(tokens, from, end, clues.zipCity));
  if (ofZip !== undefined) return ofZip;
  // '123 MAIN ST LA GRANGE' doesn't need 'Saint La Grange': the better name leaves the street its suffix.
  const whole = fitting.find((from) => tokens[from]?.breaks === true || from === 0);
  if (whole !== undefined) return whole;
  const shorter = fitting.find((from) => {
    const before = tokens[from - 1];
    return before !== undefined && endsStreet(before.word) && from - 1 > 1;
  });
  const [longest] = fitting;
  if (longest === undefined) return null;
  return shorter !== undefined && isShortWord(tokens[longest]) && !hasSuffix(tokens, longest) ? shorter : longest;
}

const isNamed = (tokens: readonly Token[], from: number, end: number, city: UsCity): boolean => {
  const words = tokens.slice(from, end).map(({ word }) => word.toLowerCase());
  return citiesOfKey(keyOfWords(words)).includes(city);
};

const isShortDirection = (tokens: readonly Token[], from: number): boolean => {
  const word = tokens[from]?.word ?? '';
  return word.length < 3 && directionOf(word) !== undefined && endsStreet(tokens[from - 1]?.word ?? '');
};

const isShortWord = (token: Token | undefined): boolean =>
  token !== undefined && (token.word === 'ST' || directionOf(token.word) !== undefined);

const hasSuffix = (tokens: readonly Token[], end: number): boolean => {
  for (let at = end - 1; at > 0; at -= 1) if (suffixOf(tokens[at]?.word ?? '') !== undefined) return true;
  return false;
};

/** State codes that are also words of streets: Court, Northeast, Lane, Alley. */
const STREET_CODES = /^(?:CT|NE|LA|AL)$/;

/** Returns whether the text before a name is a complete street without it. */
function mayBegin(tokens: readonly Token[], from: number, end: number, { isCertain, state }: CityClues): boolean {
  const first = tokens[from];
  if (!first) return false;
  if (from === 0) return isCertain || state !== null || !endsStreet(tokens[end - 1]?.word ?? '');
  if (!isCertain && STANDALONE_UNITS.has(first.word)) return false;
  if (first.breaks) return true;
  const before = tokens[from - 1];
  if (!before || /^(?:OF|THE|AND|&|AT|NEAR|OLD|NEW)$/.test(before.word)) return false;
  // In '1 NORTH AVE' and '100 MANCHESTER CT', a number alone is not a street.
  if (from === 1) return (isCertain || state !== null) && !/\d/.test(before.word);
  if (from === 2 && directionOf(before.word) !== undefined && /\d/.test(tokens[0]?.word ?? '')) return false;
  return isCertain || (state !== null && !STREET_CODES.test(state)) || standsBehindStreet(tokens, from);
}

function standsBehindStreet(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1];
  if (!before) return false;
  if (endsStreet(before.word) && from > 2) return true;
  if (directionOf(before.word) !== undefined) return endsStreet(tokens[from - 2]?.word ?? '');
  const numbered = tokens[from - 2];
  if (!numbered || from < 3 || !/\d/.test(before.word)) return false;
  return isDesignator(numbered) || endsStreet(numbered.word) || /^(?:CR|SR|US|FM|ROUTE|RTE|RT)$/.test(numbered.word);
}

const isDesignator = (token: Token | undefined): boolean =>
  token !== undefined && (SURE_DESIGNATORS.has(token.word) || DESIGNATORS.has(token.word) || token.word === '#');

/** Finds a name outside the tables: the words after the last comma, or after the street's suffix if a state follows. */
function unknownCity(tokens: readonly Token[], end: number, { isCertain }: CityClues): FoundCity | null {
  let from = end;
  while (from > 0 && isNameWord(tokens[from - 1])) {
    from -= 1;
    if (tokens[from]?.breaks) break;
  }
  const first = tokens[from];
  if (from === end || !first) return null;
  const isWhole = first.breaks && first.lead.includes(',');
  if (isWhole && from > 0 && end - from <= LONGEST_NAME && !isStreetPart(tokens, from, end)) {
    return { nameFrom: from, from, isKnown: false };
  }
  if (!isCertain) return null;
  // Uses the first suffix, since the name may contain one, too: 'N 56TH ST TEMPLE TERRACE'.
  for (let at = Math.max(2, from); at < end - 1; at += 1) {
    if (!endsStreet(tokens[at]?.word ?? '')) continue;
    let next = at + 1;
    while (
      next < end &&
      (directionOf(tokens[next]?.word ?? '') !== undefined || AFTER_SUFFIX.has(tokens[next]?.word ?? ''))
    )
      next += 1;
    const isSuffixes = tokens.slice(next, end).every(({ word }) => endsStreet(word));
    if (next >= end || isSuffixes || isStreetPart(tokens, next, end)) return null;
    return { nameFrom: next, from: next, isKnown: false };
  }
  return null;
}

const isNameWord = (token: Token | undefined): boolean =>
  token !== undefined && /^[A-Z][A-Z-]*$/.test(token.word) && !SURE_DESIGNATORS.has(token.word);

const NO_CITY = /\b(?:COUNTY|CORNER|FLOOR|LEVEL|REAR|NONE|UNKNOWN)\b/;

function isStreetPart(tokens: readonly Token[], from: number, end: number): boolean {
  const last = tokens[end - 1];
  if (!last) return true;
  const isOne = end - from === 1;
  return (
    (isOne && (STANDALONE_UNITS.has(last.word) || directionOf(last.word) !== undefined || last.word.length < 3)) ||
    (endsStreet(last.word) && isOne) ||
    isDesignator(tokens[from]) ||
    NO_CITY.test(textOf(tokens, from, end).toUpperCase())
  );
}
