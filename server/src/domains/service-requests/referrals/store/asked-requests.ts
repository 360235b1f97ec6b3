import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../kernel/database.ts';
import type { AskedRequest } from '../rules/response-record.ts';

/** More requests don't change a median noticeably. */
const MOST = 500;

/**
 * Returns the requests that a contractor was asked since a moment and that no longer wait for the first answer. Bids of
 * the contractor's own, and requests that somebody else won or that ended before an answer, are not among them.
 */
export async function askedRequests(db: Database, id: ContractorId, since: Date): Promise<AskedRequest[]> {
  const { rows } = await db.execute<{ offeredAt: string; answeredAt: string | null }>(sql`
    select offered_at as "offeredAt", answered_at as "answeredAt" from referrals
    where contractor_id = ${id} and offered_at >= ${since.toISOString()}::timestamptz and amount_cents is null
      and (answered_at is not null or (status = 'expired' and silent_party = 'contractor'))
    order by offered_at desc limit ${MOST}`);
  return rows.map(({ offeredAt, answeredAt }) => ({
    offeredAt: new Date(offeredAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
  }));
}
