/** Every table with its columns after all migrations, in the order of their names. */
export type MigratedColumns = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads what a sequence of migrations makes of tables: create, alter, rename and drop, written as the house writes them.
 * Functions, indexes and rows are no matter of it. Pure.
 */
export function columnsAfter(migrations: readonly string[]): MigratedColumns {
  const tables = new Map<string, Set<string>>();
  const of = (name: string): Set<string> => {
    const found = tables.get(name);
    if (found === undefined) throw new Error(`A migration alters the table ${name}, which no earlier one creates`);
    return found;
  };
  for (const statement of migrations.flatMap(statementsOf)) {
    const [, created, body] = CREATE.exec(statement) ?? [];
    if (created !== undefined) tables.set(created, new Set(partsOf(bracketed(body ?? '')).flatMap(columnOf)));
    const [, altered, actions] = ALTER.exec(statement) ?? [];
    if (altered !== undefined) alter(tables, altered, actions ?? '', of(altered));
    const [, dropped] = /^drop table (?:if exists )?([\w, ]+)/.exec(statement) ?? [];
    for (const name of dropped?.split(/, */) ?? []) tables.delete(name.replace(/ cascade$/, '').trim());
  }
  return tables;
}

const CREATE = /^create (?:unlogged )?table (?:if not exists )?(\w+) (\(.*)$/;
const ALTER = /^alter table (?:if exists )?(\w+) (.*)$/;

function alter(tables: Map<string, Set<string>>, name: string, actions: string, columns: Set<string>): void {
  for (const action of partsOf(actions)) {
    const [, added] = /^add column (?:if not exists )?(\w+)/.exec(action) ?? [];
    if (added !== undefined) columns.add(added);
    const [, gone] = /^drop column (?:if exists )?(\w+)/.exec(action) ?? [];
    if (gone !== undefined) columns.delete(gone);
    const [, from, to] = /^rename column (\w+) to (\w+)/.exec(action) ?? [];
    if (from !== undefined && to !== undefined) {
      columns.delete(from);
      columns.add(to);
    }
    const [, renamed] = /^rename to (\w+)/.exec(action) ?? [];
    if (renamed !== undefined) {
      tables.delete(name);
      tables.set(renamed, columns);
    }
  }
}

/** Statements on one line each, without comments and without the bodies of functions. */
const statementsOf = (migration: string): string[] =>
  migration
    .replace(/\$\$.*?\$\$/gs, '')
    // An apostrophe of a comment opens no text.
    .replace(/'(?:[^']|'')*'|--[^\n]*/g, (found) => (found.startsWith('--') ? '' : "''"))
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim());

/** What stands between the first bracket and the one that closes it. */
function bracketed(text: string): string {
  let depth = 0;
  for (const [at, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return text.slice(1, at);
  }
  throw new Error(`A bracket is never closed: ${text.slice(0, 60)}`);
}

/** The parts between commas that stand in no bracket. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => part.trim());
}

/** The name that a part of `create table` gives to a column; none for a constraint. */
const columnOf = (part: string): string[] =>
  /^(?:check|unique|primary key|foreign key|constraint|exclude)\b/.test(part) ? [] : part.split(' ').slice(0, 1);
