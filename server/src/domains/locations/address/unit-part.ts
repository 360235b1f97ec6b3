import type { Token } from './address-token.ts';
import { directionOf, endsStreet } from './street-words.ts';
import { AFTER_ADJECTIVE, DESIGNATORS, STANDALONE_UNITS, SURE_DESIGNATORS, UNIT_ADJECTIVES } from './unit-words.ts';

const GLUED = /^(?:APT|UNIT|STE|SUITE|BLDG|BLD|LOT|RM|SPC|TRLR|FLR)#?\d{1,5}[A-Z]?$/;
/** '9C', 'G-6', '2055-2075', '12-A', '1000B'. */
const NUMBERED = /^[A-Z]{0,3}-?\d{1,6}(?:[-/]?[A-Z0-9]{1,5})?$/;
const FLOOR_ORDINAL = /^\d{1,3}(?:ST|ND|RD|TH)$/;
const LINKS = /^(?:&|AND|-|TO|THRU)$/;

/** Numbers and letters that name a unit by themselves. */
export const isBareUnit = (word: string): boolean =>
  NUMBERED.test(word) ||
  FLOOR_ORDINAL.test(word) ||
  /^[A-Z]-[A-Z]$/.test(word) ||
  (/^[A-Z]$/.test(word) && directionOf(word) === undefined);

/** A value after a designator: a number, a letter, a few letters. */
const isValue = (word: string): boolean =>
  /^[A-Z0-9][A-Z0-9/&-]{0,9}$/.test(word) &&
  (/\d/.test(word) ||
    (word.length <= 3 && !SURE_DESIGNATORS.has(word) && !(word.length > 1 && endsStreet(word))) ||
    word === 'NORTH' ||
    word === 'SOUTH');

/**
 * Returns the number of words that name a unit at a position: 'APT 2B', '# C', 'UNIT 1 & 2', '2ND FLOOR', 'GARAGE'; 0
 * if none do.
 *
 * @param isBehindStreet whether the street has ended, so that weaker words count, too
 */
export function unitLengthAt(tokens: readonly Token[], at: number, end: number, isBehindStreet: boolean): number {
  const wordAt = (place: number) => (place < end ? (tokens[place]?.word ?? '') : '');
  const word = wordAt(at);
  if (word.startsWith('#')) {
    const first = word === '#' ? 2 : 1;
    return first === 2 && !isValue(wordAt(at + 1)) ? 0 : linked(tokens, at + first, end) - at;
  }
  if (GLUED.test(word)) return linked(tokens, at + 1, end) - at;
  const isDesignator = SURE_DESIGNATORS.has(word) || (isBehindStreet && DESIGNATORS.has(word));
  // 'FL 12' always means a floor here; Florida has been removed with the end of the address.
  if (isDesignator || (word === 'FL' && /^\d{1,3}$/.test(wordAt(at + 1)))) {
    const value = wordAt(at + 1) === '#' || /^NOS?$/.test(wordAt(at + 1)) ? at + 2 : at + 1;
    const next = wordAt(value);
    const isNumbered = next.startsWith('#') || isValue(next);
    if (isNumbered && !tokens[value]?.breaks) return linked(tokens, value + 1, end) - at;
    if (isBehindStreet && STANDALONE_UNITS.has(word)) return 1;
    return 0;
  }
  if (FLOOR_ORDINAL.test(word)) {
    let last = at + 1;
    while (LINKS.test(wordAt(last)) && FLOOR_ORDINAL.test(wordAt(last + 1))) last += 2;
    return /^(?:FL|FLR|FLOOR|FLOORS|LEVEL)$/.test(wordAt(last)) ? last + 1 - at : 0;
  }
  if (!isBehindStreet) return 0;
  if (UNIT_ADJECTIVES.has(word) && AFTER_ADJECTIVE.has(wordAt(at + 1))) return 2;
  if (word === 'LEASE' && wordAt(at + 1).startsWith('SPA')) return 2 + (isValue(wordAt(at + 2)) ? 1 : 0);
  return STANDALONE_UNITS.has(word) ? 1 : 0;
}

/** Returns the end of a list of numbers that began before a word: '1 & 2', 'A AND B'. */
export function linked(tokens: readonly Token[], from: number, end: number): number {
  let at = from;
  while (at + 1 < end) {
    const link = tokens[at];
    const value = tokens[at + 1];
    if (!link || !value || !LINKS.test(link.word) || !(isValue(value.word) || value.word.startsWith('#'))) break;
    at += 2;
  }
  return at;
}
