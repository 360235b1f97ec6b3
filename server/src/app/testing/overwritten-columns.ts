import type { Column } from '../../kernel/column-catalog.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';
import { catalog } from './column-catalogs.ts';

export interface Overwritten {
  readonly column: string;
  readonly views: Column['views'];
  /** Appear in a response only if it shows the column. */
  readonly words: readonly string[];
  /** For a masked column: the words next to the contact, which remain visible. */
  readonly beside: string | null;
}

/** Columns that the database sorts, compares or protects are left unchanged. */
const FREE = `
  select table_name as table, column_name as name from information_schema.columns
  where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'
    and table_name not in ('audit_log', 'ledger_entries')
    and not exists (
      select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where conrelid = table_name::regclass and attname = column_name and contype <> 'n')
  order by 1, 2`;

/**
 * Puts a canary into every text column, in every row, that the catalog calls personal or secret, so that a response
 * shows by itself which columns it exposes. Texts that identify the row's owner stay, and so do kept columns, most of
 * which have one of a few values.
 */
export async function overwriteColumns(pool: TestDatabase['pool']): Promise<Overwritten[]> {
  const { rows } = await pool.query<{ table: string; name: string }>(FREE);
  const overwritten: Overwritten[] = [];
  for (const { table, name } of rows) {
    const column = catalog[table]?.[name];
    if (column === undefined || !(column.secret || ['erase', 'mask', 'goes'].includes(column.personal))) continue;
    const at = overwritten.length;
    const number = `502-555-${String(at).padStart(4, '0')}`;
    const [phone, email] = [`+1502554${String(at).padStart(4, '0')}`, `canary-${at}@quixworth.example`];
    const canary = `canary ${table} ${name} ends`;
    const isMasked = column.personal === 'mask';
    // Contains no word of another canary: the customer's name is masked, too.
    const before = overwritten.filter((other) => other.beside !== null).length;
    const beside = isMasked ? `the drain${' again'.repeat(before)}, please` : null;
    const words = isMasked ? `Call me at ${number} about ${beside}.` : canary;
    await pool.query(
      `update ${table} set ${name} = case when ${name} ~ '^(user|visitor):' then ${name}
        when ${name} like '%@%' then $1 when ${name} ~ '^\\+1\\d{10}$' then $2 else $3 end`,
      [email, phone, words],
    );
    overwritten.push({
      column: `${table}.${name}`,
      views: column.secret ? [] : column.views,
      words: [email, phone, isMasked ? number : canary],
      beside,
    });
  }
  return overwritten;
}
