import type { ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';
import { referrals, type StoredReferral, type StoredRequest, serviceRequests } from '../tables.ts';
import type { PageOfList } from './customer-request.ts';

export interface ReferralOfRequest {
  readonly referral: StoredReferral;
  readonly request: StoredRequest;
  readonly position: TimePosition;
}

const offeredAt = sql`${referrals.offeredAt}`;
const referralId = sql`${referrals.id}`;

/** A contractor's proposals with an amount, along referrals_bids; its jobs that are not done, along referrals_open_jobs. */
const kinds = {
  proposals: sql`${referrals.amountCents} is not null`,
  jobs: sql`${referrals.isOpenJob}`,
} as const;

/** So many of a contractor's referrals of a kind from after a position on, newest first. */
export async function referralsOfContractor(
  ctx: Context,
  contractorId: ContractorId,
  kind: keyof typeof kinds,
  { after, limit }: PageOfList,
): Promise<ReferralOfRequest[]> {
  const rows = await ctx.db
    .select({ referral: referrals, request: serviceRequests, at: positionTime(offeredAt).mapWith(String) })
    .from(referrals)
    .innerJoin(serviceRequests, eq(serviceRequests.id, referrals.requestId))
    .where(
      sql`${referrals.contractorId} = ${contractorId} and ${kinds[kind]} ${pastPosition(after, offeredAt, referralId)}`,
    )
    .orderBy(desc(referrals.offeredAt), referrals.id)
    .limit(limit);
  return rows.map(({ referral, request, at }) => ({ referral, request, position: { at, id: referral.id } }));
}

/** How many requests were ever offered to a contractor, its own proposals aside. */
export async function countOffers(ctx: Context, contractorId: ContractorId): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from referrals where contractor_id = ${contractorId}`);
  return rows[0]?.count ?? 0;
}

/** The referrals of a contractor on which somebody may still act. */
export async function openReferralsOf(ctx: Context, contractorId: ContractorId): Promise<ReferralId[]> {
  const { rows } = await ctx.db.execute<{ id: ReferralId }>(sql`
    select id from referrals where contractor_id = ${contractorId} and status in ('offered', 'proposed', 'countered')`);
  return rows.map(({ id }) => id);
}
