import { foldText } from './folded-text.ts';
import { spacedOut } from './names.ts';
import { ORDINARY_NAMES } from './ordinary-names.ts';
import { numberAt, ORDINALS, saidValue } from './spoken-numbers.ts';
import {
  CLEAR_SUFFIXES,
  DIRECTIONS,
  HOUSE_CUES,
  ORDINARY_STREETS,
  ROAD_KINDS,
  ROAD_STARTS,
  SPANISH_KINDS,
  STREET_CUES,
  STREET_LINKS,
  STREET_PARTICLES,
  UNIT_KINDS,
  WORDY_SUFFIXES,
} from './street-words.ts';
import { type Span, type Token, tokensOf } from './tokens.ts';

/** The widest gap between a house number and its street within a phrase, in tokens. */
const PHRASE = 5;
/** The most words in a unit after a street: ', building 2, apt 5'. */
const MOST_UNITS = 2;

/** A request's street line, split into parts: '822 1/2 S 4th St Apt 5'. */
interface StreetLine {
  /** Digits of the house number; empty when there is none. */
  readonly house: string;
  /** The words and numbers of the street's name, without direction and kind: '4', 'fern valley'. */
  readonly name: readonly string[];
  /** The street's kind: 'st', 'boulevard'; empty when it has none. */
  readonly kind: string;
  /** A numbered or lettered road: 'County Road B'. */
  readonly isRoad: boolean;
}

/**
 * Finds the customer's own street in any order, with or without its number, and its house number where it is called
 * one.
 */
export function findOwnStreet(tokens: readonly Token[], street: string): Span[] {
  const line = streetLineOf(street);
  if (line.name.length === 0) return [];
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const end = nameEnd(tokens, at, line.name) ?? shortNameEnd(tokens, at, line);
    if (end === undefined) continue;
    const last = suffixEnd(tokens, end);
    const before = houseBefore(tokens, at, line.house);
    const after = houseAfter(tokens, last, line.house);
    const isSure = before !== undefined || after !== undefined || line.name.length > 1;
    if (isSure || isStreetHere(tokens, at, end, line)) {
      spans.push({ first: before ?? withDirection(tokens, at), last: unitEnd(tokens, after ?? last) });
    }
    at = end;
  }
  const spelled = new Set(line.name.filter((word) => word.length > 3 && !ORDINARY_STREETS.has(word)));
  return [
    ...spans,
    ...spacedOut(tokens, spelled),
    ...calledHouse(tokens, line.house, spans.length > 0),
    ...ownUnit(tokens, street),
  ];
}

function streetLineOf(street: string): StreetLine {
  const tokens = tokensOf(foldText(street), street);
  // The house number: '822 1/2', 'N1234'.
  let at = 0;
  let house = '';
  if (tokens[0]?.kind === 'number' && !isOrdinal(tokens, 0)) house = tokens[0].text;
  else if (tokens[1]?.kind === 'number' && tokens[1].gap === 'none' && tokens[0]?.text.length === 1)
    house = tokens[1].text;
  if (house !== '') at = tokens[0]?.kind === 'number' ? 1 : 2;
  if (tokens[at + 1]?.text === '/') at += 3;
  const words: string[] = [];
  for (; at < tokens.length; at += 1) {
    const { text = '', kind } = tokens[at] ?? {};
    const isUnit = UNIT_KINDS.has(text) || text === '#';
    if (isUnit && words.length > 0) break;
    if (kind === 'mark' || isOrdinalEnding(tokens, at)) continue;
    words.push(text);
  }
  const name = coreOf(words);
  const [first = ''] = name;
  return {
    house,
    name,
    isRoad: first.length <= 3 && words.some((word) => ROAD_STARTS.has(word)),
    kind: words.find((word) => isSuffix(word) && !name.includes(word)) ?? '',
  };
}

const isSuffix = (word: string): boolean => CLEAR_SUFFIXES.has(word) || WORDY_SUFFIXES.has(word);

/** A street's words without those around the name, if that leaves a name. */
function coreOf(words: readonly string[]): string[] {
  const core = [...words];
  const isDirection = (word = '') => DIRECTIONS.has(word);
  const isKind = (word = '') => isSuffix(word) || SPANISH_KINDS.has(word);
  if (core.length > 1 && isDirection(core.at(-1))) core.pop();
  if (core.length > 1 && isKind(core.at(-1))) core.pop();
  while (core.length > 1 && (isDirection(core[0]) || SPANISH_KINDS.has(core[0] ?? ''))) core.shift();
  while (core.length > 1 && ROAD_KINDS.has(core[0] ?? '')) core.shift();
  while (core.length > 1 && STREET_PARTICLES.has(core[0] ?? '')) core.shift();
  return core.map((word) => (ORDINALS.has(word) ? String(ORDINALS.get(word)) : word));
}

const isOrdinalEnding = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 'none' &&
  tokens[at - 1]?.kind === 'number' &&
  ['st', 'nd', 'rd', 'th', 'a', 'o'].includes(tokens[at]?.text ?? '');
