import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

const one = await testDatabase();
const other = await testDatabase();

describe('a test database', () => {
  it('has every migration and no rows from other tests', async () => {
    const { rows } = await one.db.execute<{ n: number }>(sql`select count(*)::int as n from schema_migrations`);
    expect(rows[0]?.n).toBeGreaterThan(0);
  });

  it('is separate from every other', async () => {
    await one.db.execute(sql`create table only_here (id int)`);
    const { rows } = await other.db.execute(sql`select to_regclass('only_here') as found`);
    expect(rows).toEqual([{ found: null }]);
  });
});
