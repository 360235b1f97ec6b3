import { EARTH_RADIUS_MILES } from '@plumbline/contract/domains/locations/distance.ts';
import type { ContractorId, OpportunityId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { type ListPage, pageOf, pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';
import { type StoredRequest, serviceRequests } from '../tables.ts';
import type { PageOfList } from './customer-request.ts';

export interface OpportunityScope extends PageOfList {
  readonly contractorId: ContractorId;
  readonly workTypes: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly miles: number;
  /** The squares that hold everything so near. */
  readonly cells: readonly number[];
}

/** The request that an opportunity's id stands for. */
export async function requestOfOpportunity(ctx: Context, id: OpportunityId): Promise<ServiceRequestId | null> {
  const { rows } = await ctx.db.execute<{ id: ServiceRequestId }>(
    sql`select id from service_requests where opportunity_id = ${id}`,
  );
  return rows[0]?.id ?? null;
}

/**
 * The open requests around a contractor that they have nothing to do with yet, newest first. Each square is read along
 * its index and no further than the page reaches, so it takes as long with many as with few.
 */
export async function opportunitiesAround(
  ctx: Context,
  scope: OpportunityScope,
): Promise<ListPage<{ request: StoredRequest; position: TimePosition }>> {
  const { rows } = await ctx.db.execute<{ id: ServiceRequestId; at: string; opportunityId: string }>(
    opportunityQuery(scope),
  );
  const page = pageOf(
    rows.map(({ id, at, opportunityId }) => ({ id, position: { at, id: opportunityId } })),
    scope.limit,
  );
  if (page.items.length === 0) return { items: [], next: null };
  const requests = await ctx.db
    .select()
    .from(serviceRequests)
    .where(
      inArray(
        serviceRequests.id,
        page.items.map(({ id }) => id),
      ),
    );
  const byId = new Map(requests.map((request) => [request.id, request]));
  return {
    next: page.next,
    items: page.items.flatMap(({ id, position }) => {
      const request = byId.get(id);
      return request === undefined ? [] : [{ request, position }];
    }),
  };
}

function opportunityQuery({
  contractorId,
  workTypes,
  latitude,
  longitude,
  miles,
  cells,
  after,
  limit,
}: OpportunityScope) {
  const distance = sql`earth_distance(ll_to_earth(latitude, longitude),
    ll_to_earth(${latitude}::float8, ${longitude}::float8)) * ${EARTH_RADIUS_MILES}::float8 / earth()`;
  return sql`
    select near.id, near.opportunity_id as "opportunityId", ${positionTime(sql`near.created_at`)} as at
    from unnest(${sql.param([...workTypes])}::text[]) as wanted(work_type),
      unnest(${sql.param([...cells])}::integer[]) as around(cell), lateral (
        select id, opportunity_id, created_at from service_requests
        where work_type = wanted.work_type and opportunity_cell = around.cell and opportunity_id is not null
          and status in ('submitted', 'contractors-notified', 'responses-received')
          and not exists (select from referrals
            where request_id = service_requests.id and contractor_id = ${contractorId})
          and ${distance} <= ${miles}::float8
          ${pastPosition(after, sql`created_at`, sql`opportunity_id`)}
        order by created_at desc, opportunity_id limit ${limit + 1}) as near
    order by near.created_at desc, near.opportunity_id limit ${limit + 1}`;
}
