import { humanAddress } from './human-address.ts';
import { plainLine } from './plain-text.ts';

import { bldsColumns, type Column, type Columns, type Part } from './source-mapping.ts';
import type { SourcePoint, SourceRow } from './source-row.ts';

/** A row of a table: maps column names, in any case, to values of any kind. */
export type TableRecord = Readonly<Record<string, unknown>>;

const MAX_JOINED = 500;
/** Maximum number of cached lower-case column names; hostile rows invent new ones endlessly. */
const MAX_NAMES = 1000;

/** Usual names of location columns, in lower case, for mappings that name none. */
const USUAL_PAIRS = [
  ['latitude', 'longitude'],
  ['lat', 'lng'],
  ['lat', 'lon'],
  ['lat', 'long'],
] as const;
const USUAL_POINTS = [
  'point',
  'location',
  'geolocation',
  'geocoded_column',
  'mapped_location',
  'the_geom',
  'geom',
  'geometry',
];

type Values = ReadonlyMap<string, unknown>;
type ReadValue = (values: Values) => unknown;

/**
 * Returns a reader for the configured columns of rows; `geometry` is a row's location outside its columns.
 *
 * @param reference the map grid of coordinates that aren't degrees.
 */
export function columnReader(columns: Columns | undefined, reference?: number) {
  const { latitude, longitude, point, contact, subcontractors, ...rest } = columns ?? bldsColumns;
  const fields = Object.entries(rest).map(
    ([field, column]) => [field as keyof typeof rest, columnValue(column)] as const,
  );
  const readPoints = pointReader({ latitude, longitude, point }, reference);
  const readShape = columnValue(point);
  const ofContact = contact === undefined ? null : columnValue(contact);
  const firms = (subcontractors ?? []).map(({ type, name }) => ({ type: columnValue(type), name: columnValue(name) }));
  const lower = new Map<string, string>();
  const lowered = (name: string) => {
    const known = lower.get(name) ?? name.toLowerCase();
    if (lower.size < MAX_NAMES) lower.set(name, known);
    return known;
  };
  return (record: TableRecord, geometry?: SourcePoint): SourceRow => {
    const values = new Map<string, unknown>();
    for (const [name, value] of Object.entries(record)) values.set(lowered(name), value);
    const row: { -readonly [Field in keyof typeof rest]?: unknown } = {};
    for (const [field, read] of fields) row[field] = read(values);
    const points = readPoints(values);
    if (geometry !== undefined) points.push({ ...geometry, reference: geometry.reference ?? reference });
    return {
      ...(isEmptyValue(row.street) ? withHumanAddress(row, readShape(values)) : row),
      id: row.id,
      contact: ofContact === null ? [] : [ofContact(values)],
      ...(firms.length > 0 && {
        subcontractors: firms.map(({ type, name }) => ({ type: type(values), name: name(values) })),
      }),
      points,
    };
  };
}

/** Returns a reader for a row's location: the named columns, else those with the usual names. */
function pointReader(
  { latitude, longitude, point }: Pick<Columns, 'latitude' | 'longitude' | 'point'>,
  reference: number | undefined,
): (values: Values) => SourcePoint[] {
  if (latitude === undefined && longitude === undefined && point === undefined) {
    return (values) => usualPoints(values, reference);
  }
  const [readLatitude, readLongitude, readShape] = [latitude, longitude, point].map(columnValue);
  const isPair = latitude !== undefined || longitude !== undefined;
  return (values) => [
    ...(isPair ? [{ latitude: readLatitude?.(values), longitude: readLongitude?.(values), reference }] : []),
    ...(point === undefined ? [] : [{ shape: readShape?.(values), reference }]),
  ];
}

function usualPoints(values: Values, reference: number | undefined): SourcePoint[] {
  const pairs = USUAL_PAIRS.filter(
    ([north, east]) => !isEmptyValue(values.get(north)) && !isEmptyValue(values.get(east)),
  );
  const shapes = USUAL_POINTS.filter((name) => !isEmptyValue(values.get(name)));
  return [
    ...pairs.map(([north, east]) => ({ latitude: values.get(north), longitude: values.get(east), reference })),
    ...shapes.map((name) => ({ shape: values.get(name), reference })),
  ];
}

