import type { ClaimChannel } from '@plumbline/contract/domains/directory/listing.ts';
import type { ContactChangeId, ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { type AttemptLimit, takesAttempt } from './sent-code.ts';

export interface StoredContactChange {
  readonly id: ContactChangeId;
  readonly contractorId: ContractorId;
  readonly channel: ClaimChannel;
  readonly address: string;
  /** Whether the code was given in a phone call. */
  readonly byCall: boolean;
  readonly codeHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores a change that waits for its code, and ends earlier ones of the same kind. */
export async function insertChange(db: Database, change: StoredContactChange): Promise<void> {
  const { id, contractorId, channel, address, byCall, codeHash, createdAt, expiresAt } = change;
  await db.execute(sql`
    with ended as (update contact_changes set expires_at = ${createdAt}
      where contractor_id = ${contractorId} and channel = ${channel} and expires_at > ${createdAt})
    insert into contact_changes (id, contractor_id, channel, address, by_call, code_hash, created_at, expires_at)
    values (${id}, ${contractorId}, ${channel}, ${address}, ${byCall}, ${codeHash}, ${createdAt}, ${expiresAt})`);
}

/** Returns the pending change to a phone whose code is still valid; null if there is none. */
export async function openChange(
  db: Database,
  { contractorId, address }: Pick<StoredContactChange, 'contractorId' | 'address'>,
  limit: AttemptLimit,
): Promise<ContactChangeId | null> {
  const { rows } = await db.execute<{ id: ContactChangeId }>(sql`
    select id from contact_changes
    where contractor_id = ${contractorId} and channel = 'phone' and address = ${address} and ${takesAttempt(limit)}
    order by created_at desc limit 1`);
  return rows[0]?.id ?? null;
}

/**
 * Counts an attempt at a listing's own change that can still be confirmed, and locks it; returns null for any other.
 */
export async function attemptChange(
  db: Database,
  { id, contractorId }: Pick<StoredContactChange, 'id' | 'contractorId'>,
  limit: AttemptLimit,
): Promise<Pick<StoredContactChange, 'channel' | 'address' | 'codeHash'> | null> {
  const { rows } = await db.execute<{ channel: ClaimChannel; address: string; codeHash: string }>(sql`
    update contact_changes set attempts = attempts + 1
    where id = ${id} and contractor_id = ${contractorId} and ${takesAttempt(limit)}
    returning channel, address, code_hash as "codeHash"`);
  return rows[0] ?? null;
}

export async function setChangeConfirmed(db: Database, id: ContactChangeId, at: Date): Promise<void> {
  await db.execute(sql`update contact_changes set confirmed_at = ${at} where id = ${id}`);
}
