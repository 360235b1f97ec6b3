import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** The purpose of a challenge, and the session or browser that may answer it. */
export interface ChallengeUse {
  readonly purpose: 'enroll' | 'sign-in' | 'second-factor' | 'step-up';
  /** A session's id, or the hash of the secret in the browser's sign-in cookie. */
  readonly boundTo: string;
}

/** Stores a challenge, and deletes expired ones. */
export async function insertChallenge(
  db: Database,
  challenge: string,
  { purpose, boundTo }: ChallengeUse,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await db.execute(sql`
    with expired as (delete from passkey_challenges where expires_at <= ${now.toISOString()})
    insert into passkey_challenges (challenge, purpose, bound_to, expires_at)
    values (${challenge}, ${purpose}, ${boundTo}, ${expiresAt.toISOString()})`);
}

/**
 * Uses up a challenge. Returns false if it is unknown, was used, or belongs to another session or browser. Of several
 * concurrent calls, one returns true.
 */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, boundTo }: ChallengeUse,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from passkey_challenges where challenge = ${challenge} and purpose = ${purpose} and bound_to = ${boundTo}
      and expires_at > ${now.toISOString()}`);
  return rowCount === 1;
}