/** Fills in the address from a location object if no column has one. */
function withHumanAddress<Row extends Pick<SourceRow, 'city' | 'state' | 'zip'>>(row: Row, location: unknown): Row {
  const written = humanAddress(location);
  if (written === null) return row;
  const { address: street, city, state, zip } = written;
  const firstOf = (own: unknown, other: string) => (isEmptyValue(own) ? other : own);
  return {
    ...row,
    street,
    city: firstOf(row.city, city),
    state: firstOf(row.state, state),
    zip: firstOf(row.zip, zip),
  };
}

function columnValue(column: Column | undefined): ReadValue {
  if (column === undefined) return () => undefined;
  if (Array.isArray(column)) return joined(column, ' ');
  if (typeof column === 'object' && 'join' in column) return joined(column.join, column.with);
  if (typeof column === 'object' && 'firstOf' in column) {
    const parts = column.firstOf.map(partValue);
    return (values) => {
      for (const read of parts) {
        const value = read(values);
        if (!isEmptyValue(value)) return value;
      }
      return undefined;
    };
  }
  return partValue(column);
}

function joined(parts: readonly Part[], separator: string): ReadValue {
  const readers = parts.map(partValue);
  return (values) =>
    readers
      .map((read) => plainLine(read(values), MAX_JOINED))
      .filter((text) => text !== '')
      .join(separator);
}

function partValue(part: Part): ReadValue {
  if (typeof part === 'string') return namedValue(part);
  if ('value' in part) return () => part.value;
  const read = namedValue(part.of);
  const { last, words } = part;
  return (values) => {
    const value = read(values);
    if (isEmptyValue(value)) return undefined;
    const text = plainLine(value, MAX_JOINED);
    const code = last === undefined ? text : text.slice(-last);
    const key = code.toLowerCase();
    return Object.hasOwn(words, key) ? words[key] : code;
  };
}

/** Reads the column with this name, or follows its path into nested objects. */
function namedValue(name: string): ReadValue {
  const whole = name.toLowerCase();
  const [first = '', ...path] = whole.split('.');
  return (values) =>
    values.has(whole) ? values.get(whole) : path.reduce<unknown>(propertyInAnyCase, values.get(first));
}

function propertyInAnyCase(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([own]) => own.toLowerCase() === name)?.[1];
}

/** Sources' terms for an empty value; the dates are the zero of a database and of a spreadsheet. */
const NOTHING =
  /^(?:n\/?a|null|none|-*|0000-00-00.{0,20}|1899-12-3[01].{0,20}|1900-01-0[01].{0,20}|0?1\/0?1\/1900.{0,20})$/i;

/** Returns whether a value stands for none. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.length < 40 && NOTHING.test(value.trim()));

/**
 * Returns configured columns that a table doesn't have. If there are any, the table has changed and can't be read as
 * before. Of BLDS, which nobody implements in full, only the id is required.
 */
export function missingColumns(columns: Columns | undefined, present: Iterable<string>): string[] {
  const there = new Set([...present].map((name) => name.toLowerCase()));
  const has = (name: string) => {
    const [first = ''] = name.toLowerCase().split('.', 1);
    return there.has(name.toLowerCase()) || there.has(first);
  };
  const { subcontractors = [], ...named } = columns ?? { id: bldsColumns.id };
  const wanted = [...Object.values(named), ...subcontractors.flatMap(({ type, name }) => [type, name])];
  return wanted.flatMap((column) => {
    if (column === undefined) return [];
    const names = partsOf(column).flatMap(nameIn);
    return names.length === 0 || names.some(has) ? [] : [names.join(' or ')];
  });
}

function partsOf(column: Column): readonly Part[] {
  if (Array.isArray(column)) return column;
  if (typeof column === 'object' && 'join' in column) return column.join;
  if (typeof column === 'object' && 'firstOf' in column) return column.firstOf;
  return [column];
}

const nameIn = (part: Part): string[] => {
  if (typeof part === 'string') return [part];
  return 'of' in part ? [part.of] : [];
};
