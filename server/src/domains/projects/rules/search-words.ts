import { parseAddress, spellingsOf } from '../../locations/public.ts';

/** The same marks that `words_of` of the database splits at. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters stand between words too
const BETWEEN_WORDS = /[\u0000-/:-@[-`{-\u00BF\u2000-\u206F\u3000-\u303F]+/u;
const MAX_WORDS = 12;
/** What people write between the words that they mean. */
const CONNECTIVES = new Set('a an and at by for from in near of on or the to with'.split(' '));
const SHORTEST_CORRECTED = 4;
const MAX_CORRECTIONS = 5;

/** The words that a query means, lower case, each once; connectives only where there is nothing else. */
export function searchWords(query: string): string[] {
  const words = query
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const meant = words.filter((word) => !CONNECTIVES.has(word));
  return [...new Set(meant.length > 0 ? meant : words)].slice(0, MAX_WORDS);
}

/** A word that is looked for. */
export interface SearchTerm {
  readonly word: string;
  /** Other spellings of the whole word; 'dr' of 'drive'. */
  readonly spellings: readonly string[];
}

/**
 * Returns what a query looks for. Of an address it is the street in every spelling, without the unit: '1338 Lynmar
 * Drive Apt 2' finds '1338 Lynmar Dr'.
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

/** The street and place of a query that begins with a house number and has a word of streets. */
function streetIn(query: string): string | null {
  const { kind, street, city, state, zip, rest } = parseAddress(query);
  if ((kind !== 'house' && kind !== 'range') || street === null) return null;
  const isStreet = street.split(/\s+/).some((word) => spellingsOf(word.replace('.', '').toUpperCase()).length > 1);
  return isStreet ? [street, rest, city, state, zip].join(' ') : null;
}

/** Numbers are meant as they stand, and short words resemble too many others. */
export const mayBeMistyped = (word: string): boolean => word.length >= SHORTEST_CORRECTED && !/\d/.test(word);

/**
 * Those of `candidates` that a mistyped word most likely means: as few slips away as any, at most one in a short word
 * and two in a longer one. A slip is a letter too much, too few, wrong, or swapped with the next. What a candidate has
 * beyond the typed beginning costs nothing, but whole words go first.
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

/** Slips between the typed word and the whole candidate, and between it and the best beginning of the candidate. */
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
