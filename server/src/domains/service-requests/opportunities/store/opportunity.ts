import { EARTH_RADIUS_MILES } from '@plumbline/contract/domains/locations/distance.ts';
import type { ContractorId, OpportunityId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { pastPosition, positionTime, type TimePosition } from '../../../../kernel/list-page.ts';
import { prepared } from '../../../../kernel/prepared.ts';
import type { PageOfList } from '../../requests/store/customer-request.ts';
import { type StoredRequest, serviceRequests } from '../../tables.ts';
import type { MatchedRequest } from '../rules/match-of.ts';

export interface OpportunityScope extends PageOfList {
  readonly contractorId: ContractorId;
  readonly workTypes: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly miles: number;
  /** The squares that cover the radius. */
  readonly cells: readonly number[];
}

/** Returns the id of the request behind an opportunity's id. */
export async function requestOfOpportunity(ctx: Context, id: OpportunityId): Promise<ServiceRequestId | null> {
  const { rows } = await ctx.db.execute<{ id: ServiceRequestId }>(
    sql`select id from service_requests where opportunity_id = ${id}`,
  );
  return rows[0]?.id ?? null;
}

/** The fields of an open request that decide how well it fits. */
type Candidate = MatchedRequest & { readonly id: ServiceRequestId; readonly position: TimePosition };

/**
 * Returns up to `limit` open requests around a contractor that they are not involved in yet, newest first. Each square
 * is read along its index and no further, so the time doesn't depend on the number of requests.
 */
export async function opportunitiesAround(ctx: Context, scope: OpportunityScope): Promise<Candidate[]> {
  const { rows } = await ctx.db.execute<CandidateRow>(prepared(opportunityQuery(scope)));
  return rows.map(({ at, opportunityId, budgetMinCents, budgetMaxCents, ...row }) => ({
    ...row,
    budgetMinCents: budgetMinCents === null ? null : Number(budgetMinCents),
    budgetMaxCents: budgetMaxCents === null ? null : Number(budgetMaxCents),
    position: { at, id: opportunityId },
  }));
}

interface CandidateRow
  extends Omit<Candidate, 'position' | 'budgetMinCents' | 'budgetMaxCents'>,
    Record<string, unknown> {
  readonly at: string;
  readonly opportunityId: OpportunityId;
  readonly budgetMinCents: string | null;
  readonly budgetMaxCents: string | null;
}

/** Returns requests by id, omitting unknown ids. */
export async function requestsByIds(
  ctx: Context,
  ids: readonly ServiceRequestId[],
): Promise<ReadonlyMap<ServiceRequestId, StoredRequest>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(serviceRequests)
    .where(inArray(serviceRequests.id, [...ids]));
  return new Map(rows.map((request) => [request.id, request]));
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
  // The haversine formula, as in milesBetween. It is several times faster here than the extension's functions.
  const haversine = sql`power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(latitude))
      * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)`;
  const reach = Math.sin(miles / EARTH_RADIUS_MILES / 2) ** 2;
  // 'offset 0' keeps the planner from turning 'not exists' into a join, which for large pages would read and sort
  // everything.
  return sql`
    select near.id, near.opportunity_id as "opportunityId", ${positionTime(sql`near.created_at`)} as at,
      near.work_type as "workType", near.latitude, near.longitude, near.preferred_date::text as "preferredDate",
      near.time_zone as "timeZone", near.budget_min_cents as "budgetMinCents", near.budget_max_cents as "budgetMaxCents"
    from unnest(${sql.param([...workTypes])}::text[]) as wanted(work_type),
      unnest(${sql.param([...cells])}::integer[]) as around(cell), lateral (
        select * from service_requests
        where work_type = wanted.work_type and opportunity_cell = around.cell and opportunity_id is not null
          and status in ('submitted', 'contractors-notified', 'responses-received')
          and ${haversine} <= ${reach}::float8
          and not exists (select from referrals
            where request_id = service_requests.id and contractor_id = ${contractorId} offset 0)
          ${pastPosition(after, sql`created_at`, sql`opportunity_id`)}
        order by created_at desc, opportunity_id limit ${limit}) as near
    order by near.created_at desc, near.opportunity_id limit ${limit}`;
}
