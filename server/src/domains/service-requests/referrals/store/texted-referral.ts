import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { referrals, type StoredReferral, type StoredRequest, serviceRequests } from '../../tables.ts';

/** A referral that a contractor can text about. */
export interface TextedReferral {
  readonly referral: StoredReferral;
  readonly request: StoredRequest;
}

/** Nobody answers more requests than this by text. */
const MOST = 10;

/**
 * Returns these contractors' referrals that wait for an answer, can still be changed by one, or were accepted but not
 * paid yet; newest first.
 */
export const answerableBy = (ctx: Context, ids: readonly ContractorId[]): Promise<TextedReferral[]> =>
  ctx.db
    .select({ referral: referrals, request: serviceRequests })
    .from(referrals)
    .innerJoin(serviceRequests, eq(serviceRequests.id, referrals.requestId))
    .where(
      and(
        inArray(referrals.contractorId, [...ids]),
        sql`${referrals.status} in ('offered', 'proposed', 'countered', 'accepted-unpaid') and ${referrals.frozenAt} is null`,
      ),
    )
    .orderBy(desc(referrals.offeredAt), referrals.id)
    .limit(MOST);

/** Returns these contractors' referral of the request with this ordinal, in any status; null if they were not asked. */
export async function referralOfOrdinal(
  ctx: Context,
  ids: readonly ContractorId[],
  ordinal: number,
): Promise<TextedReferral | null> {
  const [row] = await ctx.db
    .select({ referral: referrals, request: serviceRequests })
    .from(serviceRequests)
    .innerJoin(referrals, eq(referrals.requestId, serviceRequests.id))
    .where(and(eq(serviceRequests.ordinal, ordinal), inArray(referrals.contractorId, [...ids])));
  return row ?? null;
}
