import type { Session } from '@plumbline/contract/domains/accounts/session.ts';
import type { SessionId, UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Account } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';

export interface NewSession {
  readonly id: SessionId;
  readonly tokenHash: string;
  readonly userId: UserId;
  readonly device: string;
  /** The known device on which it began. */
  readonly deviceId: string;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Whether a second factor was proved in signing in. */
  readonly factorProven: boolean;
}

/** Stores a session, and deletes those of its user that have ended. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const now = session.now.toISOString();
  await db.execute(sql`
    with ended as (delete from sessions where user_id = ${session.userId} and expires_at <= ${now})
    insert into sessions (id, token_hash, user_id, device, device_id, signed_in_at, authenticated_at, last_seen_at,
      factor_at, expires_at)
    values (${session.id}, ${session.tokenHash}, ${session.userId}, ${session.device}, ${session.deviceId}, ${now}, ${now},
      ${now}, ${session.factorProven ? now : null}, ${session.expiresAt.toISOString()})`);
}

export interface OpenSession {
  readonly id: SessionId;
  readonly userId: UserId;
  readonly role: Account['kind'];
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
  readonly factorAt: Date | null;
}

/**
 * Returns the session that a secret opens, in a single query on two indexes; null for other secrets and for suspended
 * accounts.
 */
export async function openSession(db: Database, tokenHash: string, now: Date): Promise<OpenSession | null> {
  const { rows } = await db.execute<{
    id: SessionId;
    userId: UserId;
    role: Account['kind'];
    at: string;
    seen: string;
    factor: string | null;
  }>(
    prepared(sql`
      select sessions.id, user_id as "userId", role, signed_in_at as at, last_seen_at as seen, factor_at as factor
      from sessions join users on users.id = user_id
      where token_hash = ${tokenHash} and expires_at > ${now.toISOString()} and suspended_at is null`),
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: row.id,
    userId: row.userId,
    role: row.role,
    signedInAt: new Date(row.at),
    lastSeenAt: new Date(row.seen),
    factorAt: row.factor === null ? null : new Date(row.factor),
  };
}

/** Records that a session was used. */
export async function touchSession(db: Database, id: SessionId, now: Date, expiresAt: Date): Promise<void> {
  await db.execute(sql`
    update sessions set last_seen_at = ${now.toISOString()}, expires_at = ${expiresAt.toISOString()} where id = ${id}`);
}

/** Returns the time of a session's last proof of identity; null if the session has ended. */
export async function authenticatedAt(db: Database, id: SessionId): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select coalesce(authenticated_at, signed_in_at) as at from sessions where id = ${id}`);
  return rows[0] === undefined ? null : new Date(rows[0].at);
}

export async function setAuthenticated(db: Database, id: SessionId, now: Date): Promise<void> {
  await db.execute(sql`update sessions set authenticated_at = ${now.toISOString()} where id = ${id}`);
}

/** Returns a user's sessions, last seen first. */
export async function selectSessions(db: Database, userId: UserId, now: Date): Promise<Omit<Session, 'isCurrent'>[]> {
  const { rows } = await db.execute<{ id: SessionId; device: string; at: string; seen: string }>(sql`
    select id, device, signed_in_at as at, last_seen_at as seen from sessions
    where user_id = ${userId} and expires_at > ${now.toISOString()} order by last_seen_at desc, id`);
  return rows.map(({ id, device, at, seen }) => ({
    id,
    device,
    signedInAt: new Date(at).toISOString(),
    lastSeenAt: new Date(seen).toISOString(),
  }));
}

/** Returns the known device on which a session began; null for sessions from a release that did not record it. */
export async function deviceOfSession(db: Database, id: SessionId): Promise<string | null> {
  const { rows } = await db.execute<{ deviceId: string | null }>(sql`
    select device_id as "deviceId" from sessions where id = ${id}`);
  return rows[0]?.deviceId ?? null;
}

/**
 * Ends one of a user's sessions and returns the device on which it began; null if the session belongs to someone else.
 */
export async function deleteSession(
  db: Database,
  userId: UserId,
  id: SessionId,
): Promise<{ readonly deviceId: string | null } | null> {
  const { rows } = await db.execute<{ deviceId: string | null }>(sql`
    delete from sessions where id = ${id} and user_id = ${userId} returning device_id as "deviceId"`);
  return rows[0] ?? null;
}

/** Ends the session that a secret opens, if any. */
export async function deleteSessionByToken(db: Database, tokenHash: string): Promise<void> {
  await db.execute(sql`delete from sessions where token_hash = ${tokenHash}`);
}

/** Ends all of a user's sessions, except one if given, and any sign-in in progress. */
export async function deleteSessions(db: Database, userId: UserId, except: SessionId | null = null): Promise<void> {
  await db.execute(sql`
    with pending as (delete from pending_sign_ins where user_id = ${userId})
    delete from sessions where user_id = ${userId} and (${except}::text is null or id <> ${except})`);
}
