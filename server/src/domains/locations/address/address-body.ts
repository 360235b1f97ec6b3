import type { UsAddress } from './address-parts.ts';
import { type Token, textOf } from './address-token.ts';
import { houseNumberAt } from './house-number.ts';
import { streetFrom } from './street-part.ts';
import { directionOf } from './street-words.ts';
import { isBareUnit, linked, unitLengthAt } from './unit-part.ts';
import { LOT_WORDS } from './unit-words.ts';

type Body = Pick<UsAddress, 'kind' | 'number' | 'street' | 'unit' | 'rest'>;

/** Splits what precedes the city: number, street, unit, and the rest. */
export function bodyOf(given: readonly Token[], given_end: number): Body {
  const tokens = cleaned(given.slice(0, withoutNothing(given, given_end)));
  const end = tokens.length;
  const none: Body = { kind: 'unparsed', number: null, street: null, unit: null, rest: null };
  if (end === 0) return none;
  const box = boxLength(tokens);
  if (box > 0) return { ...none, kind: 'po-box', street: textOf(tokens, 0, box), rest: restOf(tokens, box) };
  const lot = lotLength(tokens);
  if (lot > 0) return lotBody(tokens, lot);
  if (unitLengthAt(tokens, 0, end, false) === end) return { ...none, unit: textOf(tokens, 0, end) };
  const before = unitBefore(tokens);
  if (before > 0) {
    const body = bodyOf(tokens.slice(before), end - before);
    return { ...body, unit: [textOf(tokens, 0, before), body.unit].filter((one) => one !== null).join(' ') };
  }
  const from = streetStart(tokens);
  const body = streetBody(tokens, from);
  const skipped = from > 0 ? textOf(tokens, 0, from) : null;
  return skipped === null ? body : { ...body, rest: [skipped, body.rest].filter((one) => one !== null).join(', ') };
}

const restOf = (tokens: readonly Token[], from: number): string | null =>
  from < tokens.length ? textOf(tokens, from, tokens.length) : null;

/** Drops fillers of joined empty columns: 'None', '0000000'. */
function withoutNothing(tokens: readonly Token[], end: number): number {
  let last = end;
  while (last > 1 && /^(?:0{2,}|NONE|NULL|N\/A)$/.test(tokens[last - 1]?.word ?? '')) last -= 1;
  return last;
}

/** Drops zeros that pad a column, and corrects BLV, Philadelphia's spelling of BLVD. */
function cleaned(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const isNumber = at === 0 && /^0+[1-9]/.test(token.word);
    if (isNumber || /^0+\d+(?:ST|ND|RD|TH)$/.test(token.word)) {
      return { ...token, text: token.text.replace(/^0+/, ''), word: token.word.replace(/^0+/, '') };
    }
    if (token.word === 'BLV')
      return { ...token, text: token.text.replace(/V/i, (v) => `${v}${v === 'V' ? 'D' : 'd'}`) };
    return token;
  });
}

function boxLength(tokens: readonly Token[]): number {
  const words = tokens.slice(0, 5).map(({ word }) => word);
  const joined = words.join(' ');
  const [found] =
    /^(?:P ?O ?BOX|POST OFFICE BOX|PO DRAWER|BOX|P O B|POB) #?[A-Z0-9-]+(?= |$)|^(?:RR|RURAL ROUTE|HC|STAR ROUTE) #?\d+ BOX #?[A-Z0-9-]+/.exec(
      joined,
    ) ?? [];
  return found === undefined ? 0 : found.split(' ').length;
}

