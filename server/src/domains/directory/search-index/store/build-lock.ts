import { sql } from 'drizzle-orm';
import type { Database } from '../../../../kernel/database.ts';

/** Takes the right to build an index until the transaction ends. Returns false while another process has it. */
export async function lockBuilding(tx: Database, owner: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isAlone: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${owner}, 0)) as "isAlone"`,
  );
  return rows[0]?.isAlone === true;
}