const isOrdinal = (tokens: readonly Token[], at: number): boolean => isOrdinalEnding(tokens, at + 1);

/** Returns where the street name that begins at a token ends. */
function nameEnd(tokens: readonly Token[], first: number, name: readonly string[]): number | undefined {
  let at = first;
  for (const [index, word] of name.entries()) {
    while (index > 0 && ['-', '.', "'"].includes(tokens[at]?.text ?? '')) at += 1;
    const number = numberAt(tokens, at);
    if (number?.digits === word) at = number.last;
    else if (!isSame(tokens[at]?.text ?? '', word)) return undefined;
    at += isOrdinal(tokens, at) ? 2 : 1;
  }
  return at - 1;
}

/** '2903 cypress' of '2903 Cypress Hollow Dr': the first word of a longer name after the house number. */
function shortNameEnd(tokens: readonly Token[], at: number, { name, house }: StreetLine): number | undefined {
  const [first = ''] = name;
  const isShort = first.length > 2 && tokens[at]?.text === first;
  return isShort && tokens[at - 1]?.text === house ? at : undefined;
}

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['highway', 'hwy'],
  ['route', 'rte'],
  ['rt', 'rte'],
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['point', 'pt'],
  ['santa', 'sta'],
]);

/**
 * Returns whether a word of the text is a word of the street: 'fourth' is '4', 'mt' is 'mount', 'wexfordave' begins
 * with 'wexford'.
 */
function isSame(said: string, word: string): boolean {
  if (String(ORDINALS.get(said) ?? '') === word) return true;
  if ((ABBREVIATIONS.get(said) ?? said) === (ABBREVIATIONS.get(word) ?? word)) return true;
  return word.length > 4 && said.startsWith(word) && isSuffix(said.slice(word.length));
}

/** Takes in the street's kind and direction after its name: ' Rd', ' St NW'. */
function suffixEnd(tokens: readonly Token[], end: number): number {
  let last = end;
  for (const kinds of [[CLEAR_SUFFIXES, WORDY_SUFFIXES], [DIRECTIONS]]) {
    const next = tokens[last + 1];
    if (next !== undefined && next.gap !== 'line' && kinds.some((words) => words.has(next.text)))
      last += tokens[last + 2]?.text === '.' ? 2 : 1;
  }
  // A full stop is the sentence's unless the line goes on.
  return tokens[last]?.text === '.' ? last - 1 : last;
}

/** The house number before a street's name: '1127 E.', 'one twenty-three', 'la casa 45 de la calle'. */
function houseBefore(tokens: readonly Token[], name: number, house: string): number | undefined {
  if (house === '') return undefined;
  for (let at = name - 1; at >= Math.max(0, name - PHRASE - house.length); at -= 1) {
    if (saysHouse(tokens, at, name, house)) return withLetter(tokens, at);
    const { kind, text = '' } = tokens[at] ?? {};
    const isIn = kind === 'mark' || isPhraseWord(text) || MULTIPLES.has(text) || numberAt(tokens, at) !== undefined;
    if (!isIn) return undefined;
  }
  return undefined;
}

/** Returns whether the numbers from a token on say the house number: 'one twenty-three' says 123. */
function saysHouse(tokens: readonly Token[], from: number, until: number, house: string): boolean {
  if (saidValue(tokens, from, until)?.value === Number(house)) return true;
  let digits = '';
  for (let at = from; at < until; ) {
    const number = numberAt(tokens, at);
    if (number === undefined || number.style === 'sound-alike') return false;
    digits += number.digits;
    if (digits.length >= house.length) return digits === house;
    at = number.last + (tokens[number.last + 1]?.text === '-' ? 2 : 1);
  }
  return false;
}

const MULTIPLES: ReadonlySet<string> = new Set(['hundred', 'thousand', 'mil']);
const isPhraseWord = (text: string) =>
  ROAD_KINDS.has(text) ||
  STREET_LINKS.has(text) ||
  DIRECTIONS.has(text) ||
  SPANISH_KINDS.has(text) ||
  STREET_CUES.has(text);

/** 'N1234': the letter belongs to the number. */
const withLetter = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.gap === 'none' && tokens[at - 1]?.kind === 'word' && tokens[at - 1]?.text.length === 1 ? at - 1 : at;

/** The house number after the name, as in Spanish: 'Avenida Central 2300', 'Hidalgo número 45'. */
function houseAfter(tokens: readonly Token[], last: number, house: string): number | undefined {
  if (house === '') return undefined;
  for (let at = last + 1; at <= last + PHRASE; at += 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    if (numberAt(tokens, at) !== undefined) return houseEnd(tokens, at, house);
    if (token.kind !== 'mark' && !STREET_LINKS.has(token.text) && !HOUSE_CUES.has(token.text)) return undefined;
  }
  return undefined;
}

