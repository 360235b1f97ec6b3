import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { CodesToNumber, SentCodes } from '../rules/claim-secret.ts';

/** The purposes of codes: claiming a listing, or changing its contacts. */
const tables = { claims: sql`listing_claims`, changes: sql`contact_changes` } as const;

/** Counts the codes sent for a listing recently, and locks out other callers for this listing. */
export async function countCodes(
  db: Database,
  kind: keyof typeof tables,
  contractorId: ContractorId,
  now: Date,
): Promise<SentCodes> {
  await db.execute(sql`select from contractors where id = ${contractorId} for no key update`);
  const { rows } = await db.execute<{ lastHour: number; lastDay: number }>(sql`
    select count(*) filter (where created_at > ${now}::timestamptz - interval '1 hour')::integer as "lastHour",
      count(*)::integer as "lastDay"
    from ${tables[kind]}
    where contractor_id = ${contractorId} and created_at > ${now}::timestamptz - interval '1 day'`);
  return rows[0] ?? { lastHour: 0, lastDay: 0 };
}

/**
 * Returns the codes sent to a phone in the last day, for any listing. Other senders to that phone wait until the
 * transaction ends.
 */
export async function countCodesTo(db: Database, phone: string, now: Date): Promise<CodesToNumber> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`codes-to:${phone}`}, 0))`);
  const { rows } = await db.execute<CodesToNumber & Record<string, unknown>>(sql`
    select count(*) filter (where not by_call)::integer as texts, count(*) filter (where by_call)::integer as calls,
      exists (select from contractors where proven_phone = ${phone} and phone = ${phone}) as "isProven"
    from (
      select false as by_call, created_at from listing_claims where address = ${phone}
      union all select by_call, created_at from contact_changes where channel = 'phone' and address = ${phone}) as sent
    where created_at > ${now}::timestamptz - interval '1 day'`);
  return rows[0] ?? { texts: 0, calls: 0, isProven: false };
}

export interface AttemptLimit {
  readonly attempts: number;
  readonly now: Date;
}

/** Matches rows of either kind that can still be confirmed. */
export const takesAttempt = ({ attempts, now }: AttemptLimit): SQL =>
  sql`confirmed_at is null and expires_at > ${now} and attempts < ${attempts}`;
