import type { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { erased } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';
import type { Decline } from '../ports.ts';
import { payments, type StoredPayment } from '../tables.ts';

export type NewPayment = Pick<StoredPayment, 'id' | 'kind' | 'referralId' | 'amountCents' | 'description'> &
  Partial<Pick<StoredPayment, 'email' | 'clientKeys' | 'language' | 'descriptionKind'>>;
export type PaymentChange = Partial<Omit<StoredPayment, 'id' | 'ordinal' | 'kind' | 'referralId' | 'amountCents'>>;

/** Inserts a payment. The database rejects a second one for the same referral. */
export async function insertPayment(ctx: Context, payment: NewPayment): Promise<void> {
  await ctx.db.insert(payments).values({ ...payment, status: 'open', createdAt: ctx.clock.now() });
}

export async function paymentById(ctx: Context, id: PaymentId): Promise<StoredPayment | null> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, id));
  return payment ?? null;
}

/**
 * Returns a payment and locks it until the transaction ends. This serializes everything the provider reports about it.
 */
export async function lockPayment(ctx: Context, id: PaymentId): Promise<StoredPayment | null> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment ?? null;
}

export async function paymentOfReferral(ctx: Context, referralId: ReferralId): Promise<StoredPayment | null> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.referralId, referralId));
  return payment ?? null;
}

export async function paymentOfIntent(ctx: Context, intentId: string): Promise<StoredPayment | null> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.intentId, intentId));
  return payment ?? null;
}

export async function updatePayment(ctx: Context, id: PaymentId, change: PaymentChange): Promise<void> {
  await ctx.db.update(payments).set(change).where(eq(payments.id, id));
}

/** Counts a declined attempt and stores the provider's code and message. */
export async function addDecline(ctx: Context, id: PaymentId, { code, message }: Decline): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ status: 'open', decline: message, declineCode: code, declines: sql`${payments.declines} + 1` })
    .where(eq(payments.id, id));
}

/** Stores the provider's id of a payment. Returns false if it already has one. */
export async function adoptIntent(ctx: Context, id: PaymentId, intentId: string): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(payments)
    .set({ intentId })
    .where(and(eq(payments.id, id), isNull(payments.intentId)));
  return rowCount === 1;
}

/** Erases a donor's address and words from their payments. */
export async function eraseDonor(ctx: Context, email: string): Promise<void> {
  await ctx.db.execute(sql`update payments set ${erased(columns.payments, {})} where email = ${email}`);
}

/** Counts the payments with receipts sent to an address. */
export const countDonationsOf = (ctx: Context, email: string): Promise<number> =>
  ctx.db.$count(payments, eq(payments.email, email));

/** Returns the stored data about a donor's payments. */
export async function donationsOf(ctx: Context, email: string): Promise<object[]> {
  return ctx.db
    .select({
      description: payments.description,
      amountCents: payments.amountCents,
      status: payments.status,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.email, email));
}
