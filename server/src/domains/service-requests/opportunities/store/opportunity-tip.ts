import type { ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';

/** Records which contractors to notify of an open request. Repeating it changes nothing. */
export async function insertTips(
  ctx: Context,
  requestId: ServiceRequestId,
  contractorIds: readonly ContractorId[],
): Promise<void> {
  await ctx.db.execute(sql`
    insert into opportunity_tips (contractor_id, request_id)
    select contractor_id, ${requestId} from unnest(${sql.param([...contractorIds])}::text[]) as contractor_id
    on conflict do nothing`);
}

/** Returns the time of each contractor's last digest, by listing. Contractors without one are omitted. */
export async function lastDigests(
  ctx: Context,
  contractorIds: readonly ContractorId[],
): Promise<ReadonlyMap<ContractorId, Date>> {
  const { rows } = await ctx.db.execute<{ id: ContractorId; at: string }>(sql`
    select contractor_id as id, sent_at as at from opportunity_digests
    where contractor_id = any(${sql.param([...contractorIds])}::text[])`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}

/** Locks a contractor's digest, so that other processes wait. */
export async function lockDigest(ctx: Context, contractorId: ContractorId): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`opportunity-digest:${contractorId}`}, 0))`);
}

/**
 * Returns and removes the requests to notify a contractor of: those that are still open and that the contractor isn't
 * involved in yet, newest first.
 */
export async function takeTips(ctx: Context, contractorId: ContractorId): Promise<ServiceRequestId[]> {
  const { rows } = await ctx.db.execute<{ id: ServiceRequestId }>(sql`
    with taken as (delete from opportunity_tips where contractor_id = ${contractorId} returning request_id)
    select id from service_requests join taken on request_id = id
    where opportunity_id is not null and status in ('submitted', 'contractors-notified', 'responses-received')
      and not exists (select from referrals where request_id = service_requests.id and contractor_id = ${contractorId})
    order by created_at desc, id`);
  return rows.map(({ id }) => id);
}

export async function setLastDigest(ctx: Context, contractorId: ContractorId, at: Date): Promise<void> {
  await ctx.db.execute(sql`
    insert into opportunity_digests (contractor_id, sent_at) values (${contractorId}, ${at.toISOString()})
    on conflict (contractor_id) do update set sent_at = excluded.sent_at`);
}
