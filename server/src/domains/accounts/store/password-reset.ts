import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

export interface NewReset {
  readonly tokenHash: string;
  readonly userId: UserId;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertReset(db: Database, reset: NewReset): Promise<void> {
  await db.execute(sql`
    insert into password_resets (token_hash, user_id, created_at, expires_at)
    values (${reset.tokenHash}, ${reset.userId}, ${reset.createdAt.toISOString()}, ${reset.expiresAt.toISOString()})`);
}

/** Counts the links mailed to a user since a point in time. Concurrent calls for the same user wait. */
export async function countResets(db: Database, userId: UserId, since: Date): Promise<number> {
  await db.execute(sql`select from users where id = ${userId} for no key update`);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from password_resets
    where user_id = ${userId} and created_at > ${since.toISOString()}`);
  return rows[0]?.count ?? 0;
}

/** Returns the user whose password a link sets; null if it no longer works. */
export async function userOfReset(db: Database, tokenHash: string, now: Date): Promise<UserId | null> {
  const { rows } = await db.execute<{ userId: UserId }>(sql`
    select user_id as "userId" from password_resets
    where token_hash = ${tokenHash} and expires_at > ${now.toISOString()}`);
  return rows[0]?.userId ?? null;
}

/**
 * Uses up a link together with all others of its user. Returns false if it no longer works. Of several concurrent
 * calls, one returns true.
 */
export async function spendReset(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from password_resets where token_hash = ${tokenHash} and expires_at > ${now.toISOString()}`);
  return rowCount === 1;
}

export async function deleteResets(db: Database, userId: UserId): Promise<void> {
  await db.execute(sql`delete from password_resets where user_id = ${userId}`);
}
