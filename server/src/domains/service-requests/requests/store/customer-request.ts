import type { ContractorId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { type ListPage, pageOf, pastPosition, positionTime, type TimePosition } from '../../../../kernel/list-page.ts';
import { referrals, type StoredReferral, type StoredRequest, serviceRequests } from '../../tables.ts';

export interface PageOfList {
  readonly after: TimePosition | undefined;
  readonly limit: number;
}

const createdAt = sql`${serviceRequests.createdAt}`;
const requestId = sql`${serviceRequests.id}`;

/** Returns a customer's requests, newest first, using the index service_requests_customer. */
export async function requestsOfCustomer(
  ctx: Context,
  customerId: UserId,
  { after, limit }: PageOfList,
): Promise<ListPage<{ request: StoredRequest; position: TimePosition }>> {
  const rows = await ctx.db
    .select({ request: serviceRequests, at: positionTime(createdAt).mapWith(String) })
    .from(serviceRequests)
    .where(sql`${serviceRequests.customerId} = ${customerId} ${pastPosition(after, createdAt, requestId)}`)
    .orderBy(desc(serviceRequests.createdAt), serviceRequests.id)
    .limit(limit + 1);
  return pageOf(
    rows.map(({ request, at }) => ({ request, position: { at, id: request.id } })),
    limit,
  );
}

/** Counts the proposals on each request that await the customer; requests without any are left out. */
export async function countProposals(
  ctx: Context,
  ids: readonly ServiceRequestId[],
): Promise<ReadonlyMap<ServiceRequestId, number>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: referrals.requestId, count: sql<number>`count(*)::integer` })
    .from(referrals)
    .where(and(inArray(referrals.requestId, [...ids]), eq(referrals.status, 'proposed')))
    .groupBy(referrals.requestId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Returns the referrals of these requests. */
export async function referralsOf(
  ctx: Context,
  ids: readonly ServiceRequestId[],
): Promise<ReadonlyMap<ServiceRequestId, readonly StoredReferral[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(referrals)
    .where(inArray(referrals.requestId, [...ids]));
  return Map.groupBy(rows, ({ requestId }) => requestId);
}

export interface StoredDisclosure {
  readonly request: Pick<StoredRequest, 'id' | 'ordinal'>;
  readonly contractorId: ContractorId;
  readonly settledAt: Date;
  readonly position: TimePosition;
}

/**
 * Returns the contractors who received a customer's contact details: every connection that was ever settled disclosed
 * them, whatever happened later. Newest request first; a page covers `limit` requests.
 */
export async function disclosuresOf(
  ctx: Context,
  customerId: UserId,
  { after, limit }: PageOfList,
): Promise<ListPage<StoredDisclosure>> {
  const { rows } = await ctx.db.execute<{
    id: ServiceRequestId;
    ordinal: string;
    at: string;
    told: { contractorId: ContractorId; settledAt: string }[];
  }>(sql`
    select id, ordinal, ${positionTime(sql`created_at`)} as at, told
    from service_requests, lateral (
      select json_agg(json_build_object('contractorId', contractor_id, 'settledAt', settled_at) order by settled_at desc)
        as told
      from referrals where request_id = service_requests.id and settled_at is not null) as settled
    where customer_id = ${customerId} and told is not null ${pastPosition(after, sql`created_at`, sql`id`)}
    order by created_at desc, id limit ${limit + 1}`);
  const page = pageOf(
    rows.map((row) => ({ ...row, position: { at: row.at, id: row.id } })),
    limit,
  );
  return {
    next: page.next,
    items: page.items.flatMap(({ id, ordinal, told, position }) =>
      told.map(({ contractorId, settledAt }) => ({
        request: { id, ordinal: Number(ordinal) },
        contractorId,
        settledAt: new Date(settledAt),
        position,
      })),
    ),
  };
}
