import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import type { Decline } from '../ports.ts';
import { cardCharges, type StoredCharge } from '../tables.ts';

/** Inserts a charge. The database rejects a second one for the same payment. */
export async function insertCharge(
  ctx: Context,
  charge: Pick<StoredCharge, 'paymentId' | 'customerId' | 'cardId' | 'brand' | 'last4'>,
): Promise<void> {
  await ctx.db.insert(cardCharges).values({ ...charge, status: 'asked', askedAt: ctx.clock.now() });
}

export async function chargeOf(ctx: Context, paymentId: PaymentId): Promise<StoredCharge | null> {
  const [charge] = await ctx.db.select().from(cardCharges).where(eq(cardCharges.paymentId, paymentId));
  return charge ?? null;
}

/** Settles a charge that was asked for. Returns false if there is none, or if it is settled already. */
export async function settleCharge(
  ctx: Context,
  paymentId: PaymentId,
  status: 'charged' | 'declined' | 'void',
  decline: Decline | null = null,
): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(cardCharges)
    .set({
      status,
      decline: decline?.message ?? null,
      declineCode: decline?.code ?? null,
      settledAt: ctx.clock.now(),
    })
    .where(and(eq(cardCharges.paymentId, paymentId), eq(cardCharges.status, 'asked')));
  return rowCount === 1;
}
