import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

export interface AuthenticatorApp {
  readonly sealedSecret: string;
  readonly startedAt: Date;
  /** Null while it is being set up. */
  readonly addedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** A user's authenticator app, including one still being set up. */
export async function authenticatorApp(db: Database, userId: UserId): Promise<AuthenticatorApp | null> {
  const { rows } = await db.execute<{ secret: string; started: string; added: string | null; used: string | null }>(sql`
    select sealed_secret as secret, started_at as started, added_at as added, last_used_at as used
    from authenticator_apps where user_id = ${userId}`);
  const [row] = rows;
  if (row === undefined) return null;
  const moment = (at: string | null) => (at === null ? null : new Date(at));
  return {
    sealedSecret: row.secret,
    startedAt: new Date(row.started),
    addedAt: moment(row.added),
    lastUsedAt: moment(row.used),
  };
}

/** Stores the secret of an app being set up, replacing an earlier one. Returns false if an app is already set up. */
export async function startApp(db: Database, userId: UserId, sealedSecret: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into authenticator_apps as app (user_id, sealed_secret, started_at)
    values (${userId}, ${sealedSecret}, ${now.toISOString()})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, started_at = excluded.started_at
    where app.added_at is null`);
  return rowCount === 1;
}

/** Completes the setup after the app's first valid code. Of several concurrent calls, one returns true. */
export async function confirmApp(db: Database, userId: UserId, step: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { rowCount } = await db.execute(sql`
    update authenticator_apps set added_at = ${at}, last_used_at = ${at}, last_step = ${step}
    where user_id = ${userId} and added_at is null`);
  return rowCount === 1;
}

/**
 * Uses up the code of a time step, and all earlier ones. Returns false if it was used before. Of several concurrent
 * calls, one returns true.
 */
export async function spendStep(db: Database, userId: UserId, step: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update authenticator_apps set last_step = ${step}, last_used_at = ${now.toISOString()}
    where user_id = ${userId} and added_at is not null and (last_step is null or last_step < ${step}::bigint)`);
  return rowCount === 1;
}

/** Removes a user's app. Returns false if there is none. */
export async function deleteApp(db: Database, userId: UserId): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from authenticator_apps where user_id = ${userId} and added_at is not null`);
  return rowCount === 1;
}
