import { stateCode } from '../data/states.ts';
import { bodyOf } from './address-body.ts';
import { endOf } from './address-end.ts';
import type { UsAddress } from './address-parts.ts';
import { textOf, tokensOf } from './address-token.ts';
import type { Near } from './city-name.ts';
import { isHyphenated } from './house-number.ts';
import { zipOf } from './zip-code.ts';

/** An address in several columns; anything may be missing, or be a filler: 'None', '0000000'. */
export interface AddressParts {
  readonly number?: string | null | undefined;
  readonly numberSuffix?: string | null | undefined;
  readonly direction?: string | null | undefined;
  /** The street's name, or the whole street, or the whole address. */
  readonly street?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly directionAfter?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly zip?: string | null | undefined;
}

/** Longer texts are not addresses. */
const LONGEST = 400;

/**
 * Parses a US address from one text or its columns. Nothing is invented; only column codes are changed ('BLV', '04TH',
 * '0000000').
 *
 * @param near where the text comes from, which decides which towns are recognized without a state
 */
export function parseAddress(given: string | AddressParts, near: Near = {}): UsAddress {
  if (typeof given === 'string') return parseText(given, near);
  const columns = withoutNone(given);
  const city = columns.city === null ? null : parseCity(columns.city);
  const state = stateCode(columns.state ?? '') ?? city?.state ?? null;
  const zip = zipOf(columns.zip) ?? (city?.zip ? { zip: city.zip, zip4: city.zip4 } : null);
  const street = [
    columns.number,
    columns.numberSuffix,
    columns.direction,
    columns.street,
    columns.suffix,
    columns.directionAfter,
  ].filter((part) => part !== null);
  const line = parseText(street.join(' '), {
    city: city?.city ?? near.city,
    state: state ?? near.state,
  });
  return withKind({
    ...line,
    unit: columns.unit ?? line.unit,
    city: city?.city ?? line.city,
    state: state ?? line.state,
    zip: zip?.zip ?? line.zip,
    zip4: zip === null ? line.zip4 : zip.zip4,
  });
}

/** A number with a hyphen is one house in Queens and Hawaii. */
const withKind = (address: UsAddress): UsAddress =>
  address.kind === 'range' && isHyphenated(address) ? { ...address, kind: 'house' } : address;

function parseText(text: string, near: Near): UsAddress {
  if (text.length > LONGEST) return { ...NOTHING, street: oneLine(text) };
  const tokens = NO_VALUE.test(text.trim()) ? [] : tokensOf(text);
  if (tokens.length === 0) return NOTHING;
  const { from, ...end } = endOf(tokens, near);
  return withKind({ ...bodyOf(tokens, from), ...end });
}

const NOTHING: UsAddress = {
  kind: 'unparsed',
  number: null,
  street: null,
  unit: null,
  city: null,
  state: null,
  zip: null,
  zip4: null,
  rest: null,
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

type City = Pick<UsAddress, 'city' | 'state' | 'zip' | 'zip4'>;

/** Cached, because a source has few cities. */
const MOST_CITIES = 5000;
const cities = new Map<string, City>();

/** Parses the city's column, which may contain more: 'Mt. Washington KY', 'Louisville, Kentucky 40202'. */
function parseCity(text: string): City {
  const known = cities.get(text);
  if (known !== undefined) return known;
  const city = cityOf(text);
  if (cities.size >= MOST_CITIES) cities.clear();
  cities.set(text, city);
  return city;
}

function cityOf(text: string): City {
  const tokens = tokensOf(text);
  const { from, city, ...end } = endOf(tokens, {});
  if (end.state === null && end.zip === null) return { ...end, city: oneLine(text) };
  // An unknown name precedes the known parts.
  const before = from > 0 ? textOf(tokens, 0, from) : null;
  return { ...end, city: [before, city].filter((part) => part !== null).join(' ') || null };
}

const NO_VALUE = /^(?:0+|none|null|nan|n\/?a|undefined|unknown|unkn|tbd|[-–.*?]+)$/i;

type Columns = { readonly [Name in keyof AddressParts]-?: string | null };

function withoutNone(parts: AddressParts): Columns {
  const read = (value: string | null | undefined): string | null => {
    // Spreadsheets turn 12 into 12.0.
    const text = oneLine(value ?? '').replace(/^(\d{1,9})\.0$/, '$1');
    return text === '' || NO_VALUE.test(text) ? null : text;
  };
  const number = oneLine(parts.number ?? '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d{1,9})\.0$/, '$1');
  const unit = read(parts.unit);
  return {
    number: number === '' || (number !== '0' && NO_VALUE.test(number)) ? null : number,
    numberSuffix: read(parts.numberSuffix),
    direction: read(parts.direction),
    street: read(parts.street),
    suffix: read(parts.suffix),
    directionAfter: read(parts.directionAfter),
    unit: unit === null ? null : unit.replace(/^0{2,}(?=\d)/, ''),
    city: read(parts.city),
    state: read(parts.state),
    zip: read(parts.zip),
  };
}

/** Returns whether there is a house that a geocoder could find. */
export const hasHouseNumber = ({ kind, number }: UsAddress): boolean =>
  number !== null && (kind === 'house' || kind === 'range');

/**
 * Returns the line that people write: '1338 Lynmar Dr, Unit 4'; for a lot, including its subdivision. Null if there is
 * none.
 */
export const streetLine = ({ kind, street, unit, rest }: UsAddress): string | null =>
  [street, unit, kind === 'lot' ? rest : null].filter((part) => part !== null).join(', ') || null;
