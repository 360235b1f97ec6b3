import { LIVE_REFERRALS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ThreadParty } from '@plumbline/contract/domains/threads/thread.ts';
import type { ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

/** A thread that a text may belong to, and the side that its sender is on. */
export interface TextedThread {
  readonly referralId: ReferralId;
  readonly party: ThreadParty;
  /** Of the request, from which its number is derived. */
  readonly ordinal: number;
  /** The newest message that the sender was told of. */
  readonly told: number;
}

/** Nobody follows more conversations by text. */
const MOST = 10;

/** The contractors whose phone a text came from, and the phone, which may be a customer's. */
export interface Sender {
  readonly phone: string;
  readonly contractorIds: readonly ContractorId[];
}

const isLive = sql`referrals.status = any(${sql.param([...LIVE_REFERRALS])}::text[])`;
const columns = sql`referrals.id as "referralId", requests.ordinal::integer as ordinal`;

/** Returns the threads of whose messages the sender was told since a moment, the latest first. */
export async function threadsToldTo(
  ctx: Context,
  { phone, contractorIds }: Sender,
  since: Date,
): Promise<TextedThread[]> {
  const { rows } = await ctx.db.execute<TextedThread & Record<string, unknown>>(sql`
    select ${columns}, 'customer' as party, customer_told as told, customer_told_at as told_at
      from service_requests as requests join threads on threads.request_id = requests.id
        join referrals on referrals.id = threads.referral_id
      where customer_phone = ${phone} and customer_told_at > ${since.toISOString()} and ${isLive}
    union all
    select ${columns}, 'contractor', contractor_told, contractor_told_at
      from threads join referrals on referrals.id = threads.referral_id
        join service_requests as requests on requests.id = threads.request_id
      where threads.contractor_id = any(${sql.param([...contractorIds])}::text[])
        and contractor_told_at > ${since.toISOString()} and ${isLive}
    order by told_at desc limit ${MOST}`);
  return rows;
}

/**
 * Returns the threads of the request with this ordinal that the sender may mean: a contractor's own, and a customer's of
 * which they were told or whose contractor they are connected with.
 */
export async function threadsOfOrdinal(
  ctx: Context,
  { phone, contractorIds }: Sender,
  ordinal: number,
): Promise<TextedThread[]> {
  const { rows } = await ctx.db.execute<TextedThread & Record<string, unknown>>(sql`
    select ${columns}, case when customer_phone = ${phone} then 'customer' else 'contractor' end as party,
      coalesce(case when customer_phone = ${phone} then customer_told else contractor_told end, 0) as told
    from service_requests as requests join referrals on referrals.request_id = requests.id
      left join threads on threads.referral_id = referrals.id
    where requests.ordinal = ${ordinal} and ${isLive}
      and ((customer_phone = ${phone} and (customer_told_at is not null or referrals.status = 'settled'))
        or (customer_phone <> ${phone} and referrals.contractor_id = any(${sql.param([...contractorIds])}::text[])))
    limit ${MOST}`);
  return rows;
}
