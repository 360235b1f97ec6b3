import type { TestDatabase } from '../../kernel/testing/test-database.ts';

/** Returns the tables of the whole database, including the queue's, that contain one of these words. */
export async function tablesHolding(pool: TestDatabase['pool'], words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`select from ${name} as one where lower(one::text) like any($1) limit 1`, [
      words.map((word) => `%${word.toLowerCase()}%`),
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
