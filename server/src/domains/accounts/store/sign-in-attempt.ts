import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { type AttemptLimit, FORGET_AFTER_MINUTES, LOCK_OUT_SECONDS } from '../rules/attempt-limits.ts';

const MINUTE = 60_000;

/**
 * Counts an attempt as failed before it is tried, so that concurrent ones can't bypass the limit. Returns the number of
 * failures including this one; or, if the key is blocked, counts nothing and returns the seconds to wait.
 */
export async function countAttempt(
  db: Database,
  { key, free }: AttemptLimit,
  now: Date,
): Promise<{ readonly failures: number } | { readonly wait: number }> {
  const forgotten = new Date(now.getTime() - FORGET_AFTER_MINUTES * MINUTE).toISOString();
  const at = now.toISOString();
  const failures = sql`case when attempts.last_at <= ${forgotten} then 1 else attempts.failures + 1 end`;
  const wait = sql`least(${LOCK_OUT_SECONDS}::float8, power(2, least(${failures} - ${free}::integer, 30)))`;
  const counted = await db.execute<{ failures: number }>(sql`
    insert into sign_in_attempts as attempts (key, failures, last_at, blocked_until)
    values (${key}, 1, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (key) do update set failures = ${failures}, last_at = ${at}::timestamptz,
      blocked_until = ${at}::timestamptz
        + case when ${failures} < ${free}::integer then interval '0' else ${wait} * interval '1 second' end
    where attempts.blocked_until <= ${at}::timestamptz
    returning failures`);
  if (counted.rows[0] !== undefined) return counted.rows[0];
  const { rows } = await db.execute<{ until: string }>(sql`
    select blocked_until as until from sign_in_attempts where key = ${key}`);
  const until = rows[0] === undefined ? now.getTime() : new Date(rows[0].until).getTime();
  return { wait: Math.max(1, Math.ceil((until - now.getTime()) / 1000)) };
}

/** Clears the failures of a key after a successful attempt. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.execute(sql`delete from sign_in_attempts where key = ${key}`);
}

/** Takes back one counted attempt, and the block it caused. */
export async function takeBackAttempt(db: Database, key: string, now: Date): Promise<void> {
  await db.execute(sql`
    update sign_in_attempts set failures = failures - 1, blocked_until = ${now.toISOString()}
    where key = ${key} and failures > 0`);
}

/** Deletes counts that no longer matter. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGET_AFTER_MINUTES * MINUTE);
  await db.execute(sql`
    delete from sign_in_attempts where last_at <= ${forgotten.toISOString()} and blocked_until <= ${now.toISOString()}`);
}
