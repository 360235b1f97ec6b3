import * as z from 'zod';
import { type PermitMapping, text as word } from '../../../domains/ingest/rules/source-mapping.ts';
import { type BrokenRecord, type CsvRecord, cellsOfLine, csvReader } from '../../text-files/csv-records.ts';
import type { ReadRow, TableReader } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

const SEPARATORS = [',', ';', '\t', '|'];
const LINE_END = /\r\n|\n|\r/;

/** The mapping keys for a table in a text file. */
export const csvWords = {
  /** Detected from the first line by default. */
  separator: z.enum([',', ';', '\t', '|']).optional(),
  /** The name of a column in the header, for finding it below other lines. */
  header: word.optional(),
  /**
   * Labels of lines between the rows that apply to the rows below them ('Permit Type: Plumbing'), the outermost first.
   * Each is read like a column with that name.
   */
  groups: z.array(word).min(1).max(5).optional(),
};
type CsvMapping = PermitMapping & z.infer<z.ZodObject<typeof csvWords>>;

/** Reads the rows of a table in a text. @throws SourceProblem if the table has changed or was cut off. */
export function csvRows(text: string, mapping: CsvMapping, table: TableReader, host: string | null): ReadRow[] {
  const { header, records } = tableOf(text, mapping, host);
  const last = records.at(-1);
  const isShort = last !== undefined && ('isBroken' in last || last.cells.length < header.length);
  if (isShort && !/[\n\r]\s*$/.test(text.slice(-100))) {
    throw new SourceProblem({ kind: 'cut-off-row', host }, { isPassing: true });
  }
  const groups = groupReader(mapping.groups ?? []);
  table.expectColumns([...header, ...groups.names]);
  const columns = header.flatMap((column, at) => (column === '' ? [] : [[column, at] as const]));
  return records.flatMap((record): ReadRow[] => {
    const row = { unit: 'line', number: record.line } as const;
    if ('isBroken' in record) return [{ rejection: { row, reason: { kind: 'open-quote' } } }];
    const { cells } = record;
    if (groups.take(cells)) return [];
    if (cells.length !== header.length) {
      return [{ rejection: { row, reason: { kind: 'other-cells', cells: cells.length, first: header.length } } }];
    }
    const values: Record<string, unknown> = groups.current();
    for (const [column, at] of columns) values[column] = cells[at];
    return [table.row(values)];
  });
}

interface Table {
  readonly header: readonly string[];
  readonly records: readonly (CsvRecord | BrokenRecord)[];
}

function tableOf(text: string, mapping: CsvMapping, host: string | null): Table {
  const lines = text.split(LINE_END);
  const wanted = mapping.header?.toLowerCase();
  const separator = mapping.separator ?? separatorOf(lines, wanted);
  let header: readonly string[] | null = null;
  const records: (CsvRecord | BrokenRecord)[] = [];
  const reader = csvReader({ separator, width: () => header?.length ?? null });
  const take = (found: readonly (CsvRecord | BrokenRecord)[]) => {
    for (const record of found) {
      if (header !== null) records.push(record);
      else if ('cells' in record && isHeader(record.cells, wanted)) header = record.cells;
    }
  };
  for (const line of lines) take(reader.push(line));
  take(reader.end());
  if (header === null && mapping.header !== undefined) {
    throw new SourceProblem({ kind: 'no-header', host, column: mapping.header });
  }
  return { header: header ?? [], records };
}

const isHeader = (cells: readonly string[], wanted: string | undefined): boolean =>
  wanted === undefined || cells.some((cell) => cell.toLowerCase() === wanted);

/** Returns the separator that occurs most often in the first line, or the one that yields the wanted column. */
function separatorOf(lines: readonly string[], wanted: string | undefined): string {
  const first =
    lines.find((line) => line.trim() !== '' && (wanted === undefined || line.toLowerCase().includes(wanted))) ?? '';
  const counted = SEPARATORS.map((mark) => ({ mark, count: cellsOfLine(first, mark).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** Remembers lines that apply to the rows below them: 'Permit Type: Building Plumbing'. */
function groupReader(names: readonly string[]) {
  const said = new Map<string, string>();
  return {
    names,
    /** Returns whether the cells are such a line. A line of an outer group ends the inner ones. */
    take: (cells: readonly string[]): boolean => {
      const [only, ...more] = cells.filter((cell) => cell !== '');
      if (only === undefined || more.length > 0) return false;
      const colon = only.indexOf(':');
      const name = only.slice(0, Math.max(0, colon)).trim().toLowerCase();
      const level = names.findIndex((group) => group.toLowerCase() === name);
      if (level === -1) return false;
      for (const inner of names.slice(level)) said.delete(inner);
      said.set(names[level] ?? name, only.slice(colon + 1).trim());
      return true;
    },
    current: (): Record<string, string> => (said.size === 0 ? {} : Object.fromEntries(said)),
  };
}
