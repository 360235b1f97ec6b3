import { UNITS_OF_MEASURE } from './phone-words.ts';
import { ORDINALS } from './spoken-numbers.ts';
import {
  CLEAR_SUFFIXES,
  DIRECTIONS,
  NO_STREET_WORDS,
  ROAD_KINDS,
  ROAD_STARTS,
  SPANISH_KINDS,
  WORDY_SUFFIXES,
} from './street-words.ts';
import { unitEnd } from './streets.ts';
import { type Span, type Token, wordSet } from './tokens.ts';

/** The most words in a street's name. */
const LONGEST_NAME = 4;
/** A number before a street in lower case is a house number from this many digits on. */
const LONG_HOUSE_NUMBER = 3;

/** Finds places of any customer: street lines, numbered roads, corners, post boxes and coordinates. */
export const findAddresses = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap((_, at) => {
    const last =
      numberedRoad(tokens, at) ??
      streetLine(tokens, at) ??
      spanishStreet(tokens, at) ??
      houseThenStreet(tokens, at) ??
      bareStreet(tokens, at) ??
      postBox(tokens, at) ??
      corner(tokens, at) ??
      crossing(tokens, at) ??
      spotOnMap(tokens, at);
    return last === undefined ? [] : [{ first: at, last: Math.min(tokens.length - 1, unitEnd(tokens, last)) }];
  });

interface House {
  readonly next: number;
  readonly digits: number;
}

/** A house number: '1127', '822 1/2', '45B'. */
function houseAt(tokens: readonly Token[], at: number): House | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.text.length > 5 || ['$', '.', ',', '/', ':', '-'].includes(before(tokens, at)))
    return undefined;
  let next = at + 1;
  if (tokens[next]?.kind === 'number' && tokens[next + 1]?.text === '/') next += 3;
  else if (tokens[next]?.text === '½') next += 1;
  else if (tokens[next]?.gap === 'none' && tokens[next]?.text.length === 1 && tokens[next]?.kind === 'word') next += 1;
  else if (tokens[next]?.text === '-' && tokens[next + 1]?.kind === 'word' && tokens[next + 1]?.text.length === 1)
    next += 2;
  const follows = tokens[next];
  return follows === undefined || follows.gap === 'none' ? undefined : { next, digits: token.text.length };
}

const before = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.gap === 'none' ? (tokens[at - 1]?.text ?? '') : '';

/** '1127 Cherokee Rd', '3312 sw 8 st', '208 E. Broadway Ave', '45 Fox Run'. */
function streetLine(tokens: readonly Token[], first: number): number | undefined {
  const house = houseAt(tokens, first);
  if (house === undefined) return undefined;
  let at = skipDirection(tokens, tokens[house.next]?.text === 'block' ? house.next + 2 : house.next);
  const start = at;
  const numbered = ordinalEnd(tokens, start);
  if (start > house.next && numbered !== undefined && numbered > start) return suffixAfter(tokens, numbered);
  for (; at < start + LONGEST_NAME; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.gap === 'line') return undefined;
    const ordinal = ordinalEnd(tokens, at);
    if (isInnerMark(tokens, at)) continue;
    if (ordinal === undefined && !isStreetWord(tokens, at)) return undefined;
    at = ordinal ?? at;
    const suffix = tokens[at + 1];
    if (suffix === undefined || suffix.gap === 'line') return undefined;
    const isSaid = ordinal !== undefined || isNamed(tokens, start, at, house);
    if (CLEAR_SUFFIXES.has(suffix.text) && isSaid) return afterSuffix(tokens, at + 1);
    if (WORDY_SUFFIXES.has(suffix.text) && isSaid && !startsWord(tokens, at + 1)) return afterSuffix(tokens, at + 1);
  }
  return undefined;
}

/** Takes in the kind of a street named by a number. */
const suffixAfter = (tokens: readonly Token[], last: number): number =>
  ['st', 'street', 'ave', 'avenue'].includes(tokens[last + 1]?.text ?? '') ? afterSuffix(tokens, last + 1) : last;

