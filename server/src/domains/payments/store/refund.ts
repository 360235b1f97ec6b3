import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { refunds, type StoredRefund } from '../tables.ts';

/** Stores a refund. Returns false if the payment already has one that has not failed. */
export async function insertRefund(ctx: Context, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const { rowCount } = await ctx.db.insert(refunds).values(refund).onConflictDoNothing();
  return rowCount === 1;
}

export async function refundById(ctx: Context, id: string): Promise<StoredRefund | null> {
  const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.id, id));
  return refund ?? null;
}

export async function refundByProviderId(ctx: Context, providerId: string): Promise<StoredRefund | null> {
  const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.providerId, providerId));
  return refund ?? null;
}

/**
 * Returns whether a refund was ever requested for all or part of a payment. If it failed, we still owe the money to the
 * card, so the payment can't settle anything.
 */
export async function isGivenBack(ctx: Context, paymentId: PaymentId): Promise<boolean> {
  const [refund] = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .limit(1);
  return refund !== undefined;
}

/** Returns the cents of a payment that were refunded or are being refunded. */
export async function centsGivenBack(ctx: Context, paymentId: PaymentId): Promise<number> {
  const given = await ctx.db
    .select({ cents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'failed')));
  return given.reduce((sum, { cents }) => sum + cents, 0);
}

/** Returns the provider's ids of pending refunds. */
export async function pendingRefunds(ctx: Context): Promise<string[]> {
  const found = await ctx.db.select({ id: refunds.providerId }).from(refunds).where(eq(refunds.status, 'pending'));
  return found.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Returns the refund that we have requested or are about to request. Ignores failed ones. */
export async function liveRefundOf(ctx: Context, paymentId: PaymentId): Promise<StoredRefund | null> {
  const [refund] = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.origin, 'ours'), ne(refunds.status, 'failed')));
  return refund ?? null;
}

export async function updateRefund(ctx: Context, id: string, change: Partial<StoredRefund>): Promise<void> {
  await ctx.db.update(refunds).set(change).where(eq(refunds.id, id));
}
