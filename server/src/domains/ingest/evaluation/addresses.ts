import { type AddressParts, parseAddress } from '../../locations/public.ts';

const FIELDS = ['street', 'unit', 'city', 'state', 'zip'] as const;
type Field = (typeof FIELDS)[number];
type Fields = Readonly<Record<Field, string>>;

export interface AddressMiss {
  readonly address: string;
  readonly field: Field;
  readonly expected: string;
  readonly read: string;
}

export interface AddressScore {
  readonly addresses: number;
  /** Number of fields that were read correctly. */
  readonly right: number;
  readonly fields: number;
  readonly misses: readonly AddressMiss[];
}

/**
 * Scores the address reader on a tab-separated table with a header: address, street, unit, city, state, ZIP, context.
 * If an address spans several columns, they are joined with '|', in the order that the context names in parentheses.
 */
export function scoreAddresses(table: string): AddressScore {
  const rows = table
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '');
  const misses = rows.flatMap((line) => {
    const [address = '', street = '', unit = '', city = '', state = '', zip = '', context = ''] = line.split('\t');
    const read = fieldsOf(address, context);
    const expected: Fields = { street, unit, city, state, zip };
    return FIELDS.filter((field) => !isSame(field, read[field], expected[field])).map((field) => ({
      address,
      field,
      expected: expected[field],
      read: read[field],
    }));
  });
  const fields = rows.length * FIELDS.length;
  return { addresses: rows.length, right: fields - misses.length, fields, misses };
}

/** Formats the score as lines of text, one per field, with the misses if requested. */
export function addressReport(score: AddressScore, withMisses: boolean): string {
  const share = (wrong: number, all: number) => `${((100 * (all - wrong)) / Math.max(1, all)).toFixed(1)} %`;
  const lines = FIELDS.map((field) => {
    const wrong = score.misses.filter((miss) => miss.field === field).length;
    return `  ${field.padEnd(8)}${share(wrong, score.addresses).padStart(8)}   ${wrong} of ${score.addresses} wrong`;
  });
  const misses = score.misses.map(
    ({ address, field, expected, read }) => `  ${field} of '${address}': '${read}' instead of '${expected}'`,
  );
  return [
    `Addresses: ${share(score.misses.length, score.fields)} of ${score.fields} fields in ${score.addresses} forms`,
    ...lines,
    ...(withMisses ? misses : []),
  ].join('\n');
}

const isSame = (field: Field, one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => text.replace(/\s+/g, ' ').trim());
  return field === 'city' || field === 'state' ? a?.toLowerCase() === b?.toLowerCase() : a === b;
};

function fieldsOf(address: string, context: string): Fields {
  const { street, unit, city, state, zip, zip4 } = parseAddress(
    address.includes('|') ? columnsOf(address, context) : address,
  );
  return {
    street: street ?? '',
    unit: unit ?? '',
    city: city ?? '',
    state: state ?? '',
    zip: zip4 === null ? (zip ?? '') : `${zip}-${zip4}`,
  };
}

/** The first pattern that matches a column's name determines its content. */
const COLUMNS: readonly (readonly [name: RegExp, part: keyof AddressParts | 'unitSuffix'])[] = [
  [/zip|postal/i, 'zip'],
  [/unit suffix/i, 'unitSuffix'],
  [/unit|condo|apt|apartment|suite/i, 'unit'],
  [/num\w* suffix/i, 'numberSuffix'],
  [/(?:post|suffix)\W*dir/i, 'directionAfter'],
  [/dir/i, 'direction'],
  [/num|house|^no\b/i, 'number'],
  [/suffix|type/i, 'suffix'],
  [/city|borough|town|municipal/i, 'city'],
  [/state/i, 'state'],
  [/street|address|name|line/i, 'street'],
];

function columnsOf(address: string, context: string): AddressParts | string {
  const values = address.split('|');
  const names = (/\(([^()]*\|[^()]*)\)/.exec(context)?.[1] ?? '').split('|');
  if (names.length !== values.length) return values.filter((value) => value.trim() !== '').join(', ');
  const parts: Partial<Record<keyof AddressParts | 'unitSuffix', string>> = {};
  for (const [at, value] of values.entries()) {
    const part = COLUMNS.find(([name]) => name.test(names[at] ?? ''))?.[1];
    // If two columns hold a unit, the first non-empty one counts.
    if (part !== undefined && /[1-9A-Z]/i.test(value) && !/^\s*none\s*$/i.test(value)) parts[part] ??= value;
    else if (part === 'number') parts[part] ??= value;
  }
  const { unitSuffix, unit, ...rest } = parts;
  return { ...rest, unit: [unit, unitSuffix].filter((part) => part !== undefined).join(' ') };
}
