import { stateCodeOfLetters } from '../data/states.ts';
import type { Token } from './address-token.ts';
import { AFTER_SUFFIX, directionOf, endsStreet, suffixOf } from './street-words.ts';
import { isBareUnit, unitLengthAt } from './unit-part.ts';
import { STANDALONE_UNITS } from './unit-words.ts';

export interface StreetPart {
  /** The position after its last word. */
  readonly end: number;
  /** Whether it has a suffix, or is a numbered road. */
  readonly isSure: boolean;
}

const NUMBERED_ROADS = new Set('HWY HIGHWAY HIWAY ROUTE RTE RT ROAD RD SR CR US AVENUE AVE INTERSTATE'.split(' '));
/** Kinds of road that precede their number or letter: 'LOOP 410', 'FM 1960', 'BAY 20 STREET'. */
const NUMBERED_FIRST = new Set('FM RM LOOP I SH CH TR CTH STH PIER BAY SPUR'.split(' '));
const BEFORE_NUMBERED = new Set(
  'US STATE COUNTY CO CNTY OLD NEW ST TOWNSHIP TWP FARM RANCH BUS BUSINESS PRIVATE FOREST SERVICE STATES UNITED'.split(
    ' ',
  ),
);
const AFTER_FARM = new Set(['TO', 'MARKET']);
/** After one of these, ST means Saint. */
const BEFORE_SAINT = /^(?:LAKE|PORT|RUE|MOUNT|MT|FORT|FT|BAY|OLD|NEW|VIA|AVENUE)$/;
const SAINTS = new Set(
  'LOUIS PETER LUCIE CHARLES JOHN JOHNS JOSEPH PAUL JAMES GEORGE HELENS HELENA CLAIR ANDREWS MATTHEWS MICHAEL ANTHONY'.split(
    ' ',
  ),
);

/** Finds the end of the street that begins at a word, after the house number. */
export function streetFrom(tokens: readonly Token[], from: number, end: number): StreetPart {
  const wordAt = (at: number) => (at < end ? (tokens[at]?.word ?? '') : '');
  const name = nameStart(tokens, from, end);
  const road = numberedRoadEnd(tokens, name, end);
  if (road !== null) {
    let at = road;
    while (at < end && !tokens[at]?.breaks && (suffixOf(wordAt(at)) === 'ST' || suffixOf(wordAt(at)) === 'HWY'))
      at += 1;
    return { end: withDirection(tokens, at, end), isSure: true };
  }
  const boundary = boundaryFrom(tokens, name, end);
  const suffix = lastSuffix(tokens, name, boundary);
  if (suffix !== null) return { end: withDirection(tokens, suffix + 1, boundary), isSure: true };
  return { end: withoutUnit(tokens, name, boundary), isSure: false };
}

/** Skips a direction, unless it is the street's name: 'NORTH AVENUE', 'E ST NW'. */
function nameStart(tokens: readonly Token[], from: number, end: number): number {
  if (directionOf(tokens[from]?.word ?? '') === undefined) return from;
  const next = tokens[from + 1];
  if (!next || from + 1 >= end || next.breaks || next.word === '&') return from;
  const isLettered = suffixOf(next.word) === 'AVE' && /^[A-Z]$/.test(tokens[from + 2]?.word ?? '');
  if ((NUMBERED_ROADS.has(next.word) || NUMBERED_FIRST.has(next.word)) && isRoadNumber(tokens, from + 2, end))
    return from + 1;
  // 'S AVENUE O' is Avenue O; 'N AVENUE W' is the west of North Avenue.
  if (isLettered && from + 2 < end) return directionOf(tokens[from + 2]?.word ?? '') === undefined ? from + 1 : from;
  if (endsStreet(next.word)) return isLastBut(tokens, from + 2, end) ? from : from + 1;
  return from + 1;
}

/** Returns whether nothing follows that could be the street's suffix. */
const isLastBut = (tokens: readonly Token[], from: number, end: number): boolean => {
  for (let at = from; at < end; at += 1) {
    const token = tokens[at];
    if (!token || token.breaks) return true;
    if (endsStreet(token.word)) return false;
  }
  return true;
};

