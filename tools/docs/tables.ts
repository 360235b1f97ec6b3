import { sourceKindTable } from './source-kind-table.ts';

/** A table of a page that is derived from code. It is between `<!-- NAME -->` and `<!-- /NAME -->`. */
interface DerivedTable {
  readonly path: string;
  readonly name: string;
  readonly head: readonly string[];
  rows(): readonly (readonly string[])[];
}

const tables: readonly DerivedTable[] = [sourceKindTable];

/** Returns the pages with an outdated table, each with how to fix it. */
export function staleTables(read: (path: string) => string): { path: string; write: (page: string) => string }[] {
  const paths = [...new Set(tables.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const write = (page: string) =>
      tables.filter((table) => table.path === path).reduce((text, table) => withTable(text, table), page);
    const page = read(path);
    return write(page) === page ? [] : [{ path, write }];
  });
}

/** @throws Error if the page has no place for the table. */
export function withTable(page: string, table: DerivedTable): string {
  const [open, close] = [`<!-- ${table.name} -->`, `<!-- /${table.name} -->`];
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`${table.path} has no ${open} … ${close}.`);
  return `${page.slice(0, from)}${open}\n${markdownOf(table)}\n${page.slice(to)}`;
}

const markdownOf = ({ head, rows }: DerivedTable): string =>
  [lineOf(head), `|${'---|'.repeat(head.length)}`, ...rows().map(lineOf)].join('\n');

const lineOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
