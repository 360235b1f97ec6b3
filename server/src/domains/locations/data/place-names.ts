import { stateCode, statesBeginningWith } from './states.ts';
import { type UsCity, usPlaces } from './us-places.ts';

/** Abbreviations in names, word by word. */
const LONG_WORDS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

/** Common names for places that the Postal Service calls differently. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  newyorkcity: 'newyork',
  nyc: 'newyork',
  washingtondc: 'washington',
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}'’‘`]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/**
 * Returns one key for all spellings: 'saintlouis' for 'St. Louis' and 'saint louis', 'ofallon' for "O'Fallon" and 'O
 * Fallon'.
 */
const keyOf = (text: string): string => keyOfWords(wordsOf(text));

/** Returns the key of words that contain only lower-case letters and digits. */
export function keyOfWords(words: readonly string[]): string {
  const key = words.map((word) => LONG_WORDS[word] ?? word).join('');
  return OTHER_NAMES[key] ?? key;
}

/** Returns the keys that the typed text may be the beginning of; the last word may be incomplete. */
function prefixesOf(text: string): Set<string> {
  const words = wordsOf(text);
  const head = words
    .slice(0, -1)
    .map((word) => LONG_WORDS[word] ?? word)
    .join('');
  return new Set([head + (words.at(-1) ?? ''), keyOf(text)]);
}

interface Named {
  readonly key: string;
  readonly city: UsCity;
}

let sorted: readonly Named[] | undefined;

/** Returns cities by key, largest first within a key, because the table is in that order and the sort is stable. */
function byKey(): readonly Named[] {
  sorted ??= usPlaces()
    .cities.map((city) => ({ key: keyOf(city.name), city }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return sorted;
}

function beginningWith(prefix: string): UsCity[] {
  const names = byKey();
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle]?.key ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found: UsCity[] = [];
  for (let at = low; names[at]?.key.startsWith(prefix); at += 1) {
    const named = names[at];
    if (named) found.push(named.city);
  }
  return found;
}

let named: ReadonlyMap<string, readonly UsCity[]> | undefined;

/** Returns the cities with this name, in any spelling, largest first. */
export const citiesNamed = (name: string): readonly UsCity[] => citiesOfKey(keyOf(name));

/** Returns the cities whose name has this key, largest first. */
export function citiesOfKey(key: string): readonly UsCity[] {
  named ??= Map.groupBy(usPlaces().cities, (city) => keyOf(city.name));
  return named.get(key) ?? [];
}

/** Returns the city with this name, in any spelling, in a state given by code or name; the largest without a state. */
export function cityByName(name: string, state?: string): UsCity | undefined {
  const code = state === undefined ? undefined : stateCode(state);
  if (state !== undefined && code === undefined) return undefined;
  return citiesNamed(name).find((city) => code === undefined || city.state === code);
}

export interface CityAndState {
  readonly city: string;
  readonly state: string | undefined;
}

/**
 * Returns the ways to split a text into a city and a state: at the comma, or with the last one to four words as the
 * state.
 */
export function readingsOf(text: string): CityAndState[] {
  const [city = '', ...rest] = text.split(',');
  if (rest.length > 0) return [{ city, state: rest[0]?.trim() || undefined }];
  const words = text.trim().split(/\s+/);
  const readings: CityAndState[] = [{ city: text, state: undefined }];
  for (let count = 1; count < Math.min(words.length, 5); count += 1) {
    const state = words.slice(-count).join(' ');
    if (stateCode(state)) readings.push({ city: words.slice(0, -count).join(' '), state });
  }
  return readings;
}

/**
 * Returns cities whose name begins with the typed text, alone or followed by the beginning of a state, largest first.
 */
export function citiesBeginningWith(text: string, limit: number): UsCity[] {
  const found = new Set<UsCity>();
  for (const { city, state } of readingsOf(text)) {
    const states = state === undefined ? undefined : statesBeginningWith(state);
    for (const prefix of prefixesOf(city)) {
      if (prefix === '') continue;
      for (const match of beginningWith(prefix)) if (states?.has(match.state) ?? true) found.add(match);
    }
  }
  return [...found].sort((a, b) => b.size - a.size || a.name.localeCompare(b.name)).slice(0, limit);
}
