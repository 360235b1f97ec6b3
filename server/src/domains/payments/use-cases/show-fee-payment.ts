import type { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { paymentOfReferral } from '../store/payment.ts';
import { isGivenBack } from '../store/refund.ts';
import { receiptNumber } from '../views.ts';

/** How the payment of a referral's fee stands. */
export interface FeeReceipt {
  readonly paymentId: PaymentId;
  readonly amountCents: number;
  /** The provider has, or may have, the money, and nothing of it was given back, whether the card took it or not. */
  readonly isUnderWay: boolean;
  /** Null until it has come in. */
  readonly receipt: { readonly number: string; readonly paidAt: Date } | null;
}

/** The payment of a referral's fee; null when nothing was ever due. */
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
