import { plainLine } from './plain-text.ts';
import { bldsColumns, type Column, type Columns } from './source-mapping.ts';
import type { SourceRow } from './source-row.ts';

/** A row of a table: column names, in any case, to values of any kind. */
export type TableRecord = Readonly<Record<string, unknown>>;

const MAX_JOINED = 500;
/** Names of columns that are remembered in small letters; hostile rows have ever new ones. */
const MAX_NAMES = 1000;

/** Finds the columns of a configuration in rows; `geometry` is where a row lies besides its columns. */
export function columnReader(columns: Columns | undefined) {
  const { latitude, longitude, contact, ...rest } = columns ?? bldsColumns;
  const fields = Object.entries(rest) as [keyof typeof rest, Column][];
  const lower = new Map<string, string>();
  const lowered = (name: string) => {
    const known = lower.get(name) ?? name.toLowerCase();
    if (lower.size < MAX_NAMES) lower.set(name, known);
    return known;
  };
  return (record: TableRecord, geometry?: { readonly latitude: unknown; readonly longitude: unknown }): SourceRow => {
    const values = new Map(Object.entries(record).map(([name, value]) => [lowered(name), value]));
    const read = (column: Column | undefined) => (column === undefined ? undefined : valueOf(values, column));
    const row = Object.fromEntries(fields.map(([field, column]) => [field, read(column)]));
    const own = { latitude: read(latitude), longitude: read(longitude) };
    return {
      ...row,
      id: row.id,
      contact: contact === undefined ? [] : [read(contact)],
      points: geometry === undefined ? [own] : [own, geometry],
    };
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

/** Nothing, in the words of sources; the dates are the zero of a database and of a spreadsheet. */
const NOTHING =
  /^(?:n\/?a|null|none|-*|0000-00-00.{0,20}|1899-12-3[01].{0,20}|1900-01-0[01].{0,20}|0?1\/0?1\/1900.{0,20})$/i;

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.length < 40 && NOTHING.test(value.trim()));

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
