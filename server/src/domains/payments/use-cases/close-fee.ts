import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { JOB_ATTEMPTS } from '../ports.ts';
import { feeEnded, feeSettled } from '../rules/postings.ts';
import type { RefundReason } from '../rules/refund-reason.ts';
import { post, waivedFor } from '../store/ledger.ts';
import { lockPayment, paymentOfReferral, updatePayment } from '../store/payment.ts';
import { lockFee, setFeeStatus } from '../store/referral-fee.ts';
import { isGivenBack } from '../store/refund.ts';
import type { StoredFee, StoredPayment } from '../tables.ts';
import { requestRefund } from './refund-payment.ts';

/**
 * Ends a referral's fee in the caller's transaction and under the request's lock: 'lapsed' if it was not paid in time,
 * 'returned' if the connection came to nothing. The connection no longer counts. A payment already made is refunded, a
 * pending one is canceled, and money that still arrives is refunded. Has no effect on a fee that has ended.
 * @param reason shown to operators with the refund
 */
export async function closeFee(
  ctx: Context,
  referralId: ReferralId,
  status: 'lapsed' | 'returned',
  reason: RefundReason,
): Promise<void> {
  const { fee, payment } = await lockFeeAndPayment(ctx, referralId);
  if (fee === null || fee.status === 'lapsed' || fee.status === 'returned') return;
  await setFeeStatus(ctx, referralId, status);
  if (fee.status === 'paid' && payment !== null) {
    await requestRefund(ctx, payment, { reason, source: 'fee', fee });
    return;
  }
  const waivedCents = fee.status === 'free' ? await waivedFor(ctx, referralId) : 0;
  await post(ctx, feeEnded(fee, status, waivedCents));
  if (payment === null) return;
  await updatePayment(ctx, payment.id, { closedAt: ctx.clock.now() });
  if (payment.status === 'succeeded') await requestRefund(ctx, payment, { reason, source: 'unapplied', fee });
  else if (payment.intentId !== null) {
    const { id: paymentId } = payment;
    await enqueue(ctx, [{ task: 'cancel-payment', payload: { paymentId }, maxAttempts: JOB_ATTEMPTS }]);
  }
}

/** Locks both until the transaction ends, payment first. Recording provider events uses the same order. */
async function lockFeeAndPayment(
  ctx: Context,
  referralId: ReferralId,
): Promise<{ fee: StoredFee | null; payment: StoredPayment | null }> {
  const found = await paymentOfReferral(ctx, referralId);
  const payment = found === null ? null : await lockPayment(ctx, found.id);
  return { fee: await lockFee(ctx, referralId), payment };
}

/**
 * Settles a due fee with the money received for it, in the caller's transaction and under the request's lock. Returns
 * false if there is none: not paid, already settled, or refunded.
 */
export async function settleFee(ctx: Context, referralId: ReferralId): Promise<boolean> {
  const { fee, payment } = await lockFeeAndPayment(ctx, referralId);
  if (fee?.status !== 'due' || payment === null || !(await isUnapplied(ctx, payment))) return false;
  await updatePayment(ctx, payment.id, { appliedAt: ctx.clock.now() });
  await setFeeStatus(ctx, referralId, 'paid');
  await post(ctx, feeSettled(payment, fee));
  return true;
}

/** Requests a refund of the money received for a connection that has ended. Returns false if there is none. */
export async function returnUnapplied(ctx: Context, referralId: ReferralId, reason: RefundReason): Promise<boolean> {
  const { fee, payment } = await lockFeeAndPayment(ctx, referralId);
  if (payment === null || !(await isUnapplied(ctx, payment))) return false;
  return requestRefund(ctx, payment, { reason, source: 'unapplied', fee });
}

/** Returns whether money for a referral's fee has arrived but has not settled it yet. Locks the payment. */
export async function isPaidUnsettled(ctx: Context, referralId: ReferralId): Promise<boolean> {
  const { payment } = await lockFeeAndPayment(ctx, referralId);
  return payment !== null && isUnapplied(ctx, payment);
}

/** Returns whether the full amount has arrived, has not settled the fee, and is not being refunded. */
const isUnapplied = async (ctx: Context, payment: StoredPayment): Promise<boolean> =>
  payment.status === 'succeeded' &&
  payment.receivedCents === payment.amountCents &&
  payment.appliedAt === null &&
  !(await isGivenBack(ctx, payment.id));
