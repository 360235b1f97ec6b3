import { stateCodeOfLetters } from '../data/states.ts';
import { type UsCity, usPlaces } from '../data/us-places.ts';
import { type Token, textOf } from './address-token.ts';
import { cityBefore, type Near } from './city-name.ts';
import { directionOf, endsStreet } from './street-words.ts';
import { DESIGNATORS, SURE_DESIGNATORS } from './unit-words.ts';

/** The part of an address after the street, read from the right. */
export interface AddressEnd {
  /** Words before this one are the street, the unit and other text. */
  readonly from: number;
  readonly city: string | null;
  /** Two letters. */
  readonly state: string | null;
  readonly zip: string | null;
  readonly zip4: string | null;
}

/** Reads the country, ZIP code, state and city at the end of an address. */
export function endOf(tokens: readonly Token[], near: Near): AddressEnd {
  let end = withoutCountry(tokens, tokens.length);
  const zip = zipAt(tokens, end);
  end -= zip?.length ?? 0;
  const zipCity = zip === null ? undefined : usPlaces().zips.get(zip.zip)?.city;
  const state = stateAt(tokens, end, zipCity);
  end -= state?.length ?? 0;
  const city = cityBefore(tokens, end, {
    state: state?.code ?? zipCity?.state ?? null,
    isCertain: state !== null || zip !== null,
    zipCity,
    near,
  });
  return {
    from: city?.from ?? end,
    city: city === null ? null : textOf(tokens, city.nameFrom, end),
    state: state?.code ?? null,
    zip: zip?.zip ?? null,
    zip4: zip?.zip4 ?? null,
  };
}

const COUNTRIES = [['USA'], ['US'], ['UNITED', 'STATES'], ['UNITED', 'STATES', 'OF', 'AMERICA']];

function withoutCountry(tokens: readonly Token[], end: number): number {
  for (const words of COUNTRIES) {
    const from = end - words.length;
    if (from < 1 || !words.every((word, at) => tokens[from + at]?.word === word)) continue;
    const before = tokens[from - 1];
    if (tokens[from]?.breaks || /^\d{5}(?:-\d{4})?$/.test(before?.word ?? '') || stateLength(tokens, from) > 0)
      return from;
  }
  return end;
}

interface Zip {
  readonly zip: string;
  readonly zip4: string | null;
  /** In words. */
  readonly length: number;
}

/** Precedes five digits that are not a ZIP code. */
const NUMBERED = /^(?:#|HWY|HIGHWAY|ROUTE|RTE|RT|SR|CR|US|ROAD|RD|BOX|LOOP|FM|PERMIT|NO)$/;

function zipAt(tokens: readonly Token[], end: number): Zip | null {
  const last = tokens[end - 1];
  if (!last) return null;
  const before = tokens[end - 2];
  if (before && /^\d{4}$/.test(last.word) && /^\d{5}$/.test(before.word) && stateLength(tokens, end - 2) > 0)
    return zipOf(before.word, last.word, 2);
  const [, five, four = null] = /^(\d{5})(?:-?(\d{4}))?$/.exec(last.word) ?? [];
  if (five === undefined) return null;
  const isKnown = usPlaces().zips.has(five);
  if (!before) return isKnown ? zipOf(five, four, 1) : null;
  // In 'FL 33602', FL is Florida and not a floor.
  const isOfState = isKnown && codeOf(tokens, end - 2, end - 1) === usPlaces().zips.get(five)?.city.state;
  const isNumber = NUMBERED.test(before.word) || SURE_DESIGNATORS.has(before.word) || DESIGNATORS.has(before.word);
  if (isNumber && !isOfState) return null;
  return isKnown || stateLength(tokens, end - 1) > 0 ? zipOf(five, four, 1) : null;
}

/** '00000' and '99999' are fillers for forms that require a number. */
const zipOf = (zip: string, zip4: string | null, length: number): Zip | null =>
  zip === '00000' || zip === '99999' ? null : { zip, zip4: zip4 === '0000' ? null : zip4, length };

const LONGEST_STATE = 4;

/** Returns the number of trailing words that name a state; 0 if none do. */
function stateLength(tokens: readonly Token[], end: number): number {
  for (let length = Math.min(LONGEST_STATE, end); length > 0; length -= 1) {
    if (codeOf(tokens, end - length, end) !== undefined) return length;
  }
  return 0;
}

function codeOf(tokens: readonly Token[], from: number, end: number): string | undefined {
  let letters = '';
  for (let at = from; at < end; at += 1) {
    const token = tokens[at];
    if (!token || (at > from && token.breaks) || !/^[A-Z]+$/.test(token.word)) return undefined;
    letters += token.word.toLowerCase();
  }
  if (letters.length === 2 && end - from > 1) return undefined;
  return stateCodeOfLetters(letters) ?? (end - from === 1 ? SHORTENED.get(letters) : undefined);
}

/** Abbreviations from before the two-letter codes. */
const SHORTENED = new Map(
  Object.entries({
    ala: 'AL',
    ariz: 'AZ',
    ark: 'AR',
    calif: 'CA',
    colo: 'CO',
    conn: 'CT',
    fla: 'FL',
    ill: 'IL',
    ind: 'IN',
    kans: 'KS',
    mass: 'MA',
    mich: 'MI',
    minn: 'MN',
    nebr: 'NE',
    okla: 'OK',
    ore: 'OR',
    penn: 'PA',
    tenn: 'TN',
    tex: 'TX',
    wash: 'WA',
    wis: 'WI',
    wisc: 'WI',
  }),
);

/**
 * Finds the state at the end. State codes and names are also words of streets ('COURT', 'NE', 'E COLORADO BLVD'), so
 * one counts only if its ZIP code, a comma or a city of that state confirms it.
 */
function stateAt(
  tokens: readonly Token[],
  end: number,
  zipCity: UsCity | undefined,
): { readonly code: string; readonly length: number } | null {
  for (let length = Math.min(LONGEST_STATE, end); length > 0; length -= 1) {
    const from = end - length;
    const code = codeOf(tokens, from, end);
    if (code === undefined) continue;
    const isCity = zipCity !== undefined && length > 0 && isNameOf(tokens, from, end, zipCity);
    const hasCity = cityBefore(tokens, from, { state: code, isCertain: false, zipCity, near: {} })?.isKnown === true;
    // 'NEW YORK 10011' names the city.
    if (isCity && !hasCity) continue;
    if (zipCity?.state === code || hasCity || isAlone(tokens, from, code)) return { code, length };
  }
  return null;
}

const isNameOf = (tokens: readonly Token[], from: number, end: number, city: UsCity): boolean =>
  textOf(tokens, from, end).toUpperCase() === city.name.toUpperCase();

/** Returns whether it follows a comma, or words that a comma separates from the street. */
function isAlone(tokens: readonly Token[], from: number, code: string): boolean {
  const token = tokens[from];
  if (!token) return false;
  if (from === 0) return false;
  const isStreetWord = directionOf(token.word) !== undefined || endsStreet(token.word);
  if (token.breaks) return code !== 'NE' || !endsStreet(tokens[from - 1]?.word ?? '');
  if (isStreetWord && code !== 'CT') return false;
  if (tokens[from - 1]?.word === 'COUNTY') return true;
  for (let at = from - 1; at > 0; at -= 1) {
    const before = tokens[at];
    if (!before || !/^[A-Z]+$/.test(before.word) || endsStreet(before.word)) return false;
    if (SURE_DESIGNATORS.has(before.word)) return false;
    if (before.breaks) return true;
  }
  return false;
}
