import type { Passkey } from '@plumbline/contract/domains/accounts/factor.ts';
import type { PasskeyId, UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** A passkey with the data needed to check its signatures. */
export interface StoredPasskey {
  readonly id: PasskeyId;
  readonly userId: UserId;
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Stores a passkey. Returns false if this authenticator's key is already stored. */
export async function insertPasskey(
  db: Database,
  passkey: StoredPasskey & { readonly name: string; readonly addedAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, added_at)
    values (${passkey.id}, ${passkey.userId}, ${passkey.credentialId}, ${Buffer.from(passkey.publicKey)},
      ${passkey.counter}, ${sql.param([...passkey.transports])}::text[], ${passkey.name},
      ${passkey.addedAt.toISOString()})
    on conflict (credential_id) do nothing`);
  return rowCount === 1;
}

/** Returns a user's passkeys for their settings, oldest first. */
export async function selectPasskeys(db: Database, userId: UserId): Promise<Passkey[]> {
  const { rows } = await db.execute<{ id: PasskeyId; name: string; added: string; used: string | null }>(sql`
    select id, name, added_at as added, last_used_at as used from passkeys
    where user_id = ${userId} order by added_at, id`);
  return rows.map(({ id, name, added, used }) => ({
    id,
    name,
    addedAt: new Date(added).toISOString(),
    lastUsedAt: used === null ? null : new Date(used).toISOString(),
  }));
}

/** Returns the data that a browser needs to find a user's passkeys. */
export async function credentialsOf(db: Database, userId: UserId): Promise<{ id: string; transports: string[] }[]> {
  const { rows } = await db.execute<{ id: string; transports: string[] }>(sql`
    select credential_id as id, transports from passkeys where user_id = ${userId} order by added_at, id`);
  return rows;
}

/** Returns the passkey with an authenticator's id. */
export async function passkeyByCredential(db: Database, credentialId: string): Promise<StoredPasskey | null> {
  const { rows } = await db.execute<{
    id: PasskeyId;
    userId: UserId;
    publicKey: Uint8Array;
    counter: string;
    transports: string[];
  }>(sql`
    select id, user_id as "userId", public_key as "publicKey", counter, transports from passkeys
    where credential_id = ${credentialId}`);
  const [row] = rows;
  if (row === undefined) return null;
  return { ...row, credentialId, publicKey: new Uint8Array(row.publicKey), counter: Number(row.counter) };
}

/**
 * Records that a passkey was used. Returns false if its counter did not increase, which also catches concurrent uses.
 * Authenticators that don't count stay at 0.
 */
export async function recordPasskeyUse(db: Database, id: PasskeyId, counter: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update passkeys set counter = ${counter}, last_used_at = ${now.toISOString()}
    where id = ${id} and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`);
  return rowCount === 1;
}

/** Removes a user's passkey. Returns false if it belongs to someone else. */
export async function deletePasskey(db: Database, userId: UserId, id: PasskeyId): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from passkeys where id = ${id} and user_id = ${userId}`);
  return rowCount === 1;
}
