import type { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { paymentOfReferral } from '../store/payment.ts';
import { isGivenBack } from '../store/refund.ts';
import { receiptNumber } from '../views.ts';

/** The state of a referral fee's payment. */
export interface FeeReceipt {
  readonly paymentId: PaymentId;
  readonly amountCents: number;
  /** The provider has, or may have, the money, and no refund was ever requested, even one that failed. */
  readonly isUnderWay: boolean;
  /** Null until the payment has arrived. */
  readonly receipt: { readonly number: string; readonly paidAt: Date } | null;
}

/** Returns the payment of a referral's fee; null if nothing was ever due. */
export async function showFeePayment(ctx: Context, referralId: ReferralId): Promise<FeeReceipt | null> {
  const payment = await paymentOfReferral(ctx, referralId);
  if (payment === null) return null;
  const { status, paidAt } = payment;
  return {
    paymentId: payment.id,
    amountCents: payment.amountCents,
    isUnderWay: (status === 'succeeded' || status === 'processing') && !(await isGivenBack(ctx, payment.id)),
    receipt: paidAt === null ? null : { number: receiptNumber(payment), paidAt },
  };
}
