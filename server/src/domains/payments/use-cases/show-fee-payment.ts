import type { CardName } from '@plumbline/contract/domains/payments/kept-card.ts';
import type { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Decline } from '../ports.ts';
import { isCharging } from '../rules/card-charge.ts';
import { chargeOf } from '../store/card-charge.ts';
import { paymentOfReferral } from '../store/payment.ts';
import { isGivenBack } from '../store/refund.ts';
import type { StoredCharge } from '../tables.ts';
import { receiptNumber } from '../views.ts';

/** The state of a referral fee's payment. */
export interface FeeReceipt {
  readonly paymentId: PaymentId;
  readonly amountCents: number;
  /** The provider has, or may have, the money, or is being asked to charge a kept card, and no refund was ever requested, even one that failed. */
  readonly isUnderWay: boolean;
  /** The charge of a kept card; null if none was asked for. */
  readonly charge: {
    readonly card: CardName;
    readonly state: 'charging' | 'charged' | 'declined' | 'void';
    /** The reason of a decline. */
    readonly decline: Decline | null;
  } | null;
  /** Null until the payment has arrived. */
  readonly receipt: { readonly number: string; readonly paidAt: Date } | null;
}

/** Returns the payment of a referral's fee; null if nothing was ever due. */
export async function showFeePayment(ctx: Context, referralId: ReferralId): Promise<FeeReceipt | null> {
  const payment = await paymentOfReferral(ctx, referralId);
  if (payment === null) return null;
  const { status, paidAt } = payment;
  const charge = chargeView(await chargeOf(ctx, payment.id), ctx.clock.now());
  const isCharged = payment.closedAt === null && charge?.state === 'charging';
  return {
    paymentId: payment.id,
    amountCents: payment.amountCents,
    isUnderWay:
      isCharged || ((status === 'succeeded' || status === 'processing') && !(await isGivenBack(ctx, payment.id))),
    charge,
    receipt: paidAt === null ? null : { number: receiptNumber(payment), paidAt },
  };
}

function chargeView(charge: StoredCharge | null, now: Date): FeeReceipt['charge'] {
  if (charge === null) return null;
  const { status, brand, last4, decline: message, declineCode: code } = charge;
  return {
    card: { brand, last4 },
    // One that takes too long may be replaced.
    state: status === 'asked' ? (isCharging(charge, now) ? 'charging' : 'void') : status,
    decline: code === null || message === null ? null : { code, message },
  };
}