/** 'Place' or 'run' that continues as something else: 'drive way', 'court yard'. */
const startsWord = (tokens: readonly Token[], at: number): boolean =>
  ['way', 'yard', 'belt', 'shaft'].includes(tokens[at + 1]?.text ?? '');

function skipDirection(tokens: readonly Token[], at: number): number {
  if (!DIRECTIONS.has(tokens[at]?.text ?? '')) return at;
  return tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
}

/** '8', '4th', 'fourth' as the name of a street. */
function ordinalEnd(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind === 'word') return ORDINALS.has(token.text) ? at : undefined;
  if (token?.kind !== 'number' || token.text.length > 3) return undefined;
  return tokens[at + 1]?.gap === 'none' && ['st', 'nd', 'rd', 'th'].includes(tokens[at + 1]?.text ?? '') ? at + 1 : at;
}

/** The dot of 'St. Charles' and the apostrophe of "O'Hara". */
const isInnerMark = (tokens: readonly Token[], at: number): boolean => {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (mark?.text === "'") return mark.gap === 'none' && next?.gap === 'none';
  return mark?.text === '.' && ['st', 'mt', 'dr', 'ft', 'sta', 'rev', 'jr'].includes(before?.text ?? '');
};

/** A word that may be part of a street's name: the O of "O'Hara" too, which is Spanish for 'or'. */
const isStreetWord = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  if (!NO_STREET_WORDS.has(token.text) || isInnerMark(tokens, at + 1)) return true;
  return token.isCapital && !token.isShouted && token.text.length > 2;
};

/** A street's name is capitalized, or follows a number long enough to be a house number. */
const isNamed = (tokens: readonly Token[], first: number, last: number, house: House): boolean =>
  tokens.slice(first, last + 1).every(({ isCapital, gap }) => isCapital || gap === 'none') ||
  house.digits >= LONG_HOUSE_NUMBER ||
  (house.digits === 2 && ['street', 'avenue', 'ave', 'boulevard', 'blvd', 'rd'].includes(tokens[last + 1]?.text ?? ''));

function afterSuffix(tokens: readonly Token[], at: number): number {
  const dot = tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
  return DIRECTIONS.has(tokens[dot]?.text ?? '') && tokens[dot]?.isCapital ? dot : at;
}

/** '6600 State Route 56', '4410 Hwy 31E', 'N1234 County Road B'. */
function numberedRoad(tokens: readonly Token[], first: number): number | undefined {
  const token = tokens[first];
  const isLetter = token?.kind === 'word' && token.text.length === 1 && tokens[first + 1]?.gap === 'none';
  const house = houseAt(tokens, isLetter ? first + 1 : first);
  if (house === undefined) return undefined;
  let at = skipDirection(tokens, house.next);
  if (tokens[at]?.text === 'old') at += 1;
  if (!ROAD_STARTS.has(tokens[at]?.text ?? '')) return undefined;
  while (ROAD_KINDS.has(tokens[at]?.text ?? '') || ['.', '-'].includes(tokens[at]?.text ?? '')) at += 1;
  const id = tokens[at];
  if (id === undefined || id.gap === 'line' || !(id.kind === 'number' || (id.text.length <= 2 && id.isCapital)))
    return undefined;
  while (tokens[at + 1]?.gap === 'none' && tokens[at + 1]?.kind === 'word') at += 1;
  return afterSuffix(tokens, at);
}

/** Words that announce an address: after them a number and a name are one even without a kind of street. */
const ADDRESS_CUES = wordSet('at live lives address located house vivo domicilio direccion home addr come casa @ then');

const SURE_ADDRESS_CUES = wordSet('address addr domicilio direccion vivo vivimos live lives');

