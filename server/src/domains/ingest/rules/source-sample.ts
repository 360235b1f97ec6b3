import type { Rejection } from './reading-problem.ts';
import type { SourcePoint, SourceRow } from './source-row.ts';
import type { TableRecord } from './table-row.ts';

/** The first rows of a source, before its columns are mapped. */
export interface SourceSample {
  /** The columns of a table, in its order; null for a kind whose columns are known. */
  readonly columns: readonly string[] | null;
  readonly rows: readonly SampledRow[];
}

export type SampledRow =
  | { readonly record: TableRecord; readonly geometry?: SourcePoint | undefined }
  | { readonly row: SourceRow }
  | { readonly rejection: Rejection };

/** The number of rows in a sample. */
export const SAMPLE_ROWS = 100;
/** Characters of one text, and of what is nested in a value. */
const [LONGEST_TEXT, LONGEST_NESTED] = [1000, 4000];
const MAX_COLUMNS = 300;

/** Returns a value of a sample, with long texts cut, since samples are stored. */
function cutValue(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT);
  if (typeof value !== 'object' || value === null) return value;
  return JSON.stringify(value).length > LONGEST_NESTED ? undefined : value;
}

const cutFields = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .slice(0, MAX_COLUMNS)
      .map(([name, value]) => [name, cutValue(value)]),
  ) as Row;

/** Returns a row as a sample keeps it. */
export function sampledRow(row: SampledRow): SampledRow {
  if ('record' in row) {
    const geometry = row.geometry === undefined ? {} : { geometry: cutFields(row.geometry) };
    return { record: cutFields(row.record), ...geometry };
  }
  return 'row' in row ? { row: cutFields(row.row) } : row;
}

/** Returns the names of a table's columns, in the order in which they appear. */
export const columnsIn = (rows: readonly SampledRow[], named: Iterable<string>): string[] =>
  [...new Set([...named, ...rows.flatMap((row) => ('record' in row ? Object.keys(row.record) : []))])]
    .filter((name) => name !== '' && !name.startsWith(':@'))
    .slice(0, MAX_COLUMNS);
