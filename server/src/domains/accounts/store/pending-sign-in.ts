import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** A sign-in that is waiting for its second factor. */
export interface PendingSignIn {
  readonly userId: UserId;
  readonly serviceRequestIds: readonly ServiceRequestId[];
}

/** Stores a sign-in, and deletes expired ones. */
export async function insertPendingSignIn(
  db: Database,
  { userId, serviceRequestIds }: PendingSignIn,
  link: { readonly tokenHash: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await db.execute(sql`
    with expired as (delete from pending_sign_ins where expires_at <= ${link.now.toISOString()})
    insert into pending_sign_ins (token_hash, user_id, service_request_ids, expires_at)
    values (${link.tokenHash}, ${userId}, ${sql.param([...serviceRequestIds])}::text[], ${link.expiresAt.toISOString()})`);
}

export async function pendingSignIn(db: Database, tokenHash: string, now: Date): Promise<PendingSignIn | null> {
  const { rows } = await db.execute(sql`
    select user_id as "userId", service_request_ids as "serviceRequestIds" from pending_sign_ins
    where token_hash = ${tokenHash} and expires_at > ${now.toISOString()}`);
  return (rows[0] as unknown as PendingSignIn | undefined) ?? null;
}

/** Ends a sign-in. Returns false if it had already ended. Of several concurrent calls, one returns true. */
export async function deletePendingSignIn(db: Database, tokenHash: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from pending_sign_ins where token_hash = ${tokenHash}`);
  return rowCount === 1;
}