/** 'we live at 2212 Grinstead', 'address: 900 Breckenridge'. */
function bareStreet(tokens: readonly Token[], first: number): number | undefined {
  const house = houseAt(tokens, first);
  if (house === undefined) return undefined;
  const cues = tokens.slice(Math.max(0, first - 3), first).filter(({ text }) => ADDRESS_CUES.has(text)).length;
  const isSure = tokens.slice(Math.max(0, first - 4), first).some(({ text }) => SURE_ADDRESS_CUES.has(text));
  if (cues === 0 || house.digits < (isSure ? 2 : LONG_HOUSE_NUMBER)) return undefined;
  let at = skipDirection(tokens, house.next);
  while (isSure && PARTICLES.has(tokens[at]?.text ?? '')) at += 1;
  const name = tokens[at];
  if (name?.kind !== 'word' || name.gap === 'line' || name.isShouted || name.text.length < 4) return undefined;
  if (NO_STREET_WORDS.has(name.text) || UNITS_OF_MEASURE.has(name.text)) return undefined;
  // 'at 1200 total' is no address; 'house at 2212 grinstead' is.
  if (!name.isCapital && cues < 2 && !isSure) return undefined;
  return tokens[at + 1]?.isCapital === true && tokens[at + 1]?.gap === 'space' ? at + 1 : at;
}

/** 'casa 45, calle los Pinos', 'lote 12 manzana 5'. */
function houseThenStreet(tokens: readonly Token[], first: number): number | undefined {
  if (!['casa', 'numero', 'num', 'lote', 'lt', 'manzana', 'mz', 'mza'].includes(tokens[first]?.text ?? ''))
    return undefined;
  const house = tokens[first + 1];
  if (house?.kind !== 'number' || house.text.length > 5) return undefined;
  let at = first + 2;
  while (at < first + 6 && [',', 'de', 'en', 'la', 'y'].includes(tokens[at]?.text ?? '')) at += 1;
  const kind = tokens[at]?.text ?? '';
  const isPlot = ['lote', 'lt', 'manzana', 'mz', 'mza'].includes(kind) && tokens[at + 1]?.kind === 'number';
  if (isPlot) return at + 1;
  if (!NAMED_KINDS.has(kind)) return undefined;
  let last = at;
  for (; last < at + LONGEST_NAME; last += 1) {
    const word = tokens[last + 1];
    if (word?.kind !== 'word' || word.gap === 'line') break;
    if (NO_STREET_WORDS.has(word.text) && !PARTICLES.has(word.text)) break;
  }
  return last > at ? last : undefined;
}

/** Kinds of street in Spanish that mean nothing else. */
const NAMED_KINDS = wordSet(
  'calle avenida av ave bulevar boulevard blvd calzada privada prolongacion andador callejon',
);

/** 'calle Hidalgo 45', 'Av. de los Pinos número 120', 'C/ Mayor 3'. */
function spanishStreet(tokens: readonly Token[], first: number): number | undefined {
  const isShort =
    tokens[first]?.text === 'c' && ['.', '/'].includes(tokens[first + 1]?.text ?? '') && tokens[first + 2]?.isCapital;
  if (!SPANISH_KINDS.has(tokens[first]?.text ?? '') && !isShort) return undefined;
  let at = isShort || tokens[first + 1]?.text === '.' ? first + 2 : first + 1;
  const start = at;
  for (; at < start + LONGEST_NAME + 3; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.gap === 'line') return undefined;
    const number = houseNumberFrom(tokens, at);
    if (number !== undefined && at > start)
      return measures(tokens, number) || isOnlyParticles(tokens, start, at) ? undefined : number;
    const isInName =
      token.kind === 'word' && (token.isCapital || PARTICLES.has(token.text) || isPlainName(tokens, first, at));
    if (!isInName && !(at === start && token.kind === 'number')) return undefined;
  }
  return undefined;
}

const PARTICLES = wordSet('de la los las el del y');

/** 'av. siempre viva 742': lower-case words shortly before a number that is not a measure. */
function isPlainName(tokens: readonly Token[], kind: number, at: number): boolean {
  if (!NAMED_KINDS.has(tokens[kind]?.text ?? '') || NO_STREET_WORDS.has(tokens[at]?.text ?? '')) return false;
  const number = [1, 2, 3].map((step) => houseNumberFrom(tokens, at + step)).find((found) => found !== undefined);
  if (number === undefined || (tokens[number]?.text.length ?? 0) < 2) return false;
  return !measures(tokens, number);
}

