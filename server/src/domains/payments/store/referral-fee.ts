import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { and, arrayOverlaps, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { referralFees, type StoredFee } from '../tables.ts';

/** Blocks other acceptances by the same contractor until the transaction ends. */
export async function lockIdentity(ctx: Context, billingIdentity: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`fee:${billingIdentity}`}, 0))`);
}

/** Locks several identities, always in the same order, so that concurrent acceptances can't deadlock. */
export async function lockIdentities(ctx: Context, identities: readonly string[]): Promise<void> {
  for (const identity of [...new Set(identities)].toSorted()) await lockIdentity(ctx, identity);
}

/** Returns the number of free connections counted under any of these identities. */
export async function countFree(ctx: Context, identities: readonly string[]): Promise<number> {
  const [row] = await ctx.db
    .select({ free: count() })
    .from(referralFees)
    .where(
      and(
        eq(referralFees.status, 'free'),
        or(inArray(referralFees.billingIdentity, [...identities]), arrayOverlaps(referralFees.freeBy, [...identities])),
      ),
    );
  return row?.free ?? 0;
}

export async function insertFee(ctx: Context, fee: StoredFee): Promise<void> {
  await ctx.db.insert(referralFees).values(fee);
}

export async function feeOf(ctx: Context, referralId: ReferralId): Promise<StoredFee | null> {
  const [fee] = await ctx.db.select().from(referralFees).where(eq(referralFees.referralId, referralId));
  return fee ?? null;
}

/** Returns a referral's fee and locks it until the transaction ends. */
export async function lockFee(ctx: Context, referralId: ReferralId): Promise<StoredFee | null> {
  const [fee] = await ctx.db.select().from(referralFees).where(eq(referralFees.referralId, referralId)).for('update');
  return fee ?? null;
}

export async function setFeeStatus(ctx: Context, referralId: ReferralId, status: StoredFee['status']): Promise<void> {
  await ctx.db.update(referralFees).set({ status }).where(eq(referralFees.referralId, referralId));
}

/**
 * Returns a contractor's latest completed connections, newest first: free, paid, or refunded since. A connection that
 * ended before its fee was paid was never completed.
 */
export async function latestConnections(ctx: Context, billingIdentity: string, limit: number): Promise<ReferralId[]> {
  const { rows } = await ctx.db.execute<{ referral_id: ReferralId }>(sql`
    select referral_id from referral_fees
    where billing_identity = ${billingIdentity} and status in ('free', 'paid', 'returned')
      and not (status = 'returned' and exists (
        select from payments where payments.id = referral_fees.payment_id and payments.applied_at is null))
    order by assessed_at desc limit ${limit}`);
  return rows.map(({ referral_id }) => referral_id);
}
