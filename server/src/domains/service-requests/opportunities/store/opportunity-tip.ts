import type { ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';

/** Writes down whom to tell of an open request. Again changes nothing. */
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

/** Returns when contractors were last notified, by listing; those who never were are left out. */
export async function lastDigests(
  ctx: Context,
  contractorIds: readonly ContractorId[],
): Promise<ReadonlyMap<ContractorId, Date>> {
  const { rows } = await ctx.db.execute<{ id: ContractorId; at: string }>(sql`
    select contractor_id as id, sent_at as at from opportunity_digests
    where contractor_id = any(${sql.param([...contractorIds])}::text[])`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}

/** Makes other processes that would notify this contractor wait. */
export async function lockDigest(ctx: Context, contractorId: ContractorId): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`opportunity-digest:${contractorId}`}, 0))`);
}

/**
 * Takes what a contractor is to be told of: requests that are open still and that they have nothing to do with yet,
 * newest first.
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