const measures = (tokens: readonly Token[], number: number): boolean => {
  const next = tokens[number + 1];
  return next !== undefined && next.gap !== 'line' && UNITS_OF_MEASURE.has(next.text);
};

/** 'camino de 40 pies' names no street. */
const isOnlyParticles = (tokens: readonly Token[], from: number, until: number): boolean =>
  tokens.slice(from, until).every(({ text }) => PARTICLES.has(text));

/** '45', 'número 45', '#45', ', no. 45'. */
function houseNumberFrom(tokens: readonly Token[], first: number): number | undefined {
  let at = first;
  while (at < first + 3 && [',', '#', '.', 'no', 'num', 'numero', 'casa'].includes(tokens[at]?.text ?? '')) at += 1;
  const token = tokens[at];
  return token?.kind === 'number' && token.text.length <= 5 && tokens[at + 1]?.text !== '/' ? at : undefined;
}

const BOX_STARTS = wordSet('p po post postal apartado apdo rr hc');

/** 'P.O. Box 123', 'apartado postal 45'. */
function postBox(tokens: readonly Token[], first: number): number | undefined {
  if (!BOX_STARTS.has(tokens[first]?.text ?? '')) return undefined;
  const part = tokens.slice(first, first + 8);
  const texts = part
    .filter(({ text }) => text !== '.' && text !== '#')
    .map(({ text }) => text)
    .join(' ');
  const isBox =
    /^(?:p ?o|post office|postal) box \d/.test(texts) ||
    /^(?:apartado|apdo) (?:postal )?\d/.test(texts) ||
    /^(?:rr|hc) \d+ box \d/.test(texts);
  if (!isBox) return undefined;
  const box = part.findIndex(({ text }) => text === 'box' || text.startsWith('ap'));
  return first + box + part.slice(box).findIndex(({ kind }) => kind === 'number');
}

/** 'corner of 5th and Main', 'esquina de Hidalgo con Juárez'. */
function corner(tokens: readonly Token[], first: number): number | undefined {
  const isCorner = ['corner', 'esquina', 'intersection', 'esq'].includes(tokens[first]?.text ?? '');
  if (!isCorner) return undefined;
  const start = ['of', 'de', 'con', '.'].includes(tokens[first + 1]?.text ?? '') ? first + 2 : first + 1;
  const end = twoStreets(tokens, start, plainStreet);
  // In lower case, the first must be a street by its number, or nothing else may follow.
  const next = tokens[(end ?? 0) + 1];
  const endsPhrase = next === undefined || next.kind === 'mark' || next.gap === 'line';
  return endsPhrase || cornerStreet(tokens, start) !== undefined ? end : undefined;
}

/** Returns where two streets joined by 'and' end. */
function twoStreets(
  tokens: readonly Token[],
  first: number,
  street: (tokens: readonly Token[], first: number) => number | undefined,
): number | undefined {
  const one = street(tokens, first);
  if (one === undefined || !['and', 'y', 'con', '&', 'e'].includes(tokens[one + 1]?.text ?? '')) return undefined;
  return street(tokens, one + 2);
}

/** A street at a corner in lower case: one word that is not about houses, or an ordinal. */
function plainStreet(tokens: readonly Token[], first: number): number | undefined {
  const token = tokens[first];
  const named = cornerStreet(tokens, first);
  if (named !== undefined) return named;
  if (token?.kind !== 'word' || token.gap === 'line' || NO_STREET_WORDS.has(token.text) || token.text.length < 3)
    return undefined;
  const kind = tokens[first + 1]?.text ?? '';
  return CLEAR_SUFFIXES.has(kind) || kind === 'st' ? first + 1 : first;
}

/** 'Elm St and 3rd Ave' */
function crossing(tokens: readonly Token[], first: number): number | undefined {
  const isKind = (at: number | undefined) =>
    at !== undefined && (CLEAR_SUFFIXES.has(tokens[at]?.text ?? '') || tokens[at]?.text === 'st');
  const end = twoStreets(tokens, first, cornerStreet);
  return isKind(cornerStreet(tokens, first)) && isKind(end) ? end : undefined;
}