/** Returns where the house number said from a token on ends, if that is what it is. */
function houseEnd(tokens: readonly Token[], from: number, house: string): number | undefined {
  const said = saidValue(tokens, from, tokens.length);
  if (said?.value === Number(house)) return said.last;
  let digits = '';
  for (let at = from; digits.length < house.length; ) {
    const number = numberAt(tokens, at);
    if (number === undefined || number.style === 'sound-alike') return undefined;
    digits += number.digits;
    if (digits === house) return number.last;
    at = number.last + (tokens[number.last + 1]?.text === '-' ? 2 : 1);
  }
  return undefined;
}

/** Returns whether a street's name on its own means the street. */
function isStreetHere(
  tokens: readonly Token[],
  first: number,
  end: number,
  { name: [word = ''], kind, isRoad }: StreetLine,
): boolean {
  const suffix = tokens[end + 1]?.text ?? '';
  const hasKind = isSuffix(suffix) && isShortFor(suffix, kind);
  const before = tokens[first - 1]?.text ?? '';
  if (isRoad && ROAD_KINDS.has(before)) return true;
  const isSaidOrdinal = isOrdinal(tokens, first) || ORDINALS.has(tokens[first]?.text ?? '');
  if (/\d/.test(word)) return (hasKind && isSaidOrdinal) || before === 'calle';
  let at = first - 1;
  while (STREET_PARTICLES.has(tokens[at]?.text ?? '')) at -= 1;
  if (hasKind || CLEAR_SUFFIXES.has(suffix) || SPANISH_KINDS.has(tokens[at]?.text ?? '')) return true;
  if (!ORDINARY_STREETS.has(word) && !ORDINARY_NAMES.has(word) && word.length > 3) return true;
  const isCapital = tokens[first]?.isCapital === true;
  return [1, 2].some((back) => isCapital && STREET_CUES.has(tokens[first - back]?.text ?? ''));
}

/** Returns whether one is short for the other, or the same: 'rd' and 'road', 'trl' and 'trail'. */
function isShortFor(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && short[0] === long[0];
}

const withDirection = (tokens: readonly Token[], first: number): number => {
  let at = first;
  while (
    SPANISH_KINDS.has(tokens[at - 1]?.text ?? '') ||
    (DIRECTIONS.has(tokens[at - 1]?.text ?? '') && tokens[at - 1]?.isCapital === true)
  )
    at -= 1;
  return at;
};

/** Takes in the unit after a street: ', apt 5', ' #12', ', departamento 3-B'. */
export function unitEnd(tokens: readonly Token[], last: number): number {
  let end = last;
  for (let round = 0; round < MOST_UNITS; round += 1) {
    let at = end + 1;
    while ([',', '-', '.', '('].includes(tokens[at]?.text ?? '')) at += 1;
    const isKind = UNIT_KINDS.has(tokens[at]?.text ?? '') || tokens[at]?.text === '#';
    if (!isKind || tokens[at]?.gap === 'line') return end;
    at += 1;
    while (['.', '#', ':'].includes(tokens[at]?.text ?? '')) at += 1;
    const id = tokens[at];
    if (id === undefined || id.kind === 'mark' || (id.kind === 'word' && id.text.length > 1)) return end;
    end = at;
    while (
      tokens[end + 1]?.gap === 'none' &&
      (tokens[end + 1]?.kind !== 'mark' || (tokens[end + 1]?.text === '-' && tokens[end + 2]?.gap === 'none'))
    )
      end += 1;
  }
  return end;
}

/** 'lot 22' where the street line ends with 'Lot 22', wherever it appears. */
function ownUnit(tokens: readonly Token[], street: string): Span[] {
  const line = tokensOf(foldText(street), street).filter(({ text }) => text !== '.');
  const kind = line.findIndex(({ text }, at) => at > 1 && (UNIT_KINDS.has(text) || text === '#'));
  const words = line.slice(kind + 1).map(({ text }) => text);
  const id = words.join('').replaceAll('#', '');
  if (kind === -1 || id === '' || id.length > 6) return [];
  return tokens.flatMap(({ text }, at) => {
    if (!UNIT_KINDS.has(text) && text !== '#') return [];
    let last = at;
    while (last < at + 2 && ['.', '#', ':'].includes(tokens[last + 1]?.text ?? '')) last += 1;
    let said = '';
    while (said.length < id.length && tokens[last + 1] !== undefined) {
      last += 1;
      said += tokens[last]?.text ?? '';
    }
    return said === id ? [{ first: at, last }] : [];
  });
}

/** 'house number is 77', apart from the street; near the street's name, any mention of the number. */
function calledHouse(tokens: readonly Token[], house: string, isStreetTold: boolean): Span[] {
  return tokens.flatMap((_, at) => {
    const number = numberAt(tokens, at);
    if (number === undefined || number.digits !== house || number.style === 'sound-alike') return [];
    const around = [
      ...tokens.slice(Math.max(0, at - PHRASE), at),
      ...tokens.slice(number.last + 1, number.last + PHRASE),
    ];
    const isCalled = around.some(({ text }) => HOUSE_CUES.has(text));
    if (['house', 'casa'].includes(tokens[at - 1]?.text ?? '')) return [{ first: number.first, last: number.last }];
    return isCalled && (isStreetTold || house.length > 2) ? [{ first: number.first, last: number.last }] : [];
  });
}
