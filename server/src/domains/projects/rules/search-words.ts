import { endsStreet, parseAddress, spellingsOf } from '../../locations/public.ts';
import { permitKey } from './match-keys.ts';

/** The same separators as in the database's `words_of`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters stand between words too
const BETWEEN_WORDS = /[\u0000-/:-@[-`{-\u00BF\u2000-\u206F\u3000-\u303F]+/u;
const MAX_WORDS = 12;
/** Connecting words that carry no meaning of their own. */
const CONNECTIVES = new Set('a an and at by for from in near of on or the to with'.split(' '));

/** Returns the distinct words of a query in lower case; connecting words only if there are no others. */
export function searchWords(query: string): string[] {
  const words = query
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const meant = words.filter((word) => !CONNECTIVES.has(word));
  return [...new Set(meant.length > 0 ? meant : words)].slice(0, MAX_WORDS);
}

/** A word to search for. */
export interface SearchTerm {
  readonly word: string;
  /** Other spellings of the whole word; 'dr' for 'drive'. */
  readonly spellings: readonly string[];
  /**
   * Only the whole word counts: of a house number, 165 isn't the beginning of 1655. After a house number, nothing begins
   * with 'road', which stands in most addresses and takes long to look up as a beginning.
   */
  readonly isWhole?: true;
  /** Words that mean the same if they follow each other: 'water' and 'heater' for 'waterheater'. */
  readonly apart?: readonly string[];
}

/** Words of the trade that are written together and apart. */
const COMPOUNDS = [
  'water heater',
  'sump pump',
  'gas line',
  'sewer line',
  'water line',
  'water main',
  'grease trap',
  'floor drain',
  'back flow',
  'bath room',
  'wash room',
  'rest room',
].map((words) => words.split(' '));

/**
 * Returns what a query searches for, with every spelling of the words of a street: 'N Bell Avenue' finds '1655 NORTH BELL
 * AVE', and 'saint louis' finds 'St. Louis'. An address is searched for without its unit: '1338 Lynmar Drive Apt 2'
 * finds '1338 Lynmar Dr'.
 */
export function searchTerms(query: string): SearchTerm[] {
  const street = streetIn(query);
  const words = searchWords(street ?? query);
  return words.map((word, at) => {
    const apart = apartFrom(word);
    const isInAddress = street !== null && words.length > 1 && (at === 0 || endsInFull(word));
    const isDirection = words.length > 1 && DIRECTIONS.has(word);
    return {
      word,
      spellings: [...streetSpellings(word), ...togetherFrom(words, at)],
      ...(isInAddress || isDirection ? { isWhole: true as const } : {}),
      ...(apart ? { apart } : {}),
    };
  });
}

/**
 * Returns the terms of a query after its corrections are known: with 'road' for 'raod', the 9 in '9 Bardstown Raod' is a
 * house number.
 *
 * @param meant what mistyped words may mean, best first
 */
export function termsAsMeant(
  terms: readonly SearchTerm[],
  meant: ReadonlyMap<string, readonly string[]>,
): SearchTerm[] {
  const text = terms.map(({ word }) => {
    const corrections = meant.get(word) ?? [];
    return corrections.find(endsInFull) ?? corrections[0] ?? word;
  });
  if (terms.length < 2 || streetIn(text.join(' ')) === null) return [...terms];
  return terms.map((term, at) => (at === 0 ? { ...term, isWhole: true } : term));
}

const SHORTEST_IN_FULL = 4;
/** Returns whether a word ends streets and isn't likely to be the beginning of a longer one. */
export const endsInFull = (word: string): boolean => word.length >= SHORTEST_IN_FULL && endsStreet(word.toUpperCase());

const DIRECTIONS = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);

/** Returns the other spellings of a street's word: 'ave' and 'av' for 'avenue'; none for any other word. */
export const streetSpellings = (word: string): string[] =>
  spellingsOf(word.toUpperCase())
    .map((spelling) => spelling.toLowerCase())
    .filter((spelling) => spelling !== word);

/** Returns 'water' and 'heater' for 'waterheater'. */
export const apartFrom = (word: string): readonly string[] | undefined =>
  COMPOUNDS.find((compound) => compound.join('') === word);

/** Returns 'waterheater' for each of two words that are also written together. */
function togetherFrom(words: readonly string[], at: number): string[] {
  const word = words[at];
  return COMPOUNDS.filter(
    ([first, second]) =>
      (first === word && second === words[at + 1]) || (second === word && first === words[at - 1] && at > 0),
  ).map((compound) => compound.join(''));
}

/**
 * Returns a query as the number of a permit, as `rules/match-keys.ts` stores it: 'permit bld 26-04471' is 'BLD2604471'.
 * Null if it can't be one.
 */
export const permitIn = (query: string): string | null => permitKey(query.replace(/^\s*permit\b/i, ''));

/** Returns the street and place of a query that begins with a house number and contains a street word. */
function streetIn(query: string): string | null {
  const { kind, street, city, state, zip, rest } = parseAddress(query);
  if ((kind !== 'house' && kind !== 'range') || street === null) return null;
  const isStreet = street.split(/\s+/).some((word) => spellingsOf(word.replace('.', '').toUpperCase()).length > 1);
  return isStreet ? [street, rest, city, state, zip].join(' ') : null;
}
