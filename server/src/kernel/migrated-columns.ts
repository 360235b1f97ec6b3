/** Every table with its columns after all migrations, sorted by name. */
export type MigratedColumns = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Computes the tables that a sequence of migrations produces from create, alter, rename and drop statements in our
 * style. Ignores functions, indexes and rows. Pure.
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

/** Returns the statements, each on one line, without comments and function bodies. */
const statementsOf = (migration: string): string[] =>
  migration
    .replace(/\$\$.*?\$\$/gs, '')
    // An apostrophe in a comment doesn't open a string.
    .replace(/'(?:[^']|'')*'|--[^\n]*/g, (found) => (found.startsWith('--') ? '' : "''"))
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim());

/** Returns the text between the first parenthesis and the one that closes it. */
function bracketed(text: string): string {
  let depth = 0;
  for (const [at, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return text.slice(1, at);
  }
  throw new Error(`A parenthesis is never closed: ${text.slice(0, 60)}`);
}

/** Splits at commas outside parentheses. */
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

/** Returns the column that a part of `create table` declares; nothing for a constraint. */
const columnOf = (part: string): string[] =>
  /^(?:check|unique|primary key|foreign key|constraint|exclude)\b/.test(part) ? [] : part.split(' ').slice(0, 1);