/** Matches 'HIGHWAY 93', 'US HWY 41', 'COUNTY ROAD B', 'AVENUE O', 'I-64'. */
function numberedRoadEnd(tokens: readonly Token[], from: number, end: number): number | null {
  let at = from;
  while (at < end && at < from + 4) {
    const token = tokens[at];
    if (!token || (at > from && token.breaks)) return null;
    const next = at + 1 < end ? tokens[at + 1] : undefined;
    const isState = token.word.length === 2 && stateCodeOfLetters(token.word.toLowerCase()) !== undefined;
    if (/^(?:I|US|SR|CR|FM|SH|HWY|KY|IN|STH|CTH)-?\d{1,4}[A-Z]?$/.test(token.word)) return at + 1;
    const isRoad = NUMBERED_ROADS.has(token.word) || isState || (at === from && NUMBERED_FIRST.has(token.word));
    if (next && !next.breaks && isRoad && isRoadNumber(tokens, at + 1, end)) return at + 2;
    const isName = stateCodeOfLetters(token.word.toLowerCase()) !== undefined && NUMBERED_ROADS.has(next?.word ?? '');
    const isFarm = /^(?:FARM|RANCH)$/.test(tokens[from]?.word ?? '') && AFTER_FARM.has(token.word);
    if (!BEFORE_NUMBERED.has(token.word) && !isState && !isName && !isFarm) return null;
    at += 1;
  }
  return null;
}

function isRoadNumber(tokens: readonly Token[], at: number, end: number): boolean {
  const word = tokens[at]?.word ?? '';
  const road = tokens[at - 1]?.word ?? '';
  if (/^\d{1,4}[A-Z]?$/.test(word)) return true;
  if (!/^[A-Z]{1,2}$/.test(word) || /^(?:US|I|LOOP|BAY|PIER|FM|RM|TR|SR|CH)$/.test(road)) return false;
  // Matches 'AVENUE A', 'COUNTY ROAD BB', but not 'RD E'.
  if (word.length === 2)
    return (
      /^(?:ROAD|RD|HWY|HIGHWAY|CTH)$/.test(road) &&
      at + 1 === end &&
      directionOf(word) === undefined &&
      suffixOf(word) === undefined
    );
  return stateCodeOfLetters(road.toLowerCase()) === undefined;
}

/** Returns the end of the street: a comma, a dash or a unit. */
function boundaryFrom(tokens: readonly Token[], name: number, end: number): number {
  for (let at = name + 1; at < end; at += 1) {
    if (tokens[at]?.breaks) return at;
    if (unitLengthAt(tokens, at, end, false) > 0) return at;
  }
  return end;
}

/** Finds the last suffix that ends a street's name; 'LAKE ST LOUIS' has none. */
function lastSuffix(tokens: readonly Token[], name: number, end: number): number | null {
  for (let at = end - 1; at > name; at -= 1) {
    const word = tokens[at]?.word ?? '';
    if (!endsStreet(word)) continue;
    const isSaint = word === 'ST' && at + 1 < end && SAINTS.has(tokens[at + 1]?.word ?? '');
    if (!isSaint || !BEFORE_SAINT.test(tokens[at - 1]?.word ?? '')) return at;
  }
  return null;
}

/** Includes the direction, or another word of the street, after its suffix. */
function withDirection(tokens: readonly Token[], from: number, end: number): number {
  let at = from;
  while (at < end && at < from + 2) {
    const token = tokens[at];
    if (!token || token.breaks) break;
    if (directionOf(token.word) === undefined && !AFTER_SUFFIX.has(token.word)) break;
    at += 1;
  }
  return at;
}

/** Ends a street without a suffix before a number or a word that names a unit: '1999 N BROADWAY 3800'. */
function withoutUnit(tokens: readonly Token[], name: number, end: number): number {
  const last = tokens[end - 1];
  if (!last || end - 1 <= name) return end;
  const hasName = tokens.slice(name, end - 1).some(({ word }) => /^[A-Z]{2}/.test(word));
  const isUnit = (isBareUnit(last.word) && !/^\d+(?:ST|ND|RD|TH)$/.test(last.word)) || STANDALONE_UNITS.has(last.word);
  return hasName && isUnit && !/^(?:&|AND|OF|AT)$/.test(tokens[end - 2]?.word ?? '') ? end - 1 : end;
}
