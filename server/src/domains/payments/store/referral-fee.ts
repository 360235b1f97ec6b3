import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { referralFees } from '../tables.ts';

/** Fees that count as an accepted connection: neither lapsed nor given back. */
const COUNTED = ['free', 'due', 'paid'] as const;

/** Holds back every other acceptance of the same contractor until the transaction ends. */
export async function lockIdentity(ctx: Context, billingIdentity: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`fee:${billingIdentity}`}, 0))`);
}

/** How many accepted connections a contractor has. */
export async function countAccepted(ctx: Context, billingIdentity: string): Promise<number> {
  const [row] = await ctx.db
    .select({ accepted: count() })
    .from(referralFees)
    .where(and(eq(referralFees.billingIdentity, billingIdentity), inArray(referralFees.status, [...COUNTED])));
  return row?.accepted ?? 0;
}

/** The same with what they cost. */
export async function sumCounted(
  ctx: Context,
  billingIdentity: string,
): Promise<{ acceptances: number; cents: number }> {
  const [row] = await ctx.db
    .select({ acceptances: count(), cents: sql<number>`coalesce(sum(${referralFees.amountCents}), 0)::integer` })
    .from(referralFees)
    .where(and(eq(referralFees.billingIdentity, billingIdentity), inArray(referralFees.status, [...COUNTED])));
  return row ?? { acceptances: 0, cents: 0 };
}

export async function insertFee(
  ctx: Context,
  fee: { referralId: string; billingIdentity: string; amountCents: number },
): Promise<void> {
  await ctx.db
    .insert(referralFees)
    .values({ ...fee, status: fee.amountCents === 0 ? 'free' : 'due', assessedAt: ctx.clock.now() });
}

/** Ends a fee: 'lapsed' when it was not paid in time, 'returned' when the connection came to nothing. */
export async function closeFee(ctx: Context, referralId: string, status: 'lapsed' | 'returned'): Promise<void> {
  await ctx.db.update(referralFees).set({ status }).where(eq(referralFees.referralId, referralId));
}
