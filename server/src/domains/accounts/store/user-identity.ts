import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

export interface ProviderId {
  readonly issuer: string;
  readonly subject: string;
}

/** Returns the account of an identity that a provider has vouched for before. */
export async function userOfIdentity(db: Database, { issuer, subject }: ProviderId): Promise<UserId | null> {
  const { rows } = await db.execute<{ userId: UserId }>(sql`
    select user_id as "userId" from user_identities where issuer = ${issuer} and subject = ${subject}`);
  return rows[0]?.userId ?? null;
}

/** Returns whether an account can be opened through an identity provider. */
export async function hasIdentity(db: Database, userId: UserId): Promise<boolean> {
  const { rows } = await db.execute(sql`select from user_identities where user_id = ${userId} limit 1`);
  return rows.length > 0;
}

/** Links an identity to an account for future sign-ins. */
export async function insertIdentity(db: Database, { issuer, subject }: ProviderId, userId: UserId, now: Date) {
  await db.execute(sql`
    insert into user_identities (issuer, subject, user_id, created_at)
    values (${issuer}, ${subject}, ${userId}, ${now.toISOString()}) on conflict do nothing`);
}
