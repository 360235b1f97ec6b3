import { humanAddress } from './human-address.ts';
import { plainLine } from './plain-text.ts';
import { bldsColumns, type Column, type Columns } from './source-mapping.ts';
import type { SourcePoint, SourceRow } from './source-row.ts';

/** A row of a table: column names, in any case, to values of any kind. */
export type TableRecord = Readonly<Record<string, unknown>>;

const MAX_JOINED = 500;
/** Names of columns that are remembered in small letters; hostile rows have ever new ones. */
const MAX_NAMES = 1000;

/** How tables name where a row is, in small letters: read where the configuration names no column for it. */
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

/**
 * Finds the columns of a configuration in rows; `geometry` is where a row lies besides its columns.
 * @param reference the map grid of coordinates that are no degrees.
 */
export function columnReader(columns: Columns | undefined, reference?: number) {
  const { latitude, longitude, point, contact, ...rest } = columns ?? bldsColumns;
  const isPlaced = latitude !== undefined || longitude !== undefined || point !== undefined;
  const fields = Object.entries(rest) as [keyof typeof rest, Column][];
  const lower = new Map<string, string>();
  const lowered = (name: string) => {
    const known = lower.get(name) ?? name.toLowerCase();
    if (lower.size < MAX_NAMES) lower.set(name, known);
    return known;
  };
  return (record: TableRecord, geometry?: SourcePoint): SourceRow => {
    const values = new Map(Object.entries(record).map(([name, value]) => [lowered(name), value]));
    const read = (column: Column | undefined) => (column === undefined ? undefined : valueOf(values, column));
    const row = Object.fromEntries(fields.map(([field, column]) => [field, read(column)]));
    const shape = read(point);
    const points = isPlaced ? [] : usualPoints(values, reference);
    if (latitude !== undefined || longitude !== undefined) {
      points.push({ latitude: read(latitude), longitude: read(longitude), reference });
    }
    if (point !== undefined) points.push({ shape, reference });
    if (geometry !== undefined) points.push({ ...geometry, reference: geometry.reference ?? reference });
    return {
      ...(isEmpty(row.street) ? withHumanAddress(row, shape) : row),
      id: row.id,
      contact: contact === undefined ? [] : [read(contact)],
      points,
    };
  };
}

function usualPoints(values: ReadonlyMap<string, unknown>, reference: number | undefined): SourcePoint[] {
  const pairs = USUAL_PAIRS.filter(([north, east]) => !isEmpty(values.get(north)) && !isEmpty(values.get(east)));
  const shapes = USUAL_POINTS.filter((name) => !isEmpty(values.get(name)));
  return [
    ...pairs.map(([north, east]) => ({ latitude: values.get(north), longitude: values.get(east), reference })),
    ...shapes.map((name) => ({ shape: values.get(name), reference })),
  ];
}

/** The address of a location object, where no column has one. */
function withHumanAddress<Row extends Pick<SourceRow, 'city' | 'state' | 'zip'>>(row: Row, location: unknown): Row {
  const written = humanAddress(location);
  if (written === null) return row;
  const { address: street, city, state, zip } = written;
  const firstOf = (own: unknown, other: string) => (isEmpty(own) ? other : own);
  return {
    ...row,
    street,
    city: firstOf(row.city, city),
    state: firstOf(row.state, state),
    zip: firstOf(row.zip, zip),
  };
}

function valueOf(values: ReadonlyMap<string, unknown>, column: Column): unknown {
  if (typeof column === 'string') return values.get(column.toLowerCase());
  if (!Array.isArray(column)) {
    return column.firstOf.map((name) => values.get(name.toLowerCase())).find((value) => !isEmpty(value));
  }
  return column
    .map((name) => plainLine(values.get(name.toLowerCase()), MAX_JOINED))
    .filter((text) => text !== '')
    .join(' ');
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * Columns that a configuration reads and a table doesn't have: then the table has changed, and what would be read of
 * it is not what it was. Of BLDS, which nobody has all of, only the id must be there.
 */
export function missingColumns(columns: Columns | undefined, present: Iterable<string>): string[] {
  const there = new Set([...present].map((name) => name.toLowerCase()));
  const has = (name: string) => there.has(name.toLowerCase());
  const wanted = columns === undefined ? [bldsColumns.id] : Object.values(columns);
  return wanted.flatMap((column) => {
    if (column === undefined) return [];
    if (typeof column === 'string') return has(column) ? [] : [column];
    const names = Array.isArray(column) ? column : column.firstOf;
    return names.some(has) ? [] : [names.join(' or ')];
  });
}
