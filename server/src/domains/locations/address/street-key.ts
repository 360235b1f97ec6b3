import type { UsAddress } from './address-parts.ts';
import { tokensOf } from './address-token.ts';
import { shortStreetWord } from './street-words.ts';
import { DESIGNATORS, STANDALONE_UNITS, SURE_DESIGNATORS, UNIT_ADJECTIVES } from './unit-words.ts';

/** An address normalized for comparison. */
export interface StreetKey {
  /** House and street in a normalized spelling and in capitals: '100 N MAIN ST'. */
  readonly street: string;
  /** '200' for 'Suite 200'; null without one, and for a floor or a garage. */
  readonly unit: string | null;
}

/**
 * Returns the same key for all spellings of a house; null if there is no house, because two jobs on one road are
 * different.
 */
export function streetKey({ kind, number, street, unit }: UsAddress): StreetKey | null {
  if ((kind !== 'house' && kind !== 'range') || number === null || street === null) return null;
  const words = tokensOf(street).flatMap(({ word }) => word.split(/[^A-Z0-9/-]+/).filter((part) => part !== ''));
  return { street: words.map(shortStreetWord).join(' '), unit: unit === null ? null : unitKey(unit) };
}

const FLOOR = /^(?:FL|FLR|FLOORS?|\d+(?:ST|ND|RD|TH))$/;

function unitKey(unit: string): string | null {
  const words = tokensOf(unit).map(({ word }) => word.replace(/^#/, ''));
  const isOrdinalFloor = words.length === 2 && words.every((word) => FLOOR.test(word)) && !/^\d+$/.test(words[1] ?? '');
  const values = isOrdinalFloor ? [] : words.filter((word) => word !== '' && !isName(word));
  return values.length === 0 ? null : values.map((word) => word.replace(/^0+(?=\d)/, '')).join(' ');
}

const isName = (word: string): boolean =>
  SURE_DESIGNATORS.has(word) || DESIGNATORS.has(word) || STANDALONE_UNITS.has(word) || UNIT_ADJECTIVES.has(word);
