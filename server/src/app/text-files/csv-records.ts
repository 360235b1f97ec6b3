/** A row of a table of separated values, its cells without the spaces and quotation marks around them. */
export interface CsvRecord {
  /** The line on which it begins, starting at 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row whose quotation mark nothing closes. */
export interface BrokenRecord {
  readonly line: number;
  readonly isBroken: true;
}

export interface CsvReader {
  /** Returns the records that the line completes: none within a quoted cell, several after one that was never closed. */
  push(line: string): (CsvRecord | BrokenRecord)[];
  /** Returns what is left after the last line. */
  end(): (CsvRecord | BrokenRecord)[];
}

export interface CsvOptions {
  readonly separator: string;
  /** Cells of a complete row; null while that isn't known. */
  width(): number | null;
}

/** A quoted cell that goes on for longer was never closed. */
const MAX_LINES = 200;
const MAX_LENGTH = 100_000;
/** After this number of broken rows, cells may no longer span lines: finding their ends would take too long. */
const MAX_BROKEN = 1000;
const MAX_SHAPES = 1000;

interface Pending {
  readonly line: number;
  readonly lines: string[];
  scan: Scan;
  length: number;
}

/**
 * Reads a table line by line. An unclosed quotation mark breaks only its own row: its cell ends at the next line that
 * looks like a row, which means that it has the right number of cells and begins like other rows. A mark inside a cell
 * is part of it, as in '6" pipe'.
 */
export function csvReader({ separator, width }: CsvOptions): CsvReader {
  let read = 0;
  let broken = 0;
  let pending: Pending | null = null;
  const shapes = new Set<string>();

  const isRow = (line: string, within: Pending): boolean => {
    const cells = width();
    if (cells === null || cells < 2) return false;
    const alone = scanLine(line, separator);
    const [first] = alone.cells;
    const isWhole = alone.open === null ? alone.cells.length === cells : alone.cells.length < cells;
    if (first === undefined || !isWhole || alone.hasStrayQuote) return false;
    const shape = shapeOf(first);
    return shapes.has(shape) || shape === shapeOf(firstCellOf(within, separator));
  };

  const settle = (lines: string[]): (CsvRecord | BrokenRecord)[] => {
    const records: (CsvRecord | BrokenRecord)[] = [];
    const queue = lines;
    const giveUp = ({ line, lines: [, ...rest] }: Pending, ...more: string[]) => {
      broken += 1;
      records.push({ line, isBroken: true });
      pending = null;
      read = line;
      queue.unshift(...rest, ...more);
    };
    for (let line = queue.shift(); line !== undefined; line = queue.shift()) {
      const within: Pending | null = pending;
      if (within !== null && isRow(line, within)) {
        giveUp(within, line);
        continue;
      }
      read += 1;
      const scan = scanLine(line, separator, within?.scan);
      const now: Pending = within ?? { line: read, lines: [], scan, length: 0 };
      now.lines.push(line);
      now.scan = scan;
      now.length += line.length;
      if (scan.open === null) {
        pending = null;
        if (scan.cells.length === width() && shapes.size < MAX_SHAPES) shapes.add(shapeOf(scan.cells[0] ?? ''));
        if (scan.cells.some((cell) => cell !== '')) records.push({ line: now.line, cells: scan.cells });
      } else if (broken >= MAX_BROKEN || now.lines.length > MAX_LINES || now.length > MAX_LENGTH) giveUp(now);
      else pending = now;
    }
    return records;
  };

  return {
    push: (line) => settle([line]),
    end: () => {
      const records: (CsvRecord | BrokenRecord)[] = [];
      for (let within: Pending | null = pending; within !== null; within = pending) {
        const { line, lines } = within;
        broken += 1;
        records.push({ line, isBroken: true });
        pending = null;
        read = line;
        records.push(...settle(lines.slice(1)));
      }
      return records;
    },
  };
}

/** Returns the cells of one line that stands alone. */
export const cellsOfLine = (line: string, separator: string): readonly string[] => {
  const { cells, open } = scanLine(line, separator);
  return open === null ? cells : [...cells, open.trim()];
};

interface Scan {
  readonly cells: string[];
  /** The quoted cell that the line doesn't close. */
  readonly open: string | null;
  /** A cell without quotation marks around it has one inside. */
  readonly hasStrayQuote: boolean;
}

function scanLine(line: string, separator: string, before?: Scan): Scan {
  const cells = before?.cells ?? [];
  let quoted = before?.open == null ? null : `${before.open}\n`;
  let hasStrayQuote = before?.hasStrayQuote ?? false;
  for (let at = 0; ; ) {
    if (quoted === null) {
      const start = afterBlanks(line, at, separator);
      if (line[start] === '"') {
        quoted = '';
        at = start + 1;
        continue;
      }
      const end = line.indexOf(separator, at);
      const cell = (end === -1 ? line.slice(at) : line.slice(at, end)).trim();
      hasStrayQuote ||= cell.includes('"');
      cells.push(cell);
      if (end === -1) return { cells, open: null, hasStrayQuote };
      at = end + 1;
      continue;
    }
    const quote = line.indexOf('"', at);
    if (quote === -1) return { cells, open: quoted + line.slice(at), hasStrayQuote };
    quoted += line.slice(at, quote);
    if (line[quote + 1] === '"') {
      quoted += '"';
      at = quote + 2;
      continue;
    }
    const next = afterBlanks(line, quote + 1, separator);
    if (next < line.length && line[next] !== separator) {
      quoted += '"';
      at = quote + 1;
      continue;
    }
    cells.push(quoted);
    quoted = null;
    if (next >= line.length) return { cells, open: null, hasStrayQuote };
    at = next + 1;
  }
}

function afterBlanks(line: string, from: number, separator: string): number {
  let at = from;
  while ((line[at] === ' ' || line[at] === '\t') && line[at] !== separator) at += 1;
  return at;
}

/** The first cell of a row that isn't complete: what a wrong mark before it has opened ends where a cell would. */
function firstCellOf({ lines: [line = ''], scan }: Pending, separator: string): string {
  return scan.cells[0] ?? line.replace(/^\s*"/, '').split(separator, 1)[0]?.trim() ?? '';
}

/** '2015-100001 BP' as '9999-999999 A': digits count, letters don't. */
const shapeOf = (cell: string): string =>
  cell
    .slice(0, 80)
    .replace(/\d/g, '9')
    .replace(/\p{L}+/gu, 'A');
