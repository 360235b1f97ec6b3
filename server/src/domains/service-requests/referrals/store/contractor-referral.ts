import type { ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { pastPosition, positionTime, type TimePosition } from '../../../../kernel/list-page.ts';
import type { PageOfList } from '../../requests/store/customer-request.ts';
import { referrals, type StoredReferral, type StoredRequest, serviceRequests } from '../../tables.ts';

export interface ReferralOfRequest {
  readonly referral: StoredReferral;
  readonly request: StoredRequest;
  readonly position: TimePosition;
}

const offeredAt = sql`${referrals.offeredAt}`;
const referralId = sql`${referrals.id}`;

/**
 * A contractor's proposals with an amount, using referrals_bids, and its unfinished jobs, using referrals_open_jobs.
 */
const kinds = {
  proposals: sql`${referrals.amountCents} is not null`,
  jobs: sql`${referrals.isOpenJob}`,
} as const;

/** Returns up to `limit` of a contractor's referrals of a kind after a position, newest first. */
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

/** Up to this many offers are counted on each call. Beyond that, the sum is stored. */
const MOST_UNCOUNTED = 200;
/** No transaction that offers a request stays open this long, so older offers are complete. */
const SETTLED_MS = 60 * 60_000;

/** Counts the requests ever offered to a contractor, and their own proposals. The time doesn't depend on the number. */
export async function countOffers(ctx: Context, contractorId: ContractorId): Promise<number> {
  const until = new Date(ctx.clock.now().getTime() - SETTLED_MS).toISOString();
  const { rows } = await ctx.db.execute<{ counted: number; since: number; isStale: boolean }>(sql`
    select coalesce(counted, 0) as counted, coalesce(until < ${until}, true) as "isStale",
      (select count(*)::integer from referrals where contractor_id = contractors.id
        and offered_at > coalesce(until, '-infinity')) as since
    from contractors left join offer_counts on contractor_id = contractors.id where contractors.id = ${contractorId}`);
  const [row] = rows;
  if (row === undefined) return 0;
  if (row.since > MOST_UNCOUNTED && row.isStale) {
    await ctx.db.execute(sql`
      insert into offer_counts (contractor_id, counted, until)
      select ${contractorId}, count(*), ${until} from referrals
      where contractor_id = ${contractorId} and offered_at <= ${until}
      on conflict (contractor_id) do update set counted = excluded.counted, until = excluded.until
      where offer_counts.until < excluded.until`);
  }
  return row.counted + row.since;
}

export interface WaitingReferral extends ReferralOfRequest {
  readonly answerBy: Date;
}

/**
 * Returns the referrals that wait for a contractor's answer after a position, soonest due first, using
 * referrals_waiting.
 */
export async function referralsWaiting(
  ctx: Context,
  contractorId: ContractorId,
  { after, limit }: PageOfList,
): Promise<WaitingReferral[]> {
  const answerBy = sql`${referrals.answerBy}`;
  const past =
    after === undefined ? sql.empty() : sql`and (${answerBy}, ${referralId}) > (${after.at}::timestamptz, ${after.id})`;
  const rows = await ctx.db
    .select({ referral: referrals, request: serviceRequests, at: positionTime(answerBy).mapWith(String) })
    .from(referrals)
    .innerJoin(serviceRequests, eq(serviceRequests.id, referrals.requestId))
    .where(
      sql`${referrals.contractorId} = ${contractorId} and ${referrals.status} in ('offered', 'countered')
        and ${referrals.frozenAt} is null and ${answerBy} is not null ${past}`,
    )
    .orderBy(answerBy, referrals.id)
    .limit(limit);
  return rows.flatMap(({ referral, request, at }) =>
    referral.answerBy === null
      ? []
      : [{ referral, request, answerBy: referral.answerBy, position: { at, id: referral.id } }],
  );
}

/** Returns the referrals of a contractor on which someone may still act. */
export async function openReferralsOf(ctx: Context, contractorId: ContractorId): Promise<ReferralId[]> {
  const { rows } = await ctx.db.execute<{ id: ReferralId }>(sql`
    select id from referrals where contractor_id = ${contractorId} and status in ('offered', 'proposed', 'countered')`);
  return rows.map(({ id }) => id);
}