/** Returns the number of leading words that name lots and blocks: 'LOT 14 BLK 3'. */
function lotLength(tokens: readonly Token[]): number {
  let at = 0;
  while (at + 1 < tokens.length && LOT_WORDS.has(tokens[at]?.word ?? '')) {
    let value = at + 1;
    if (/^(?:#|NOS?|ID)$/.test(tokens[value]?.word ?? '')) value += 1;
    if (!/^#?(?:[A-Z]?\d[A-Z0-9.-]*|[A-Z])$/.test(tokens[value]?.word ?? '')) break;
    at = linked(tokens, value + 1, tokens.length);
    while (tokens[at]?.word === '&' || tokens[at]?.word === 'OF')
      at += LOT_WORDS.has(tokens[at + 1]?.word ?? '') ? 1 : tokens.length;
  }
  return Math.min(at, tokens.length);
}

function lotBody(tokens: readonly Token[], lot: number): Body {
  const unit = textOf(tokens, 0, lot);
  const others = tokens.slice(lot);
  const body = others.length === 0 ? null : bodyOf(others, others.length);
  // 'LOT 5 OAK HILL RD' is on a street; 'LOT 14 BLK 3 SUNSET RIDGE' only in a subdivision.
  if (body !== null && (body.kind === 'house' || body.kind === 'range' || body.kind === 'road')) {
    return { ...body, unit: [unit, body.unit].filter((one) => one !== null).join(' ') };
  }
  return { kind: 'lot', number: null, street: null, unit, rest: restOf(tokens, lot) };
}

/** Returns the length of a unit before the house number: 'UNIT 4, 200 ELM ST'. */
function unitBefore(tokens: readonly Token[]): number {
  const length = unitLengthAt(tokens, 0, tokens.length, false);
  if (length === 0 || length >= tokens.length) return 0;
  return houseNumberAt(tokens, length, tokens.length).length > 0 && tokens.length - length > 1 ? length : 0;
}

/** Skips a building's name that a comma ends: 'PALMER HOUSE, 17 E MONROE ST'. */
function streetStart(tokens: readonly Token[]): number {
  if (/\d/.test(tokens[0]?.word ?? '')) return 0;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const token = tokens[at];
    if (!token?.breaks) {
      if (/\d/.test(token?.word ?? '')) return 0;
      continue;
    }
    const number = houseNumberAt(tokens, at, tokens.length);
    const next = tokens[at + number.length];
    if (number.length > 0 && next && !next.breaks && streetFrom(tokens, at + number.length, tokens.length).isSure)
      return at;
  }
  return 0;
}

const CORNER = /^(?:CORNER|COR|CNR|INTERSECTION|INT|JUNCTION)$/;
const CONNECTOR = /^(?:&|AND|AT|@|\/|NEAR)$/;

function isIntersection(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (CORNER.test(first?.word ?? '')) return true;
  if (directionOf(first?.word ?? '') !== undefined && CORNER.test(second?.word ?? '')) return true;
  const connector = tokens.findIndex(({ word }) => CONNECTOR.test(word));
  if (connector > 0) return connector < tokens.length - 1;
  return tokens.some(({ word }) => /^[A-Z0-9]+\/[A-Z]/.test(word));
}

function streetBody(tokens: readonly Token[], from: number): Body {
  const end = tokens.length;
  const number = houseNumberAt(tokens, from, end);
  const at = from + number.length;
  if (number.length === 0 && isIntersection(tokens.slice(from))) {
    return { kind: 'intersection', number: null, street: textOf(tokens, from, end), unit: null, rest: null };
  }
  if (at >= end) return { kind: 'unparsed', number: null, street: textOf(tokens, from, end), unit: null, rest: null };
  const name = number.unitAt === null ? at : number.unitAt + 1;
  const isBlock = /^(?:BLK|BLOCK)(?:-|$)/.test(tokens[at]?.word ?? '') || tokens[at]?.word === 'HUNDRED';
  const street = streetFrom(tokens, isBlock && at + 1 < end ? at + 1 : name, end);
  const behind = behindStreet(tokens, street.end, end);
  // '12 4' is not a street.
  const isNumbered = number.length > 0 && !number.isZero && hasLetter(tokens, at, street.end);
  const numbered = number.isRange ? 'range' : 'house';
  const unnumbered = street.isSure ? 'road' : 'unparsed';
  const kind = isBlock ? 'block' : isNumbered ? numbered : unnumbered;
  if (
    number.length === 0 &&
    kind === 'unparsed' &&
    LOT_WORDS.has(tokens[street.end]?.word ?? '') &&
    behind.rest === null
  ) {
    return { kind: 'lot', number: null, street: null, unit: behind.unit, rest: textOf(tokens, from, street.end) };
  }
  // Without a number, the extent of the street is unclear.
  if (number.length === 0 && behind.unit === null && !isBlock) {
    const isRoad = kind === 'road' && behind.rest === null;
    return {
      kind: isRoad ? 'road' : 'unparsed',
      number: null,
      street: textOf(tokens, from, end),
      unit: null,
      rest: null,
    };
  }
  const letter = number.unitAt === null ? null : textOf(tokens, number.unitAt, number.unitAt + 1);
  const head = textOf(tokens, from, at);
  return {
    kind,
    number: isNumbered && !isBlock ? head : null,
    street: letter === null ? textOf(tokens, from, street.end) : `${head} ${textOf(tokens, name, street.end)}`,
    unit: [letter, behind.unit].filter((one) => one !== null).join(' ') || null,
    rest: behind.rest,
  };
}

const hasLetter = (tokens: readonly Token[], from: number, end: number): boolean =>
  tokens.slice(from, end).some(({ word }) => /[A-Z]/.test(word));

/** Matches '24', '1 & 2', '24 C'. */
function bareLength(tokens: readonly Token[], at: number, end: number): number {
  const linkedEnd = linked(tokens, at + 1, end);
  const next = at + 1 < end ? tokens[at + 1] : undefined;
  const hasLetter = /^\d+$/.test(tokens[at]?.word ?? '') && /^[A-Z]$/.test(next?.word ?? '') && next?.breaks === false;
  return hasLetter ? 2 : linkedEnd - at;
}

/** Reads units and other words after a street. */
function behindStreet(tokens: readonly Token[], from: number, end: number): Pick<Body, 'unit' | 'rest'> {
  const units: string[] = [];
  const rest: string[] = [];
  let at = from;
  while (at < end) {
    const word = tokens[at]?.word ?? '';
    const isBare = rest.length === 0 && isBareUnit(word) && (units.length === 0 || units.at(-1) === tokens[at]?.text);
    const length = unitLengthAt(tokens, at, end, true) || (isBare ? bareLength(tokens, at, end) : 0);
    const text = textOf(tokens, at, at + Math.max(length, 1));
    // '0' is not a unit, and two unit columns may repeat each other: 'DU DU'.
    const isNews = !(isBare && /^0+$/.test(word)) && units.at(-1) !== text;
    if (length === 0) rest.push(text);
    else if (isNews) units.push(text);
    at += Math.max(length, 1);
  }
  return { unit: units.join(' ') || null, rest: rest.join(' ') || null };
}