/** A street at a corner: capitalized words, an ordinal, or both with a kind of street. */
function cornerStreet(tokens: readonly Token[], first: number): number | undefined {
  let last = first - 1;
  while (last - first < LONGEST_NAME) {
    const token = tokens[last + 1];
    if (token === undefined || (last >= first && token.gap === 'line')) break;
    const isName =
      token.isCapital ||
      token.kind === 'number' ||
      ORDINALS.has(token.text) ||
      ['st', 'nd', 'rd', 'th'].includes(token.text);
    const isKind = last >= first && (CLEAR_SUFFIXES.has(token.text) || WORDY_SUFFIXES.has(token.text));
    if (!isName && !isKind) break;
    last += 1;
  }
  return last < first ? undefined : last;
}

/** Coordinates, plus codes, what3words addresses, and kilometer marks on a road. */
const spotOnMap = (tokens: readonly Token[], first: number): number | undefined =>
  coordinates(tokens, first) ?? plusCode(tokens, first) ?? threeWords(tokens, first) ?? roadKilometer(tokens, first);

/** '7C9R+4V' */
function plusCode(tokens: readonly Token[], first: number): number | undefined {
  if (tokens[first]?.gap === 'none' && tokens[first - 1]?.kind !== 'mark') return undefined;
  let at = first;
  while (tokens[at]?.kind !== 'mark' && tokens[at + 1]?.gap === 'none') at += 1;
  if (tokens[at]?.text !== '+') return undefined;
  let last = at + 1;
  while (tokens[last + 1]?.gap === 'none' && tokens[last + 1]?.kind !== 'mark') last += 1;
  const code = tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join('');
  const isCode = /^[2-9cfghjmpqrvwx]{4,8}\+[2-9cfghjmpqrvwx]{2,3}$/.test(code);
  return isCode && /[a-z]/.test(code) && /\d/.test(code) ? last : undefined;
}

/** '///filled.count.soap' */
function threeWords(tokens: readonly Token[], first: number): number | undefined {
  const parts = tokens.slice(first, first + 8);
  const isAddress = parts.every(({ kind, text }, at) =>
    at < 3 ? text === '/' : at % 2 === 0 ? text === '.' : kind === 'word',
  );
  return isAddress && parts.length === 8 ? first + 7 : undefined;
}

/** 'km 14 carretera a Monterrey', 'carretera a Laredo km 14' */
function roadKilometer(tokens: readonly Token[], first: number): number | undefined {
  const isRoad = (at: number) => ['carretera', 'autopista', 'highway', 'hwy'].includes(tokens[at]?.text ?? '');
  const isKilometer = (at: number) => tokens[at]?.text === 'km' && tokens[at + 1]?.kind === 'number';
  if (tokens[first]?.text === 'mile' && tokens[first + 1]?.text === 'marker' && tokens[first + 2]?.kind === 'number')
    return first + 2;
  if (isKilometer(first) && [2, 3, 4].some((step) => isRoad(first + step))) return first + 4;
  const step = isRoad(first) ? [1, 2, 3, 4].find((step) => isKilometer(first + step)) : undefined;
  return step === undefined ? undefined : first + step + 1;
}

/** '38.2527, -85.7585' */
function coordinates(tokens: readonly Token[], first: number): number | undefined {
  const latitude = preciseDecimal(tokens, first);
  if (latitude === undefined) return undefined;
  let at = latitude + 1;
  while ([',', '-', '°', 'n', '/'].includes(tokens[at]?.text ?? '')) at += 1;
  return preciseDecimal(tokens, at);
}

const preciseDecimal = (tokens: readonly Token[], at: number): number | undefined => {
  const [whole, point, fraction] = tokens.slice(at, at + 3);
  const isPrecise =
    whole?.kind === 'number' &&
    point?.text === '.' &&
    point.gap === 'none' &&
    fraction?.kind === 'number' &&
    fraction.gap === 'none' &&
    fraction.text.length >= 4;
  return isPrecise && whole.text.length <= 3 ? at + 2 : undefined;
};
