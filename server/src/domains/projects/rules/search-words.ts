import { parseAddress, spellingsOf } from '../../locations/public.ts';

/** The same separators as in the database's `words_of`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters stand between words too
const BETWEEN_WORDS = /[\u0000-/:-@[-`{-\u00BF\u2000-\u206F\u3000-\u303F]+/u;
const MAX_WORDS = 12;
/** Connecting words that carry no meaning of their own. */
const CONNECTIVES = new Set('a an and at by for from in near of on or the to with'.split(' '));
const SHORTEST_CORRECTED = 4;
const MAX_CORRECTIONS = 5;

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
}

/**
 * Returns what a query searches for. For an address, that is the street in every spelling, without the unit: '1338
 * Lynmar Drive Apt 2' finds '1338 Lynmar Dr'.
 */
export function searchTerms(query: string): SearchTerm[] {
  const street = streetIn(query);
  if (street === null) return searchWords(query).map((word) => ({ word, spellings: [] }));
  return searchWords(street).map((word) => ({
    word,
    spellings: spellingsOf(word.toUpperCase())
      .map((spelling) => spelling.toLowerCase())
      .filter((spelling) => spelling !== word),
  }));
}

/** Returns the street and place of a query that begins with a house number and contains a street word. */
function streetIn(query: string): string | null {
  const { kind, street, city, state, zip, rest } = parseAddress(query);
  if ((kind !== 'house' && kind !== 'range') || street === null) return null;
  const isStreet = street.split(/\s+/).some((word) => spellingsOf(word.replace('.', '').toUpperCase()).length > 1);
  return isStreet ? [street, rest, city, state, zip].join(' ') : null;
}

/** Returns whether a word may be a typo. Numbers are taken literally, and short words resemble too many others. */
export const mayBeMistyped = (word: string): boolean => word.length >= SHORTEST_CORRECTED && !/\d/.test(word);

/**
 * Returns the `candidates` that a mistyped word most likely means: those with the fewest typos, at most one in a short
 * word and two in a longer one. A typo is an extra, missing or wrong letter, or two swapped ones. Letters beyond the
 * typed beginning cost nothing, but whole words come first.
 */
export function correctionsOf(word: string, candidates: readonly string[]): string[] {
  const allowed = word.length <= 5 ? 1 : 2;
  const near = candidates
    .map((candidate) => ({ candidate, ...slipsBetween(word, candidate) }))
    .filter(({ beginning }) => beginning <= allowed)
    .toSorted((a, b) => a.beginning - b.beginning || a.whole - b.whole || (a.candidate < b.candidate ? -1 : 1));
  const fewest = near[0]?.beginning;
  return near
    .filter(({ beginning }) => beginning === fewest)
    .slice(0, MAX_CORRECTIONS)
    .map(({ candidate }) => candidate);
}

/**
 * Counts the typos between the typed word and the whole candidate, and between it and the candidate's best-matching
 * beginning.
 */
function slipsBetween(typed: string, candidate: string): { whole: number; beginning: number } {
  let beforeLast: number[] = [];
  let last = Array.from({ length: typed.length + 1 }, (_, at) => at);
  let beginning = typed.length;
  for (let row = 1; row <= candidate.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= typed.length; at += 1) {
      const isSame = typed[at - 1] === candidate[row - 1];
      const isSwapped = typed[at - 1] === candidate[row - 2] && typed[at - 2] === candidate[row - 1];
      current.push(
        Math.min(
          cell(last, at) + 1,
          cell(current, at - 1) + 1,
          cell(last, at - 1) + (isSame ? 0 : 1),
          isSwapped ? cell(beforeLast, at - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beginning = Math.min(beginning, cell(current, typed.length));
    [beforeLast, last] = [last, current];
  }
  return { whole: cell(last, typed.length), beginning };
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;
