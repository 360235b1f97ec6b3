import type { ClaimChannel } from '@plumbline/contract/domains/directory/listing.ts';
import type { ClaimId, ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { isoTime } from './review.ts';
import { type AttemptLimit, takesAttempt } from './sent-code.ts';

export interface NewClaim {
  readonly id: ClaimId;
  readonly contractorId: ContractorId;
  readonly channel: ClaimChannel;
  /** The number a code went to; null for email. */
  readonly address: string | null;
  readonly codeHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertClaim(db: Database, claim: NewClaim): Promise<void> {
  await db.execute(sql`
    insert into listing_claims (id, contractor_id, channel, address, code_hash, created_at, expires_at)
    values (${claim.id}, ${claim.contractorId}, ${claim.channel}, ${claim.address}, ${claim.codeHash}, ${claim.createdAt},
      ${claim.expiresAt})`);
}

export interface OpenClaim {
  readonly contractorId: ContractorId;
  readonly channel: ClaimChannel;
  readonly address: string | null;
  readonly codeHash: string;
}

/** Counts an attempt at a claim that can still be confirmed, and locks it; returns null for any other. */
export async function attemptClaim(db: Database, id: ClaimId, limit: AttemptLimit): Promise<OpenClaim | null> {
  const { rows } = await db.execute<OpenClaim & Record<string, unknown>>(sql`
    update listing_claims set attempts = attempts + 1
    where id = ${id} and ${takesAttempt(limit)}
    returning contractor_id as "contractorId", channel, address, code_hash as "codeHash"`);
  return rows[0] ?? null;
}

/** Gives a confirmed claim its key, and revokes the listing's other keys and codes. */
export async function confirmStoredClaim(
  db: Database,
  claim: { readonly id: ClaimId; readonly contractorId: ContractorId },
  key: { readonly hash: string; readonly until: Date },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update listing_claims set key_hash = null, key_until = null, expires_at = least(expires_at, ${now})
    where contractor_id = ${claim.contractorId} and id <> ${claim.id} and (key_hash is not null or expires_at > ${now})`);
  await db.execute(sql`
    update listing_claims set confirmed_at = ${now}, key_hash = ${key.hash}, key_until = ${key.until}
    where id = ${claim.id}`);
}

/** Returns the listing that a key opens, and until when (ISO); null for an unknown or expired key. */
export async function listingBehind(
  db: Database,
  keyHash: string,
  now: Date,
): Promise<{ contractorId: ContractorId; until: string } | null> {
  const { rows } = await db.execute<{ contractorId: ContractorId; until: string }>(sql`
    select contractor_id as "contractorId", ${isoTime(sql`key_until`)} as until from listing_claims
    where key_hash = ${keyHash} and key_until > ${now}`);
  return rows[0] ?? null;
}
