import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { prepared } from './prepared.ts';

/** Cached statement text up to the parameter, by table and given columns. */
const texts = new Map<string, { insert: SQL; from: SQL }>();

/**
 * Inserts rows, all with the same keys, in one statement with a constant text and a single parameter: several times
 * cheaper to build and send than one parameter per value. Omitted columns get their defaults. `returning` names the
 * columns to return.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  returning: SQL,
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return [];
  const { rows: answers } = await db.execute(prepared(sql`${insertOf(table, rows)} returning ${returning}`));
  return answers;
}

/** Returns the statement itself, to embed it in another one. There must be at least one row. */
export function insertOf<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const columns = getTableColumns(table);
  const given = Object.keys(rows[0] ?? {}).filter((key) => columns[key] !== undefined);
  const records = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(given.map((key) => [columns[key]?.name, row[key]])),
  );
  const { insert, from } = textFor(
    getTableName(table),
    given.map((key) => columns[key]?.name ?? key),
  );
  return sql`${insert}${JSON.stringify(records)}${from}`;
}

function textFor(table: string, columns: readonly string[]): { insert: SQL; from: SQL } {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const key = `${table} ${list}`;
  const known = texts.get(key);
  if (known) return known;
  const text = {
    insert: sql.raw(`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, `),
    from: sql.raw('::json)'),
  };
  texts.set(key, text);
  return text;
}
