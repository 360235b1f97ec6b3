import type { ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { referrals, type StoredReferral, type StoredRequest, serviceRequests } from '../../tables.ts';

/** A request with all its referrals, on which every decision is based. */
export interface RequestCase {
  readonly request: StoredRequest;
  readonly referrals: readonly StoredReferral[];
}

/**
 * Loads a request and its referrals; with `forUpdate`, under the request's lock, which serializes all changes. Returns
 * null for an unknown id.
 */
export async function loadCase(ctx: Context, id: ServiceRequestId, forUpdate: boolean): Promise<RequestCase | null> {
  const query = ctx.db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  const [request] = forUpdate ? await query.for('update') : await query;
  if (request === undefined) return null;
  const found = await ctx.db.select().from(referrals).where(eq(referrals.requestId, id)).orderBy(sql`ordinal`);
  return { request, referrals: found };
}

/** Returns the id of the request that a referral belongs to. */
export async function requestOfReferral(ctx: Context, id: ReferralId): Promise<ServiceRequestId | null> {
  const [row] = await ctx.db.select({ requestId: referrals.requestId }).from(referrals).where(eq(referrals.id, id));
  return row?.requestId ?? null;
}

/** Returns the id of the request with this ordinal, from which its number is derived. */
export async function requestOfOrdinal(ctx: Context, ordinal: number): Promise<ServiceRequestId | null> {
  const [row] = await ctx.db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(eq(serviceRequests.ordinal, ordinal));
  return row?.id ?? null;
}
