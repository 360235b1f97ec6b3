/** A statement as the parser of PostgreSQL returns it: one key, which names its kind. */
export type Statement = Readonly<Record<string, unknown>>;

/** A migration with its parsed statements. */
export interface ParsedMigration {
  readonly name: string;
  readonly sql: string;
  readonly statements: readonly Statement[];
}

/**
 * Returns a sentence for each change that the last release would not survive, which still runs while a new one migrates
 * the database. What only newer migrations have made may be changed at will.
 *
 * What the last release no longer uses may be removed with a comment: `-- Unused since 0.5.0: contractors.fax`, which
 * names a numbered release.
 *
 * @param migrations in their order
 * @param releases the last migration of each release
 */
export function breakingChanges(
  migrations: readonly ParsedMigration[],
  releases: Readonly<Record<string, string>>,
): string[] {
  const lastReleased = Object.values(releases).sort().at(-1) ?? '';
  const made = new Set<string>();
  const problems: string[] = [];
  for (const { name, sql, statements } of migrations) {
    if (name <= lastReleased) continue;
    const unused = unusedIn(sql, releases);
    for (const since of unused.unknown) problems.push(`${name}: ${since} is not a release in releases.json`);
    const replaced = new Set(statements.flatMap(createdBy));
    for (const statement of statements) {
      for (const { what, why } of breaksOf(statement)) {
        const isNew = made.has(what) || made.has(what.split('.')[0] ?? '');
        if (isNew || replaced.has(what) || unused.names.has(what)) continue;
        problems.push(`${name}: ${why}. ${EXPAND_FIRST}`);
      }
      for (const each of createdBy(statement)) made.add(each);
    }
  }
  return problems;
}

const EXPAND_FIRST =
  "The last release still runs meanwhile: expand first, and contract one release later with '-- Unused since VERSION: NAME'";

function unusedIn(sql: string, releases: Readonly<Record<string, string>>) {
  const names = new Set<string>();
  const unknown: string[] = [];
  for (const [, since = '', name = ''] of sql.matchAll(/^-- Unused since (\S+): (\S+)$/gm)) {
    if (releases[since] === undefined) unknown.push(since);
    else names.add(name);
  }
  return { names, unknown };
}

interface Break {
  /** A table, 'table.column', function, index or type. */
  readonly what: string;
  readonly why: string;
}

/** Returns the names that a statement creates. */
function createdBy(statement: Statement): string[] {
  const create = node(statement['CreateStmt']) ?? node(node(statement['CreateTableAsStmt'])?.['into']);
  if (create !== undefined) return [relationOf(create['relation'] ?? create['rel'])];
  const index = node(statement['IndexStmt']);
  if (index !== undefined) return [text(index['idxname'])];
  const made = node(statement['CreateFunctionStmt']);
  if (made !== undefined) return [lastName(made['funcname'])];
  const view = node(statement['ViewStmt']);
  if (view !== undefined) return [relationOf(view['view'])];
  const alter = node(statement['AlterTableStmt']);
  if (alter === undefined) return [];
  const table = relationOf(alter['relation']);
  return commandsOf(alter).flatMap(({ subtype, def }) =>
    subtype === 'AT_AddColumn' ? [`${table}.${text(node(def['ColumnDef'])?.['colname'])}`] : [],
  );
}

function breaksOf(statement: Statement): Break[] {
  const drop = node(statement['DropStmt']);
  if (drop !== undefined) return dropped(drop);
  const rename = node(statement['RenameStmt']);
  if (rename !== undefined) return renamed(rename);
  const index = node(statement['IndexStmt']);
  if (index?.['unique'] === true) {
    return [{ what: relationOf(index['relation']), why: `makes rows of ${relationOf(index['relation'])} unique` }];
  }
  const alter = node(statement['AlterTableStmt']);
  if (alter === undefined || alter['objtype'] === 'OBJECT_INDEX') return [];
  const table = relationOf(alter['relation']);
  return commandsOf(alter).flatMap((command) => alteration(table, command));
}

/** Triggers may go: nobody names them. So may indexes, unless an insert names their columns as its conflict. */
function dropped({ removeType, objects }: Statement): Break[] {
  if (removeType === 'OBJECT_TRIGGER') return [];
  return list(objects).map((object) => {
    const name = lastName(object);
    return { what: name, why: `drops ${name}` };
  });
}

function renamed({ renameType, relation, subname, newname }: Statement): Break[] {
  if (renameType === 'OBJECT_INDEX' || renameType === 'OBJECT_TABCONSTRAINT' || renameType === 'OBJECT_TRIGGER')
    return [];
  const table = relationOf(relation);
  const what = renameType === 'OBJECT_COLUMN' ? `${table}.${text(subname)}` : table;
  return [{ what, why: `renames ${what} to ${text(newname)}` }];
}

interface Command {
  readonly subtype: string;
  readonly name: string;
  readonly def: Statement;
}

const commandsOf = (alter: Statement): Command[] =>
  list(alter['cmds']).flatMap((each) => {
    const command = node(node(each)?.['AlterTableCmd']);
    if (command === undefined) return [];
    return [{ subtype: text(command['subtype']), name: text(command['name']), def: node(command['def']) ?? {} }];
  });

function alteration(table: string, { subtype, name, def }: Command): Break[] {
  const column = `${table}.${name}`;
  switch (subtype) {
    case 'AT_DropColumn':
      return [{ what: column, why: `drops ${column}` }];
    case 'AT_AlterColumnType':
      return [{ what: column, why: `changes the type of ${column}` }];
    case 'AT_SetNotNull':
      return [{ what: column, why: `requires ${column}` }];
    case 'AT_DropConstraint':
      return [{ what: name, why: `drops the constraint ${name}, which an insert may name as its conflict` }];
    case 'AT_ColumnDefault':
      return Object.keys(def).length === 0 ? [{ what: column, why: `drops the default of ${column}` }] : [];
    case 'AT_AddConstraint':
      return [{ what: table, why: `adds a constraint to ${table}, which may reject what is written` }];
    case 'AT_AddColumn':
      return addedColumn(table, node(def['ColumnDef']) ?? {});
    default:
      return [];
  }
}

/** A new column must take rows of those who don't know it. Its other constraints hold for its default. */
function addedColumn(table: string, definition: Statement): Break[] {
  const kinds = list(definition['constraints']).map((each) => text(node(node(each)?.['Constraint'])?.['contype']));
  const has = (...wanted: string[]) => kinds.some((kind) => wanted.includes(kind));
  const name = `${table}.${text(definition['colname'])}`;
  if (has('CONSTR_NOTNULL', 'CONSTR_PRIMARY') && !has('CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY')) {
    return [{ what: table, why: `adds ${name}, which is required and has no default` }];
  }
  return [];
}

const node = (value: unknown): Statement | undefined =>
  typeof value === 'object' && value !== null ? (value as Statement) : undefined;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const relationOf = (value: unknown): string => {
  const relation = node(value);
  return text(relation?.['relname'] ?? node(relation?.['RangeVar'])?.['relname']);
};

/** Returns the name of an object without its schema, from any of the forms in which the parser has it. */
function lastName(object: unknown): string {
  const holder = node(object);
  const inner = node(holder?.['List'])?.['items'] ?? node(holder?.['ObjectWithArgs'])?.['objname'];
  const typeName = node(holder?.['TypeName'])?.['names'];
  const names = Array.isArray(object) ? object : list(inner ?? typeName ?? [object]);
  const last = node(names.at(-1));
  return text(node(last?.['String'])?.['sval']);
}
