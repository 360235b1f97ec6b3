import type { OpportunityId } from '@plumbline/contract/kernel/id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { insertRows } from '../../../../kernel/insert-rows.ts';
import { insertEvents } from '../../lifecycle/store/request-event.ts';
import { serviceRequests } from '../../tables.ts';
import type { NewRequest } from './service-request.ts';

/**
 * Returns the preferred date of sample requests, and whether anyone has acted on them. Missing ones are omitted.
 * Concurrent callers wait.
 */
export async function samplesNow(
  ctx: Context,
  ids: readonly OpportunityId[],
): Promise<ReadonlyMap<OpportunityId, { readonly preferredDate: string; readonly isUntouched: boolean }>> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('sample-requests', 0))`);
  const { rows } = await ctx.db.execute<{ id: OpportunityId; preferredDate: string; isUntouched: boolean }>(sql`
    select opportunity_id as id, preferred_date::text as "preferredDate",
      status = 'submitted' and not exists (select from referrals where request_id = service_requests.id) as "isUntouched"
    from service_requests where opportunity_id = any(${sql.param([...ids])}::text[]) and is_synthetic`);
  return new Map(rows.map(({ id, ...sample }) => [id, sample]));
}

/** Stores sample requests as submitted. */
export async function insertSamples(ctx: Context, requests: readonly NewRequest[]): Promise<void> {
  await insertRows(ctx.db, serviceRequests, requests, sql`id`);
  await insertEvents(
    ctx,
    requests.map(({ id: requestId, status: requestStatus, createdAt: at }) => ({
      requestId,
      requestStatus,
      at,
      type: 'submit',
      party: 'customer' as const,
    })),
  );
}

/** Moves a sample request to another date. */
export async function renewSample(
  ctx: Context,
  id: OpportunityId,
  { preferredDate, createdAt }: { readonly preferredDate: string; readonly createdAt: Date },
): Promise<void> {
  await ctx.db
    .update(serviceRequests)
    .set({ preferredDate, createdAt, idleSince: createdAt })
    .where(and(eq(serviceRequests.opportunityId, id), eq(serviceRequests.isSynthetic, true)));
}
