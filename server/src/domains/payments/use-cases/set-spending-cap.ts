import { inCents } from '@plumbline/contract/domains/payments/amount.ts';
import {
  BILLING_ZONE,
  type SpendingCap,
  type SpendingCapForm,
} from '@plumbline/contract/domains/payments/spending-cap.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { monthOf, spanOf } from '../rules/billing-month.ts';
import { chargesBetween } from '../store/ledger.ts';
import { lockIdentity } from '../store/referral-fee.ts';
import { capOf, putCap } from '../store/spending-cap.ts';
import { ownBillingIdentity } from './list-payments.ts';

/**
 * Returns the signed-in contractor's monthly cap.
 * @throws DomainError 'not-found' if they have no listing
 */
export async function showSpendingCap(ctx: Context): Promise<SpendingCap> {
  const identity = await ownBillingIdentity(ctx);
  if (identity === null) throw notFound();
  return capView(ctx, identity);
}

/**
 * Sets or removes the cap. It doesn't affect earlier acceptances; concurrent ones are serialized with the change.
 * @throws DomainError 'not-found' if they have no listing
 */
export const setSpendingCap = (ctx: Context, { cap }: SpendingCapForm): Promise<SpendingCap> =>
  inTransaction(ctx, async (ctx) => {
    const identity = await ownBillingIdentity(ctx);
    if (identity === null) throw notFound();
    await lockIdentity(ctx, identity);
    await putCap(ctx, identity, cap === null ? null : inCents(cap));
    return capView(ctx, identity);
  });

async function capView(ctx: Context, billingIdentity: string): Promise<SpendingCap> {
  const month = monthOf(ctx.clock.now());
  const { from, to } = spanOf(month);
  const capCents = await capOf(ctx, billingIdentity);
  const spentCents = await chargesBetween(ctx, billingIdentity, from, to);
  return {
    cap: capCents === null ? null : capCents / 100,
    spent: spentCents / 100,
    left: capCents === null ? null : Math.max(0, capCents - spentCents) / 100,
    month,
    timeZone: BILLING_ZONE,
  };
}
