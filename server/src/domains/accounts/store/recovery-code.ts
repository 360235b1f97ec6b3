import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

export async function countRecoveryCodes(db: Database, userId: UserId): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from recovery_codes where user_id = ${userId}`);
  return rows[0]?.count ?? 0;
}

/** Replaces the remaining codes with these. */
export async function replaceRecoveryCodes(db: Database, userId: UserId, hashes: readonly string[]): Promise<void> {
  await db.execute(sql`delete from recovery_codes where user_id = ${userId}`);
  await db.execute(sql`
    insert into recovery_codes (user_id, code_hash)
    select ${userId}, unnest(${sql.param([...hashes])}::text[])`);
}

/** Uses up a code. Returns false if it is unknown. Of several concurrent calls, one returns true. */
export async function spendRecoveryCode(db: Database, userId: UserId, hash: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from recovery_codes where user_id = ${userId} and code_hash = ${hash}`);
  return rowCount === 1;
}

export async function deleteRecoveryCodes(db: Database, userId: UserId): Promise<void> {
  await db.execute(sql`delete from recovery_codes where user_id = ${userId}`);
}
