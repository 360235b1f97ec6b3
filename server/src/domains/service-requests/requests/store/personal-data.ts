import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { ContractorId, ReferralId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { erased, withheld } from '../../../../kernel/erased.ts';
import { columns } from '../../columns.ts';
import { referrals, type StoredRequest, serviceRequests } from '../../tables.ts';

/** Returns every request of a customer. */
export const allRequestsOf = (ctx: Context, customerId: UserId): Promise<StoredRequest[]> =>
  ctx.db.select().from(serviceRequests).where(eq(serviceRequests.customerId, customerId));

/** Selects requests without an account that name one of a person's addresses. */
export const allRequestsNaming = (ctx: Context, { email, phone }: Person): Promise<StoredRequest[]> =>
  ctx.db
    .select()
    .from(serviceRequests)
    .where(
      sql`${serviceRequests.customerId} is null and (lower(${serviceRequests.customerEmail}) = ${email}::text
        or ${serviceRequests.customerPhone} = ${phone}::text)`,
    );

/** Returns requests that have ended and were made before, oldest first, and still have their customer. */
export const endedBefore = (ctx: Context, moment: Date, most: number): Promise<StoredRequest[]> =>
  ctx.db
    .select()
    .from(serviceRequests)
    .where(
      sql`${serviceRequests.status} in ('completed', 'cancelled', 'declined', 'expired')
        and ${serviceRequests.customerEmail} <> '' and ${serviceRequests.createdAt} < ${moment.toISOString()}`,
    )
    .orderBy(serviceRequests.createdAt)
    .limit(most)
    .for('update', { skipLocked: true });

export async function referralsOfRequests(ctx: Context, ids: readonly ServiceRequestId[]): Promise<ReferralId[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: referrals.id })
    .from(referrals)
    .where(inArray(referrals.requestId, [...ids]));
  return rows.map(({ id }) => id);
}

/** Returns every referral of a contractor, using referrals_contractor. */
export async function referralsOfContractor(ctx: Context, id: ContractorId): Promise<ReferralId[]> {
  const rows = await ctx.db.select({ id: referrals.id }).from(referrals).where(eq(referrals.contractorId, id));
  return rows.map(({ id }) => id);
}

/**
 * Returns the stored data about a customer's requests. Omits the ids of referrals, which are the contractors' secrets.
 */
export async function requestData(ctx: Context, customerId: UserId): Promise<unknown> {
  const { rows } = await ctx.db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(to_jsonb(requests) - ${withheld(columns.service_requests)} || jsonb_build_object(
      'referrals', (
        select coalesce(jsonb_agg(to_jsonb(referrals) - ${withheld(columns.referrals)} || jsonb_build_object(
          'proposedTimes', (
            select coalesce(jsonb_agg(to_jsonb(proposed_times) - ${withheld(columns.proposed_times)}
              order by proposed_times.id), '[]') from proposed_times where referral_id = referrals.id)
          ) order by ordinal), '[]') from referrals where request_id = requests.id),
      'jobReports', (
        select coalesce(jsonb_agg(to_jsonb(job_reports) - ${withheld(columns.job_reports)} order by reported_at, id), '[]')
        from job_reports where request_id = requests.id),
      'passOns', (
        select coalesce(jsonb_agg(to_jsonb(pass_ons) - ${withheld(columns.pass_ons)} order by position), '[]')
        from pass_ons where request_id = requests.id),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(events) - ${withheld(columns.service_request_events)}
          order by events.id), '[]')
        from service_request_events as events where request_id = requests.id)
      ) order by created_at), '[]') as found
    from service_requests as requests where customer_id = ${customerId}`);
  return rows[0]?.found ?? [];
}

/** Erases the customer from a request and from their messages to contractors. */
export async function eraseIdentity(
  ctx: Context,
  id: ServiceRequestId,
  { title, description }: { readonly title: string; readonly description: string },
): Promise<void> {
  await ctx.db.execute(sql`
    update service_requests set ${erased(columns.service_requests, { title, description })} where id = ${id}`);
  await ctx.db.execute(sql`
    update proposed_times set ${erased(columns.proposed_times, {})} where by_party = 'customer'
      and referral_id in (select id from referrals where request_id = ${id})`);
}
