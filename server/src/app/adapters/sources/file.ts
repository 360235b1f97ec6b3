import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import type { SourceConfig } from '../../../domains/ingest/ports.ts';
import { referenceOf } from '../../../domains/ingest/rules/point-forms.ts';
import { FileMapping } from '../../../domains/ingest/rules/source-mapping.ts';
import { columnReader, missingColumns, type TableRecord } from '../../../domains/ingest/rules/table-row.ts';
import { hostOf, type Kind, parseJson, type Reading, type ReadRow, requireColumns } from './kind-reader.ts';
import { SourceProblem } from './source-problem.ts';

const MAX_FILE_BYTES = 64 * 1024 * 1024;
const Row = z.record(z.string(), z.unknown());
/** Of GeoJSON, and of a feature set that an ArcGIS service has answered. */
const Feature = z.union([
  z.object({ type: z.literal('Feature'), properties: Row, geometry: z.unknown().optional() }),
  z
    .strictObject({ attributes: Row, geometry: z.unknown().optional() })
    .transform(({ attributes, geometry }) => ({ properties: attributes, geometry })),
]);
const Collection = z.object({ spatialReference: z.unknown().optional(), crs: z.unknown().optional() });

/**
 * A CSV or JSON file: uploaded, below the folder of the product's data, or at an address of the web.
 * @param folder what paths are relative to; nothing outside of it is read.
 */
export const file = (folder: string): Kind<FileMapping> & { readonly mapping: typeof FileMapping } => ({
  mapping: FileMapping,
  isConditional: true,
  rows: async (reading) => {
    const { source, mapping } = reading;
    const text = (await textOf(reading, folder)).replace(/^\ufeff/, '');
    const isJson = mapping.format === undefined ? /^\s*[[{]/.test(text.slice(0, 1000)) : mapping.format === 'json';
    return isJson ? jsonRows(text, mapping, nameOf(source)) : csvRows(text, mapping, nameOf(source));
  },
});

const isWeb = (address: string) => /^https?:\/\//i.test(address);
const nameOf = ({ upload, address }: SourceConfig) =>
  upload === null && isWeb(address) ? hostOf(address) : 'The file';

async function textOf({ source, get }: Reading<FileMapping>, folder: string): Promise<string> {
  if (source.upload !== null) return source.upload;
  if (isWeb(source.address)) return (await get(source.address, 'text/csv, application/json, text/plain;q=0.9')).text;
  const missing = new SourceProblem(
    `There is no file '${source.address.slice(0, 100)}' in the folder of sources. Put it there, or correct the address.`,
  );
  const root = await realpath(folder).catch(() => {
    throw missing;
  });
  const path = await realpath(resolve(root, source.address)).catch(() => {
    throw missing;
  });
  const way = relative(root, path);
  if (way === '' || way.startsWith('..') || isAbsolute(way)) {
    throw new SourceProblem('The file lies outside of the folder of sources. Only what lies in it is read.');
  }
  const handle = await open(path, 'r');
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw missing;
    if (facts.size > MAX_FILE_BYTES)
      throw new SourceProblem(`The file has more than ${MAX_FILE_BYTES / 1024 / 1024} MB. Divide it.`);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

function csvRows(text: string, mapping: FileMapping, name: string): ReadRow[] {
  const records = csvRecords(text, mapping.separator ?? separatorOf(text), name);
  const [header = [], ...rows] = records;
  requireColumns(missingColumns(mapping.columns, header), name);
  if (!/\n\s*$/.test(text.slice(-100)) && (rows.at(-1) ?? header).length < header.length) {
    throw new SourceProblem(`${name} was cut off: it ends in the middle of a row.`, { isPassing: true });
  }
  const read = columnReader(mapping.columns, mapping.spatialReference);
  return rows.map((cells, at): ReadRow => {
    if (cells.length !== header.length) {
      return {
        rejection: { row: `line ${at + 2}`, reason: `It has ${cells.length} cells, the first line ${header.length}.` },
      };
    }
    return { row: read(Object.fromEntries(header.map((column, index) => [column, cells[index]]))) };
  });
}

function csvRecords(text: string, delimiter: string, name: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 1_000_000,
    });
  } catch (error) {
    const { lines } = error as { lines?: number };
    throw new SourceProblem(
      `${name} is no CSV that can be read${lines === undefined ? '' : ` (line ${lines})`}: a quotation mark may be missing.`,
    );
  }
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.slice(0, 20_000).split(/\r?\n/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t', '|'].map((mark) => ({ mark, count: bare.split(mark).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

function jsonRows(text: string, mapping: FileMapping, name: string): ReadRow[] {
  const body = parseJson(text, name);
  const list = (mapping.rows?.split('.') ?? defaultPath(body)).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as TableRecord)[key]
        : undefined,
    body,
  );
  if (!Array.isArray(list)) {
    throw new SourceProblem(
      `${name} has no list of rows at '${mapping.rows ?? 'the beginning'}'. Say with "rows" in the mapping where it is.`,
    );
  }
  const rows = list.map((value, at): ReadRow | { record: TableRecord; geometry: unknown } => {
    const feature = Feature.safeParse(value);
    if (feature.success) return { record: feature.data.properties, geometry: feature.data.geometry };
    const row = Row.safeParse(value);
    if (!row.success) return { rejection: { row: `row ${at + 1}`, reason: 'It is no object.' } };
    return { record: row.data, geometry: null };
  });
  const names = new Set(rows.flatMap((row) => ('record' in row ? Object.keys(row.record) : [])));
  if (rows.length > 0) requireColumns(missingColumns(mapping.columns, names), name);
  const read = columnReader(mapping.columns, mapping.spatialReference);
  const whole = Collection.safeParse(body).data;
  const reference = referenceOf(whole?.spatialReference) ?? referenceOf(whole?.crs);
  return rows.map((row) => ('record' in row ? { row: read(row.record, geometryOf(row, reference)) } : row));
}

/** A bare list, or the features of GeoJSON. */
const defaultPath = (body: unknown) => (Array.isArray(body) ? [] : ['features']);

const geometryOf = ({ geometry }: { geometry: unknown }, reference: number | undefined) =>
  geometry == null ? undefined : { shape: geometry, reference };
