import type { ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { passOns } from '../../tables.ts';
import type { RequestCase } from './request-case.ts';

/** Returns the contractors in line for a request, in order, without those who were asked in another way since. */
export async function lineOf(ctx: Context, { request, referrals }: RequestCase): Promise<ContractorId[]> {
  const { contractorId, requestId, position } = passOns;
  const rows = await ctx.db
    .select({ contractorId })
    .from(passOns)
    .where(eq(requestId, request.id))
    .orderBy(asc(position));
  const asked = new Set(referrals.map((referral) => referral.contractorId));
  return rows.flatMap((row) => (asked.has(row.contractorId) ? [] : [row.contractorId]));
}

/** Replaces the line of a request, whose lock the caller holds. */
export async function replaceLine(
  ctx: Context,
  id: ServiceRequestId,
  contractorIds: readonly ContractorId[],
): Promise<void> {
  await deleteLine(ctx, id);
  if (contractorIds.length === 0) return;
  const rows = contractorIds.map((contractorId, index) => ({ requestId: id, contractorId, position: index + 1 }));
  await ctx.db.insert(passOns).values(rows);
}

/** Deletes contractors from the line of a request; all of them, if none are given. */
export async function deleteLine(
  ctx: Context,
  id: ServiceRequestId,
  contractorIds?: readonly ContractorId[],
): Promise<void> {
  const some = contractorIds && inArray(passOns.contractorId, [...contractorIds]);
  await ctx.db.delete(passOns).where(and(eq(passOns.requestId, id), some));
}
