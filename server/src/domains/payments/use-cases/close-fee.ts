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
 * Ends a referral's fee, in the caller's transaction and under the request's lock: 'lapsed' when it was not paid in
 * time, 'returned' when the connection came to nothing. It counts no more; what was paid goes back to the card, what is
 * not paid yet can't be paid any more, and what comes in all the same goes back. Again it does nothing.
 * @param reason what operators read of its refund
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

/** Both held until the transaction ends, always in this order: the provider's word holds them so, too. */
async function lockFeeAndPayment(
  ctx: Context,
  referralId: ReferralId,
): Promise<{ fee: StoredFee | null; payment: StoredPayment | null }> {
  const found = await paymentOfReferral(ctx, referralId);
  const payment = found === null ? null : await lockPayment(ctx, found.id);
  return { fee: await lockFee(ctx, referralId), payment };
}

/**
 * Settles a due fee with the money that has come in for it, in the caller's transaction and under the request's lock.
 * False when there is none: it was not paid, was settled before, or has gone back.
 */
export async function settleFee(ctx: Context, referralId: ReferralId): Promise<boolean> {
  const { fee, payment } = await lockFeeAndPayment(ctx, referralId);
  if (fee?.status !== 'due' || payment === null || !(await isUnapplied(ctx, payment))) return false;
  await updatePayment(ctx, payment.id, { appliedAt: ctx.clock.now() });
  await setFeeStatus(ctx, referralId, 'paid');
  await post(ctx, feeSettled(payment, fee));
  return true;
}

/** Gives back at once what came in for a connection that had ended; false when nothing did. */
export async function returnUnapplied(ctx: Context, referralId: ReferralId, reason: RefundReason): Promise<boolean> {
  const { fee, payment } = await lockFeeAndPayment(ctx, referralId);
  if (payment === null || !(await isUnapplied(ctx, payment))) return false;
  return requestRefund(ctx, payment, { reason, source: 'unapplied', fee });
}

/** Whether money has come in for a referral's fee that is not settled with it yet. Holds the payment. */
export async function isPaidUnsettled(ctx: Context, referralId: ReferralId): Promise<boolean> {
  const { payment } = await lockFeeAndPayment(ctx, referralId);
  return payment !== null && isUnapplied(ctx, payment);
}

/** The whole amount is in, not settled with the fee, and not on its way back. */
const isUnapplied = async (ctx: Context, payment: StoredPayment): Promise<boolean> =>
  payment.status === 'succeeded' &&
  payment.receivedCents === payment.amountCents &&
  payment.appliedAt === null &&
  !(await isGivenBack(ctx, payment.id));
