import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** Returns the ids of all publishers of projects, also of those that are no longer read. */
export async function takenSourceIds(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from project_sources`);
  return new Set(rows.map(({ id }) => id));
}
