import * as z from 'zod';
import { referenceOf } from '../../../domains/ingest/rules/point-forms.ts';
import type { RowUnit } from '../../../domains/ingest/rules/reading-problem.ts';
import { type PermitMapping, text as word } from '../../../domains/ingest/rules/source-mapping.ts';
import type { TableRecord } from '../../../domains/ingest/rules/table-row.ts';
import { parseJson } from './kind-reader.ts';
import { type ReadRow, rejectedRow, type TableReader } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

type Rejected = Exclude<ReadRow, { row: unknown }>;

const Row = z.record(z.string(), z.unknown());
/** A feature of GeoJSON, or of an ArcGIS service's feature set. */
const Feature = z.union([
  z.object({ type: z.literal('Feature'), properties: Row, geometry: z.unknown().optional() }),
  z
    .strictObject({ attributes: Row, geometry: z.unknown().optional() })
    .transform(({ attributes, geometry }) => ({ properties: attributes, geometry })),
]);

/** The mapping keys for JSON. */
export const jsonWords = {
  /** The path of the rows: 'data.rows'. */
  rows: word.optional(),
  /** The name of the column for the keys, if the rows are an object of objects and not a list. */
  key: word.optional(),
};
type JsonMapping = PermitMapping & z.infer<z.ZodObject<typeof jsonWords>>;

/** Returns whether a text that begins like JSON has a row on each line rather than one document. */
export function isLinesOfJson(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split(/\r?\n/, 2);
  return isObject(lineValue(first)) && second.trim().startsWith('{');
}

/** Reads the rows of a JSON document. @throws SourceProblem if they aren't where the mapping says. */
export function jsonRows(text: string, mapping: JsonMapping, table: TableReader, host: string | null): ReadRow[] {
  const body = parseJson(text, host);
  const at = (mapping.rows?.split('.') ?? defaultPath(body)).reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    body,
  );
  const list = listIn(at, mapping.key);
  if (list === null) {
    const isNamed = isObject(at) && Object.values(at).some(isObject);
    throw new SourceProblem({ kind: isNamed ? 'rows-in-object' : 'no-rows', host, at: mapping.rows ?? '' });
  }
  return rowsOf(
    list.map((value, index) => ({ value, index })),
    'row',
    table,
    isObject(body) ? (referenceOf(body.spatialReference) ?? referenceOf(body.crs)) : undefined,
  );
}

/** Reads a text with one row per line. @throws SourceProblem if it was cut off. */
export function jsonLineRows(text: string, table: TableReader, host: string | null): ReadRow[] {
  const lines = text.split('\n').flatMap((line, index) => {
    const bare = line.trim();
    return bare === '' ? [] : [{ value: lineValue(bare), index }];
  });
  if (lines.at(-1)?.value === undefined && lines.length > 0 && !/\n\s*$/.test(text.slice(-100))) {
    throw new SourceProblem({ kind: 'cut-off-row', host }, { isPassing: true });
  }
  return rowsOf(lines, 'line', table);
}

function rowsOf(
  values: readonly { readonly value: unknown; readonly index: number }[],
  unit: RowUnit,
  table: TableReader,
  reference?: number,
): ReadRow[] {
  const rows = values.map(({ value, index }): Rejected | { record: TableRecord; geometry: unknown } => {
    if (value === undefined) return rejectedRow(index, { kind: 'not-json' }, unit);
    if (!isObject(value)) return rejectedRow(index, { kind: 'not-object' }, unit);
    // For a plain row, the schema's error would only say that it isn't a feature.
    const feature = 'properties' in value || 'attributes' in value ? Feature.safeParse(value).data : undefined;
    return feature === undefined
      ? { record: value, geometry: null }
      : { record: feature.properties, geometry: feature.geometry };
  });
  const names = new Set(rows.flatMap((row) => ('record' in row ? Object.keys(row.record) : [])));
  if (rows.length > 0) table.expectColumns(names);
  return rows.map((row) => ('record' in row ? table.row(row.record, geometryOf(row, reference)) : row));
}

const isObject = (value: unknown): value is TableRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function lineValue(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Accepts a list, or an object of objects, whose keys become a column. */
function listIn(value: unknown, key: string | undefined): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (key === undefined || !isObject(value)) return null;
  return Object.entries(value).map(([name, row]) => (isObject(row) ? { ...row, [key]: name } : row));
}

/** Matches a bare list or object of rows, or GeoJSON's features. */
const defaultPath = (body: unknown) => (isObject(body) && 'features' in body ? ['features'] : []);

const geometryOf = ({ geometry }: { geometry: unknown }, reference: number | undefined) =>
  geometry === null || geometry === undefined ? undefined : { shape: geometry, reference };
