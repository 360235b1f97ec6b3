import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { rejected } from '../../../domains/directory/rules/imported-listing.ts';
import { columnsOf, type TableMapping } from '../../../domains/directory/rules/table-mapping.ts';
import { tableReader } from '../../../domains/directory/rules/table-row.ts';
import type { RowRead } from '../../../domains/directory/use-cases/import-listings.ts';
import { decodeText, textStream } from '../../../kernel/text-encoding.ts';
import { type BrokenRecord, type CsvRecord, cellsOfLine, csvReader } from '../../text-files/csv-records.ts';
import { type FileReader, inBatches } from './file-reader.ts';
import { ImportError } from './import-error.ts';

const SEPARATORS = [',', ';', '\t', '|'];
const HEAD_BYTES = 64 * 1024;
const LINE_END = /\r\n|\n|\r/;
/** A line without an end would fill the memory. */
const LONGEST_LINE = 1024 * 1024;

interface TableOptions {
  /** The columns of a file without a header, if the mapping uses names. */
  readonly columns?: readonly string[];
  /** Day of the lookup, yyyy-MM-dd. */
  readonly checkedOn: string;
}

/**
 * Reads a table of any size, row by row: values separated by commas or the mapping's separator, or a JSON object per
 * line.
 */
export async function openTable(path: string, mapping: TableMapping, options: TableOptions): Promise<FileReader> {
  const { size } = await stat(path);
  const { encoding } = mapping.table;
  const bytes = await headOf(path);
  const head = decodeText(bytes, { encoding });
  const read = tableReader(mapping, options.checkedOn);
  const shape = /^\s*\{/.test(head) ? null : shapeOf(head, mapping, options.columns);
  const stream = createReadStream(path);
  const lines = linesOf(stream, textStream(bytes, { encoding }));
  const rows = shape === null ? jsonRows(lines, mapping, read) : csvRows(lines, shape, read);
  return {
    batches: inBatches(closing(rows, stream)),
    progress: () => (size === 0 ? 1 : stream.bytesRead / size),
  };
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

interface Shape {
  readonly separator: string;
  /** The names of the columns, if they have any. */
  readonly names: readonly string[] | null;
  readonly isFirstLineHeader: boolean;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Detects the separator and whether there is a header; rejects a file without the columns that the mapping needs. */
function shapeOf(head: string, mapping: TableMapping, fallback: readonly string[] | undefined): Shape {
  const [first = ''] = head.split(LINE_END, 1);
  const separator = mapping.table.separator ?? separatorOf(first, head);
  const cells = cellsOfLine(first, separator);
  const wanted = columnsOf(mapping);
  const names = new Set(cells.map(plain));
  const missing = wanted.filter((column) => typeof column === 'string' && !names.has(plain(column)));
  if (mapping.table.header && (missing.length < wanted.length || fallback === undefined)) {
    const absent = absentOf(mapping, names);
    if (absent.length > 0) {
      throw new ImportError(
        `The file has no column '${absent[0]}'. Its first line, split at '${separator === '\t' ? 'tab' : separator}', is: ` +
          `${cells.slice(0, 30).join(', ')}. Mend the mapping, or say there which separator it has, or 'header': false.`,
      );
    }
    return { separator, names: cells, isFirstLineHeader: true };
  }
  if (fallback) return { separator, names: fallback, isFirstLineHeader: false };
  const named = wanted.find((column) => typeof column === 'string');
  if (named !== undefined) {
    throw new ImportError(
      `The mapping says that the file has no header, but names the column '${named}'. Give its number instead, counted from 1.`,
    );
  }
  return { separator, names: null, isFirstLineHeader: false };
}

/** Returns the fields whose columns are missing. If several columns serve one field, one is enough. */
function absentOf({ columns, license }: TableMapping, names: ReadonlySet<string>): string[] {
  const fields = [
    ...Object.values(columns),
    license?.number,
    license?.status,
    license?.issued,
    license?.expires,
    license?.checked,
  ];
  return fields.flatMap((field) => {
    const choices = [field ?? []].flat();
    const isThere = choices.length === 0 || choices.some((one) => typeof one === 'number' || names.has(plain(one)));
    return isThere ? [] : [String(choices[0])];
  });
}

/**
 * Returns the separator that occurs most often in the first line, outside quotes; a comma for a file with one column.
 */
function separatorOf(first: string, head: string): string {
  const line = first === '' ? head : first;
  const counts = SEPARATORS.map((separator) => ({ separator, count: cellsOfLine(line, separator).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

type Read = ReturnType<typeof tableReader>;

async function* csvRows(lines: AsyncIterable<readonly string[]>, shape: Shape, read: Read): AsyncGenerator<RowRead> {
  const indexes = new Map((shape.names ?? []).map((name, at) => [plain(name), at]));
  const indexOf = (column: string | number) => (typeof column === 'number' ? column - 1 : indexes.get(plain(column)));
  const wanted = shape.isFirstLineHeader ? shape.names?.length : undefined;
  let width = shape.names?.length ?? null;
  const reader = csvReader({ separator: shape.separator, width: () => width });
  let isHeader = shape.isFirstLineHeader;
  const rowOf = (record: CsvRecord | BrokenRecord): RowRead => {
    const { line } = record;
    if ('isBroken' in record) return { line, outcome: rejected('It has an unclosed quotation mark') };
    const { cells } = record;
    width ??= cells.length;
    if (wanted !== undefined && cells.length !== wanted) {
      return { line, outcome: rejected(`It has ${cells.length} cells where the first line has ${wanted}`) };
    }
    return { line, outcome: read((column) => cells[indexOf(column) ?? -1]) };
  };
  const rowsOf = (records: readonly (CsvRecord | BrokenRecord)[]): RowRead[] => {
    const rows = isHeader ? records.slice(1) : records;
    isHeader &&= records.length === 0;
    return rows.map(rowOf);
  };
  for await (const some of lines) for (const line of some) yield* rowsOf(reader.push(line));
  yield* rowsOf(reader.end());
}

async function* jsonRows(
  lines: AsyncIterable<readonly string[]>,
  mapping: TableMapping,
  read: Read,
): AsyncGenerator<RowRead> {
  const number = columnsOf(mapping).find((column) => typeof column === 'number');
  if (number !== undefined) {
    throw new ImportError(`The columns of a JSON file have names, but the mapping gives the number ${number}.`);
  }
  let line = 0;
  for await (const some of lines) {
    for (const text of some) {
      line += 1;
      if (text.trim() === '') continue;
      const record = recordIn(text);
      if (record === null) yield { line, outcome: rejected('It is not a JSON object') };
      else yield { line, outcome: read((column) => record.get(plain(String(column)))) };
    }
  }
}

/** Returns an object's texts and numbers by name. */
function recordIn(text: string): ReadonlyMap<string, string> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map(
    Object.entries(value).flatMap(([name, cell]) =>
      typeof cell === 'string' || typeof cell === 'number' ? [[plain(name), String(cell)] as const] : [],
    ),
  );
}

/** Reads lines in batches, without their line ends. */
async function* linesOf(stream: ReadStream, decoder: ReturnType<typeof textStream>): AsyncGenerator<string[]> {
  let rest = '';
  let line = 1;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const text = rest + decoder.push(chunk);
    // The next chunk may begin with the second half of this line end.
    const lines = (text.endsWith('\r') ? text.slice(0, -1) : text).split(LINE_END);
    rest = (lines.pop() ?? '') + (text.endsWith('\r') ? '\r' : '');
    if (rest.length > LONGEST_LINE) {
      throw new ImportError(
        `Line ${line + lines.length} has more than a million characters: the file is broken there. Everything before it is stored. Fix the file and start again.`,
      );
    }
    line += lines.length;
    yield lines;
  }
  yield (rest + decoder.end()).split(LINE_END);
}

async function* closing(rows: AsyncIterable<RowRead>, stream: ReadStream): AsyncGenerator<RowRead> {
  try {
    yield* rows;
  } finally {
    stream.destroy();
  }
}
