import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** What codes are sent for: to take a listing over, to change how it is reached. */
const tables = { claims: sql`listing_claims`, changes: sql`contact_changes` } as const;

/** How many codes were sent for a listing since a moment. Whoever else asks about this listing waits. */
export async function countCodes(
  db: Database,
  kind: keyof typeof tables,
  contractorId: ContractorId,
  since: Date,
): Promise<number> {
  await db.execute(sql`select from contractors where id = ${contractorId} for no key update`);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${tables[kind]}
    where contractor_id = ${contractorId} and created_at > ${since}`);
  return rows[0]?.count ?? 0;
}

export interface AttemptLimit {
  readonly attempts: number;
  readonly now: Date;
}

/** Whether a row of either kind can still be confirmed. */
export const takesAttempt = ({ attempts, now }: AttemptLimit): SQL =>
  sql`confirmed_at is null and expires_at > ${now} and attempts < ${attempts}`;
