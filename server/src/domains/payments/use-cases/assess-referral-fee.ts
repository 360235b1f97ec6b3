import { feeFor } from '@plumbline/contract/domains/payments/fee-policy.ts';
import { BILLING_ZONE_NAME, type Month } from '@plumbline/contract/domains/payments/spending-cap.ts';
import { formatMoney } from '@plumbline/contract/kernel/format.ts';
import { type ContractorId, PaymentId, type ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { monthAfter, monthOf, spanOf } from '../rules/billing-month.ts';
import { feeAssessed, feeWaived } from '../rules/postings.ts';
import { chargesBetween, post } from '../store/ledger.ts';
import { insertPayment } from '../store/payment.ts';
import { countFree, insertFee, lockIdentity } from '../store/referral-fee.ts';
import { capOf } from '../store/spending-cap.ts';

export interface AssessedFee {
  /** 0 when it is free. */
  readonly amountCents: number;
  /** What the links that lead to its payment name; null when nothing is due. */
  readonly paymentId: PaymentId | null;
}

/**
 * Decides what an accepted connection costs and posts it, once a referral. Must run in the transaction of the
 * acceptance: the lock on the billing identity holds until it ends, so that of two acceptances of one contractor at the
 * same instant only one is the free one, and together they can't exceed its cap.
 * @param fee.description what stands on the bill, such as 'Referral fee, PL-7K4QZ2'
 * @throws DomainError 'spending-cap' when it would cost more than the contractor's cap leaves this month.
 */
export async function assessReferralFee(
  ctx: Context,
  fee: {
    readonly referralId: ReferralId;
    readonly contractorId: ContractorId;
    readonly billingIdentity: string;
    readonly description: string;
  },
): Promise<AssessedFee> {
  const { description, ...of } = fee;
  await lockIdentity(ctx, fee.billingIdentity);
  const amountCents = feeFor(await countFree(ctx, fee.billingIdentity), ctx.settings);
  const assessed = { ...of, amountCents, assessedAt: ctx.clock.now() };
  if (amountCents === 0) {
    const waived = { ...assessed, status: 'free' as const, paymentId: null };
    await insertFee(ctx, waived);
    await post(ctx, feeWaived(waived, ctx.settings.referralFeeCents, description));
    return { amountCents, paymentId: null };
  }
  await requireWithinCap(ctx, fee.billingIdentity, amountCents);
  const paymentId = PaymentId.parse(newId('pay'));
  await insertPayment(ctx, {
    id: paymentId,
    kind: 'referral-fee',
    referralId: fee.referralId,
    amountCents,
    description,
  });
  const due = { ...assessed, status: 'due' as const, paymentId };
  await insertFee(ctx, due);
  await post(ctx, feeAssessed(due, description));
  return { amountCents, paymentId };
}

/** What the next accepted connection would cost a contractor now, in cents. */
export const quoteReferralFee = async (ctx: Context, billingIdentity: string): Promise<number> =>
  feeFor(await countFree(ctx, billingIdentity), ctx.settings);

async function requireWithinCap(ctx: Context, billingIdentity: string, amountCents: number): Promise<void> {
  const capCents = await capOf(ctx, billingIdentity);
  if (capCents === null) return;
  const month = monthOf(ctx.clock.now());
  const { from, to } = spanOf(month);
  const left = Math.max(0, capCents - (await chargesBetween(ctx, billingIdentity, from, to)));
  if (amountCents > left) throw new DomainError('spending-cap', overCap(amountCents, capCents, left, month));
}

const overCap = (amountCents: number, capCents: number, leftCents: number, month: Month): string =>
  `This connection costs ${formatMoney(amountCents)}, and your spending cap of ${formatMoney(capCents)} a month ` +
  `leaves ${formatMoney(leftCents)}. Raise the cap on your account page, or accept again from ${nextMonthDay(month)} on (${BILLING_ZONE_NAME}).`;

/** 'January 1' */
const nextMonthDay = (month: Month): string =>
  new Date(`${monthAfter(month)}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
