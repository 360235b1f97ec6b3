import type { SessionId, UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** Returns whether an account has a passkey or an authenticator app. */
export async function hasSecondFactor(db: Database, userId: UserId): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from passkeys where user_id = ${userId})
      or exists (select from authenticator_apps where user_id = ${userId} and added_at is not null) as has`);
  return rows[0]?.has === true;
}

/** Serializes changes of an account's factors until the transaction ends. */
export async function lockFactors(db: Database, userId: UserId): Promise<void> {
  await db.execute(sql`select from users where id = ${userId} for no key update`);
}

/** Records that a session has proved a second factor, and with it the person's identity. */
export async function setFactorProven(db: Database, id: SessionId, now: Date): Promise<void> {
  await db.execute(
    sql`update sessions set factor_at = ${now.toISOString()}, authenticated_at = ${now.toISOString()} where id = ${id}`,
  );
}

/** Removes every factor of an account, with the recovery codes. Returns how many factors there were. */
export async function deleteFactors(db: Database, userId: UserId): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with keys as (delete from passkeys where user_id = ${userId} returning 1),
      apps as (delete from authenticator_apps where user_id = ${userId} returning added_at),
      codes as (delete from recovery_codes where user_id = ${userId})
    select (select count(*) from keys)::integer
      + (select count(*) from apps where added_at is not null)::integer as count`);
  return rows[0]?.count ?? 0;
}
