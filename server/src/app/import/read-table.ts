import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { columnsOf, type TableMapping } from '../../domains/directory/rules/table-mapping.ts';
import { tableReader } from '../../domains/directory/rules/table-row.ts';
import type { RowRead } from '../../domains/directory/use-cases/import-listings.ts';
import { type FileReader, inBatches } from './file-reader.ts';
import { ImportError } from './import-error.ts';

const SEPARATORS = [',', ';', '\t', '|'];
const HEAD_BYTES = 64 * 1024;
/** A cell that is never closed would swallow the rest of the file. */
const LONGEST_ROW = 1024 * 1024;

interface TableOptions {
  /** The columns of a file without a first line that names them, where the mapping goes by names. */
  readonly columns?: readonly string[];
  /** Day on which the file was looked up, yyyy-MM-dd. */
  readonly checkedOn: string;
}

/** Reads a table of comma-separated values, or of any other separator, as its mapping says. Row by row: any size. */
export async function openTable(path: string, mapping: TableMapping, options: TableOptions): Promise<FileReader> {
  const { size } = await stat(path);
  const head = await headOf(path, mapping.table.encoding);
  const shape = shapeOf(head, mapping, options.columns);
  const stream = createReadStream(path);
  return {
    batches: inBatches(rowsOf(stream, mapping, shape, options.checkedOn)),
    progress: () => (size === 0 ? 1 : stream.bytesRead / size),
  };
}

async function headOf(path: string, encoding: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

interface Shape {
  readonly separator: string;
  /** Columns by name, where they have any. */
  readonly names: readonly string[] | null;
  readonly isFirstLineHeader: boolean;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Finds the separator and whether the first line names the columns; refuses a file that lacks what the mapping wants. */
function shapeOf(head: string, mapping: TableMapping, fallback: readonly string[] | undefined): Shape {
  const [first = ''] = head.split(/\r?\n/, 1);
  const separator = mapping.table.separator ?? separatorOf(first, head);
  const cells = splitLine(first, separator);
  const wanted = columnsOf(mapping);
  const names = new Set(cells.map(plain));
  const missing = wanted.filter((column) => typeof column === 'string' && !names.has(plain(column)));
  if (mapping.table.header && (missing.length < wanted.length || fallback === undefined)) {
    const absent = absentOf(mapping, names);
    if (absent.length > 0) {
      throw new ImportError(
        `The file has no column '${absent[0]}'. Its first line, taken apart at '${separator === '\t' ? 'tab' : separator}', says: ` +
          `${cells.slice(0, 30).join(', ')}. Mend the mapping, or say there which separator it has, or 'header': false.`,
      );
    }
    return { separator, names: cells, isFirstLineHeader: true };
  }
  if (fallback) return { separator, names: fallback, isFirstLineHeader: false };
  const named = wanted.find((column) => typeof column === 'string');
  if (named !== undefined) {
    throw new ImportError(
      `The mapping says that no line names the columns, but asks for '${named}': give its number, from 1 on.`,
    );
  }
  return { separator, names: null, isFirstLineHeader: false };
}

/** Fields of which no column is there: of several that serve for one field, one is enough. */
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

/** The one that the first line has most of, outside of quotes; a comma for a file of one column. */
function separatorOf(first: string, head: string): string {
  const line = first === '' ? head : first;
  const counts = SEPARATORS.map((separator) => ({ separator, count: splitLine(line, separator).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

function splitLine(line: string, separator: string): string[] {
  const cells: string[] = [''];
  let quoted = false;
  for (const letter of line.replace(/^\uFEFF/, '')) {
    if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
}

async function* rowsOf(
  stream: ReadStream,
  mapping: TableMapping,
  shape: Shape,
  checkedOn: string,
): AsyncGenerator<RowRead> {
  const read = tableReader(mapping, checkedOn);
  const indexes = new Map((shape.names ?? []).map((name, at) => [plain(name), at]));
  const indexOf = (column: string | number) => (typeof column === 'number' ? column - 1 : indexes.get(plain(column)));
  const parser = Readable.from(textOf(stream, mapping.table.encoding)).pipe(
    parse({
      delimiter: shape.separator,
      bom: true,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      from: shape.isFirstLineHeader ? 2 : 1,
    }),
  );
  stream.on('error', (error) => parser.destroy(error));
  const width = shape.isFirstLineHeader ? shape.names?.length : undefined;
  let line = shape.isFirstLineHeader ? 2 : 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.every((cell) => cell.trim() === '')) continue;
      const outcome =
        width !== undefined && record.length !== width
          ? ({ kind: 'rejected', reason: `It has ${record.length} cells where the first line has ${width}` } as const)
          : read((column) => record[indexOf(column) ?? -1]);
      yield { line, outcome };
      line = info.lines + 1;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      `Line ${line} can't be read: ${error.message}. What stands before it is stored; mend it and start again.`,
    );
  } finally {
    stream.destroy();
  }
}

async function* textOf(stream: ReadStream, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of stream as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
